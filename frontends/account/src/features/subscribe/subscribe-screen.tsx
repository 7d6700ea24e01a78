import { Link } from '@fairshare/federation';

export function SubscribeScreen() {
  return (
    <main>
      <h1>Choose Your Plan</h1>
      <Link to="/">Back to Home</Link>
    </main>
  );
}
