/** User-facing messages in auth's responses; errors have their own messages. Texts of the specification are verbatim. */
export const texts = {
  registered: 'Registration successful. Welcome!',
  signedOut: 'You are signed out.',
  resetRequested: 'If an account with that email exists, a password reset link is on its way.',
  resetTokenHolds: 'Choose a new password.',
  passwordUpdated: 'Your password has been updated. Please sign in.',
  passwordChanged: 'Your password was changed. Every other device was signed out.',
} as const;
