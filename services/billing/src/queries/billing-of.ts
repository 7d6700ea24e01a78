import { Unavailable } from '@fairshare/event-bus';
import type { Caller } from '@fairshare/service-kit';
import type { BillingDeps } from '../billing-deps';
import { syncSubscription } from '../commands/sync-subscription';
import { openBilling, type Billing } from '../domain/billing';
import { isOverdue } from '../domain/subscription';

/** The caller's billing. Where a payment's news are overdue the provider is asked first; if it is away, what is known stands. */
export const billingOf =
  (deps: BillingDeps) =>
  async (caller: Caller): Promise<Billing> => {
    const known = await deps.billings.get(caller.userId);
    if (!known) return openBilling(caller.userId);
    if (!isOverdue(known.state.subscription, deps.clock())) return known.state;
    const synced = await syncSubscription(deps)(caller.userId).catch((error: unknown) => {
      if (error instanceof Unavailable) return known;
      throw error;
    });
    return synced.state;
  };
