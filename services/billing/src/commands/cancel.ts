import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound, type Stored } from '@fairshare/store';
import type { PaymentProvider } from '../adapters/payment-provider';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { requestCancellation } from '../domain/canceling';
import { NothingToCancel } from '../domain/errors';
import { isLive, type Subscription } from '../domain/subscription';
import { syncSubscription } from './sync-subscription';

/** Cancels the subscription or trial; access stays until its end. @throws NothingToCancel */
export const cancel =
  (deps: BillingDeps) =>
  async (caller: Caller, write: RequestWrite): Promise<Stored<Billing>> => {
    const requested = await request(deps, caller, write).catch(insteadOf(NotFound, NothingToCancel));
    const { subscription } = requested.state;
    if (!subscription || !isLive(subscription) || subscription.cancelsAt !== null) return requested;
    await endAtProvider(deps.provider, subscription);
    return syncSubscription(deps)(caller.userId);
  };

/** Synchronises with the provider first, since canceling means something else when a payment is owed. */
async function request(deps: BillingDeps, caller: Caller, write: RequestWrite): Promise<Stored<Billing>> {
  await syncSubscription(deps)(caller.userId);
  return deps.billings.update(caller.userId, (billing) => requestCancellation(billing, deps.clock()), write.options);
}

/** A paid period or a trial runs to its end. A subscription with a failed payment ends at once: it would only be charged again. */
const endAtProvider = (provider: PaymentProvider, { id, status }: Subscription) =>
  status === 'trialing' || status === 'active' ? provider.cancelAtPeriodEnd(id) : provider.cancelNow(id);
