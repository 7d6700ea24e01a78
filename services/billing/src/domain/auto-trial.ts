import type { Change } from '@fairshare/store';
import type { Billing } from './billing';
import { TrialUsed } from './errors';
import { TRIAL_DAYS } from './plans';
import { daysAfter } from './time';

/** @throws TrialUsed for a user who had a trial or a subscription before */
export function startTrial(billing: Billing, now: Date): Change<Billing> {
  if (billing.freeTrialUsed) throw new TrialUsed();
  const autoTrial = { startedAt: now.toISOString(), endsAt: daysAfter(now, TRIAL_DAYS), canceledAt: null };
  return { state: { ...billing, autoTrial, everHadAccess: true, freeTrialUsed: true }, changes: [{ name: 'trial-started', facts: { endsAt: autoTrial.endsAt } }] };
}

/** A user who had the trial under an account that was deleted gets no second one. */
export const noteEarlierTrial = (billing: Billing): Change<Billing> =>
  billing.freeTrialUsed ? 'unchanged' : { state: { ...billing, freeTrialUsed: true }, changes: [{ name: 'earlier-trial-found' }] };
