import { insteadOf, type Caller } from '@fairshare/service-kit';
import { NotFound, type Stored } from '@fairshare/store';
import type { PaymentConfirmation } from '../adapters/payment-provider';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { NoOpenPayment } from '../domain/errors';
import { paymentToConfirm } from '../domain/open-payment';
import { syncSubscription } from './sync-subscription';

/** What the browser confirms the open payment with, from the truth as it is now. @throws NoOpenPayment */
export const paymentConfirmation =
  (deps: BillingDeps) =>
  async (caller: Caller): Promise<PaymentConfirmation> => {
    const { state } = await synced(deps, caller);
    const confirmation = await deps.provider.confirmationOf(paymentToConfirm(state).id);
    if (!confirmation) throw new NoOpenPayment();
    return confirmation;
  };

/** The bank has the confirmation: what came of it is asked of the provider, not believed. @throws NoOpenPayment where there is no subscription */
export const noteConfirmation =
  (deps: BillingDeps) =>
  async (caller: Caller): Promise<Stored<Billing>> => {
    const billing = await synced(deps, caller);
    if (!billing.state.subscription && !billing.state.starting) throw new NoOpenPayment();
    return billing;
  };

const synced = (deps: BillingDeps, { userId }: Caller) => syncSubscription(deps)(userId).catch(insteadOf(NotFound, NoOpenPayment));
