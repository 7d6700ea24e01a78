/** Texts of the screen that requests a reset link; the messages are from the specification (001, sections 2 and 8). */
export const TEXTS = {
  title: 'Forgot Password',
  lead: 'Enter the email of your account. We send you a link to choose a new password.',
  email: 'Email',
  submit: 'Send Reset Link',
  submitting: 'Sending...',
  sent: 'Check Your Email',
  sentHint: 'Nothing there after a few minutes? Look in your spam folder, or send the link again.',
  failed: 'An unexpected error occurred. Please try again.',
  backToHome: 'Back to Home',
} as const;

/** Texts for a signed-in golfer. */
export const CHANGE = {
  title: 'Change Password',
  lead: 'Every other device is signed out. This one stays signed in.',
  current: 'Current Password',
  password: 'New Password',
  passwordHint: 'At least 8 characters',
  confirmPassword: 'Confirm New Password',
  submit: 'Change Password',
  submitting: 'Changing...',
  done: 'Password changed',
  failed: { title: 'Your password was not changed', fallback: 'Please try again.' },
  forgotten: 'You do not know your current password?',
  mail: 'Email Me a Reset Link',
} as const;
