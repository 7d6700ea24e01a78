import { Link } from '@fairshare/federation';

export function EmailPreferencesScreen() {
  return (
    <main>
      <h1>Email Preferences</h1>
      <Link to="/">Back to Home</Link>
    </main>
  );
}
