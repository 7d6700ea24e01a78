import { useRuntimeConfig } from '@fairshare/federation';
import { lazy, Suspense } from 'react';
import type { PaymentConfirmationProps } from './payment-confirmation-props';

/** Lazy, so that only the provider in use is loaded. */
const StripeConfirmation = lazy(() => import('./stripe-confirmation'));
const SimulatedConfirmation = lazy(() => import('./simulated-confirmation'));

/** Lets the bank ask the user to confirm a payment, once per mount. */
export function PaymentConfirmation(asked: PaymentConfirmationProps) {
  const { stripePublishableKey } = useRuntimeConfig();
  return <Suspense>{stripePublishableKey ? <StripeConfirmation {...asked} publishableKey={stripePublishableKey} /> : <SimulatedConfirmation {...asked} />}</Suspense>;
}
