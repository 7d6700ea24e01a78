import { useRuntimeConfig } from '@fairshare/federation';
import { SkeletonList } from '@fairshare/ui';
import { lazy, Suspense } from 'react';
import type { CardFormProps } from './card-form-props';
import { TEXTS } from './texts';

/** Lazy, so that only the form of the provider in use is loaded. */
const StripeCardForm = lazy(() => import('./stripe-card-form'));
const SimulatedCardForm = lazy(() => import('./simulated-card-form'));

/** Asks for a card, with the form of the payment provider in use. */
export function CardForm(form: CardFormProps) {
  const { stripePublishableKey } = useRuntimeConfig();
  return (
    <Suspense fallback={<SkeletonList label={TEXTS.loading} rows={2} />}>
      {stripePublishableKey ? <StripeCardForm {...form} publishableKey={stripePublishableKey} /> : <SimulatedCardForm {...form} />}
    </Suspense>
  );
}
