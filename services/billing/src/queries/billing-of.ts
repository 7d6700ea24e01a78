import { isAway } from '@fairshare/event-bus';
import { within, type Caller } from '@fairshare/service-kit';
import type { BillingDeps } from '../deps';
import { syncSubscription } from '../commands/sync-subscription';
import { openBilling, type Billing } from '../domain/billing';
import { ProviderAway } from '../domain/errors';
import { isOverdue } from '../domain/subscription';

/** Milliseconds to wait for the provider where the stored billing can be the fallback. */
const NEWS_WITHIN = 2_000;

/** The caller's billing. If a payment's event is overdue, it syncs with the provider first; an unavailable or slow provider gives the stored billing. */
export const billingOf =
  (deps: BillingDeps) =>
  async (caller: Caller): Promise<Billing> => {
    const known = await deps.billings.get(caller.userId);
    if (!known) return withEarlierTrial(deps, caller, openBilling(caller.userId));
    if (!isOverdue(known.state.subscription, deps.clock())) return withEarlierTrial(deps, caller, known.state);
    const synced = await within(NEWS_WITHIN, syncSubscription(deps)(caller.userId), () => new ProviderAway()).catch((error: unknown) => {
      if (isAway(error)) return known;
      throw error;
    });
    return withEarlierTrial(deps, caller, synced.state);
  };

/** A trial of another account counts even before it is stored here. A used trial of this account is recorded, if an earlier release did not. */
async function withEarlierTrial({ earlierTrials }: BillingDeps, { userId, email }: Caller, billing: Billing): Promise<Billing> {
  if (!billing.freeTrialUsed) return { ...billing, freeTrialUsed: await earlierTrials.had({ userId, email }) };
  await earlierTrials.keep({ userId, email });
  return billing;
}
