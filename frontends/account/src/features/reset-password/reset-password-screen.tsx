import { Link } from '@fairshare/federation';

export function ResetPasswordScreen() {
  return (
    <main>
      <h1>Reset Password</h1>
      <Link to="/">Back to Home</Link>
    </main>
  );
}
