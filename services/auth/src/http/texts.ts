/** What people read of auth's answers. Those of the specification stand as there. */
export const texts = {
  registered: 'Registration successful. Welcome!',
  signedOut: 'You are signed out.',
  resetRequested: 'If an account with that email exists, a password reset link is on its way.',
  resetTokenHolds: 'Choose a new password.',
  passwordUpdated: 'Your password has been updated. Please sign in.',
  passwordChanged: 'Your password was changed. Every other device was signed out.',
  emailTaken: 'An account with this email already exists. Please sign in.',
  wrongCredentials: 'Invalid email or password',
  wrongPassword: 'That is not your password.',
  resetTokenInvalid: 'Invalid or expired reset token.',
  adminLinkInvalid: 'This link is not valid for this account, or has expired. Sign in again to get a new one.',
} as const;

export const waitText = (seconds: number): string =>
  `Too many failed attempts. Please try again in ${seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`;
