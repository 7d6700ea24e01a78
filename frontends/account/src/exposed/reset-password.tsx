export { ResetPasswordScreen as default } from '../features/reset-password/reset-password-screen';
