import { useRuntimeConfig } from '@fairshare/federation';
import { SkeletonList } from '@fairshare/ui';
import { lazy, Suspense } from 'react';
import { TEXTS } from './texts';

/** Only the form of the provider in use is fetched. */
const StripeCardForm = lazy(() => import('./stripe-card-form'));
const SimulatedCardForm = lazy(() => import('./simulated-card-form'));

/** What a card form of either provider is given. */
export interface CardFormProps {
  clientSecret: string;
  /** What pressing it does, and when. */
  submitLabel: string;
  /** Where a bank's page leads back to. */
  returnPath: string;
  /** Why the card that was entered last was refused. */
  refusal?: string;
  onCardSaved: (setupIntentId: string) => void;
}

/** Asks for a card, by the form of the payment provider in use. */
export function CardForm(form: CardFormProps) {
  const { stripePublishableKey } = useRuntimeConfig();
  return (
    <Suspense fallback={<SkeletonList label={TEXTS.loading} rows={2} />}>
      {stripePublishableKey ? <StripeCardForm {...form} publishableKey={stripePublishableKey} /> : <SimulatedCardForm {...form} />}
    </Suspense>
  );
}
