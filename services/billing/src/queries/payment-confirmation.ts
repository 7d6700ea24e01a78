import type { Caller } from '@fairshare/service-kit';
import type { PaymentConfirmation } from '../adapters/payment-provider';
import type { BillingDeps } from '../deps';
import { NoOpenPayment } from '../domain/errors';
import { paymentToConfirm } from '../domain/open-payment';
import { syncForPayment } from '../commands/sync-for-payment';

/** The data with which the browser confirms the open payment, after synchronising with the provider. @throws NoOpenPayment */
export const paymentConfirmation =
  (deps: BillingDeps) =>
  async (caller: Caller): Promise<PaymentConfirmation> => {
    const { state } = await syncForPayment(deps, caller);
    const confirmation = await deps.provider.confirmationOf(paymentToConfirm(state).id);
    if (!confirmation) throw new NoOpenPayment();
    return confirmation;
  };
