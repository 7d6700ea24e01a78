import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { NoOpenPayment } from '../domain/errors';
import { syncForPayment } from './sync-for-payment';

/** The user has confirmed a payment. The result is fetched from the provider, not taken from the client. @throws NoOpenPayment without a subscription */
export const noteConfirmation =
  (deps: BillingDeps) =>
  async (caller: Caller): Promise<Stored<Billing>> => {
    const billing = await syncForPayment(deps, caller);
    if (!billing.state.subscription && !billing.state.starting) throw new NoOpenPayment();
    return billing;
  };
