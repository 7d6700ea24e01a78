import type { PaymentConfirmation } from '@fairshare/contracts';

/** The props of both providers' confirmations. */
export interface PaymentConfirmationProps {
  payment: PaymentConfirmation;
  onConfirmed: () => void;
  /** Nothing was paid. `why`: the provider's message for the card holder; empty if it has none. */
  onFailed: (why: string) => void;
}
