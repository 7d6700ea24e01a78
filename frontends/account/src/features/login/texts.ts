/** Texts of the sign-in screen; the messages are from the specification (001, section 8). */
export const TEXTS = {
  title: 'Log In',
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  submit: 'Log In',
  submitting: 'Logging In...',
  register: 'New Users Register Here',
  failed: { title: 'Sign in failed', fallback: 'Please check your credentials and try again.' },
} as const;
