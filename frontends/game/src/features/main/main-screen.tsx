import { Link, useRuntimeConfig } from '@fairshare/federation';

export function MainScreen() {
  const { productName } = useRuntimeConfig();
  return (
    <main>
      <h1>{productName}</h1>
      <Link to="/manage-subscription">Manage Subscription</Link>
    </main>
  );
}
