import { Link } from '@fairshare/federation';

export function PanelScreen() {
  return (
    <main>
      <h1>Admin Panel</h1>
      <Link to="/">Back to App</Link>
    </main>
  );
}
