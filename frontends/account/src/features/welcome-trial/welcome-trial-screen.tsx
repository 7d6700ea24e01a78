import { Link, useRuntimeConfig } from '@fairshare/federation';

export function WelcomeTrialScreen() {
  const { productName } = useRuntimeConfig();
  return (
    <main>
      <h1>Welcome to {productName}!</h1>
      <Link to="/subscribe?plan=annual">Annual</Link>
      <Link to="/subscribe?plan=monthly">Monthly</Link>
    </main>
  );
}
