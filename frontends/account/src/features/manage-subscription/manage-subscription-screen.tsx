import { Link } from '@fairshare/federation';

export function ManageSubscriptionScreen() {
  return (
    <main>
      <h1>Manage Subscription</h1>
      <Link to="/">Back to Home</Link>
    </main>
  );
}
