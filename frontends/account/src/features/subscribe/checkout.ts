import type { PlanKey } from '@fairshare/contracts';

/** A chosen plan and the card setup that was opened for it. */
export interface Checkout {
  readonly planKey: PlanKey;
  readonly clientSecret: string;
}

/** What a card form of either provider is given. */
export interface CardFormProps {
  clientSecret: string;
  onCardSaved: (setupIntentId: string) => void;
}
