import { runService } from '@fairshare/service-kit';
import { createBillingService, createProvider } from './service';

runService('billing', ({ environment }) => {
  const provider = createProvider({ secretKey: environment.STRIPE_SECRET_KEY, webhookSecret: environment.STRIPE_WEBHOOK_SECRET });
  return (deps) => createBillingService(deps, { provider, emailHashSecrets: environment.EMAIL_HASH_SECRET });
});
