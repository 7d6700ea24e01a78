/** Texts about access; "Access Denied" and "Go Back" are from the specification (001, section 2). */
export const TEXTS = {
  denied: 'Access Denied',
  deniedText: 'This page is for administrators.',
  logInFirst: 'Log in with the account that the link was mailed to, then follow the link again.',
  goBack: 'Go Back',
  logIn: 'Log In',
  confirmTitle: 'Become an Administrator',
  confirmText: (email: string) => `Confirm to make ${email} an administrator.`,
  confirm: 'Confirm',
  confirmFailed: 'The link could not be confirmed. Please try again.',
  loading: 'Loading',
} as const;
