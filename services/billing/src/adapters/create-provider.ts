import type { CreateProvider } from './payment-provider';
import { createSimulatedProvider } from './simulated-provider';
import { createStripeProvider } from './stripe-provider';

/** Stripe where its key is set, otherwise the simulated provider. */
export const createProvider = ({ secretKey, webhookSecret }: { secretKey: string | undefined; webhookSecret: string | undefined }): CreateProvider =>
  secretKey && webhookSecret ? createStripeProvider({ secretKey, webhookSecret }) : createSimulatedProvider();
