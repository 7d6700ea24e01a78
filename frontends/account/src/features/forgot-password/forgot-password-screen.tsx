import { Link } from '@fairshare/federation';

export function ForgotPasswordScreen() {
  return (
    <main>
      <h1>Forgot Password</h1>
      <Link to="/">Back to Home</Link>
    </main>
  );
}
