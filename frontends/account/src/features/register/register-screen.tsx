import { Link } from '@fairshare/federation';

export function RegisterScreen() {
  return (
    <main>
      <h1>Create Your Account</h1>
      <Link to="/">Back to Home</Link>
    </main>
  );
}
