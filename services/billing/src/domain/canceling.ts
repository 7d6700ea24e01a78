import type { Change } from '@fairshare/store';
import { accessAt } from './access';
import type { Billing } from './billing';
import { NothingToCancel } from './errors';
import { withHappenings } from './happenings';
import { isLive, type Subscription } from './subscription';

/** What to cancel now: a subscription at the provider, or a trial, which then runs out. @throws NothingToCancel */
export function cancellationOf(billing: Billing, now: Date): { subscription: Subscription } | { trial: 'autoTrial' | 'manualTrial' } {
  const { subscription } = billing;
  if (subscription && isLive(subscription) && subscription.cancelsAt === null) return { subscription };
  const { source, hasAccess } = accessAt(billing, now);
  // A trial that is over cannot be canceled.
  if (!hasAccess || (source !== 'autoTrial' && source !== 'manualTrial') || billing[source]?.canceledAt !== null) throw new NothingToCancel();
  return { trial: source };
}

/** Records the user's request to cancel. A subscription changes only once the provider has canceled it. @throws NothingToCancel */
export function requestCancellation(billing: Billing, now: Date): Change<Billing> {
  const canceled = cancellationOf(billing, now);
  const changes = [{ name: 'cancellation-requested' }];
  if ('subscription' in canceled) return { state: billing, changes };
  const { trial } = canceled;
  return { state: withHappenings(billing, { ...billing, [trial]: { ...billing[trial], canceledAt: now.toISOString() } }, now), changes };
}
