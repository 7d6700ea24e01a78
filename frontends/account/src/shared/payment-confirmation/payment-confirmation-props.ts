import type { PaymentConfirmation } from '@fairshare/contracts';

/** What the confirmation of either provider is given. */
export interface PaymentConfirmationProps {
  payment: PaymentConfirmation;
  onConfirmed: () => void;
  /** Nothing was paid. `why`: the provider's words for the card holder; empty: it has none. */
  onFailed: (why: string) => void;
}
