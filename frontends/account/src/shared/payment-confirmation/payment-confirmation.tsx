import { useRuntimeConfig } from '@fairshare/federation';
import { lazy, Suspense } from 'react';
import type { PaymentConfirmationProps } from './payment-confirmation-props';

/** Only the one of the provider in use is fetched. */
const StripeConfirmation = lazy(() => import('./stripe-confirmation'));
const SimulatedConfirmation = lazy(() => import('./simulated-confirmation'));

/** Has the bank ask for its confirmation of a payment, once; shown again, it asks again. */
export function PaymentConfirmation(asked: PaymentConfirmationProps) {
  const { stripePublishableKey } = useRuntimeConfig();
  return <Suspense>{stripePublishableKey ? <StripeConfirmation {...asked} publishableKey={stripePublishableKey} /> : <SimulatedConfirmation {...asked} />}</Suspense>;
}
