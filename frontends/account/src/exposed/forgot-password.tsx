export { ForgotPasswordScreen as default } from '../features/forgot-password/forgot-password-screen';
