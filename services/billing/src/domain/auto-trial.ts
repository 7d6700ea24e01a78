import type { Change } from '@fairshare/store';
import type { Billing } from './billing';
import { TrialUsed } from './errors';
import { TRIAL_DAYS } from './plans';
import { daysAfter } from './time';

/** @throws TrialUsed for anyone who had a trial or subscription before */
export function startTrial(billing: Billing, now: Date): Change<Billing> {
  if (billing.everHadAccess) throw new TrialUsed();
  const autoTrial = { startedAt: now.toISOString(), endsAt: daysAfter(now, TRIAL_DAYS), canceledAt: null };
  return { state: { ...billing, autoTrial, everHadAccess: true }, changes: [{ name: 'trial-started', facts: { endsAt: autoTrial.endsAt } }] };
}
