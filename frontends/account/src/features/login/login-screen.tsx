import { Link } from '@fairshare/federation';

export function LoginScreen() {
  return (
    <main>
      <h1>Log In</h1>
      <Link to="/">Back to Home</Link>
    </main>
  );
}
