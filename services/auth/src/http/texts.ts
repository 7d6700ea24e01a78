/** What people read of auth's answers; its refusals say their own. Those of the specification stand as there. */
export const texts = {
  registered: 'Registration successful. Welcome!',
  signedOut: 'You are signed out.',
  resetRequested: 'If an account with that email exists, a password reset link is on its way.',
  resetTokenHolds: 'Choose a new password.',
  passwordUpdated: 'Your password has been updated. Please sign in.',
  passwordChanged: 'Your password was changed. Every other device was signed out.',
} as const;
