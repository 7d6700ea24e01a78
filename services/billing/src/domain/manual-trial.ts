import type { Change } from '@fairshare/store';
import type { AuditEntry, Billing, ManualTrial } from './billing';
import { HasManualTrial, NoManualTrial } from './errors';
import { DAY, daysAfter, isAfter } from './time';

/** An administrator's request for a trial. Days: 1 to 365. */
export interface TrialOrder {
  readonly by: string;
  readonly days: number;
  readonly reason: string;
}

/** @throws HasManualTrial */
export function grantManualTrial(billing: Billing, { by, days, reason }: TrialOrder, now: Date): Change<Billing> {
  if (billing.manualTrial) throw new HasManualTrial();
  const at = now.toISOString();
  const manualTrial = { grantedAt: at, endsAt: daysAfter(now, days), reason, canceledAt: null };
  return audited({ ...billing, manualTrial, everHadAccess: true }, { at, by, action: 'manual-trial-granted', days, reason });
}

/** Extends a manual trial; one that has ended restarts today. @throws NoManualTrial */
export function extendManualTrial(billing: Billing, { by, days, reason }: TrialOrder, now: Date): Change<Billing> {
  const trial = billing.manualTrial;
  if (!trial) throw new NoManualTrial();
  const from = new Date(Math.max(new Date(trial.endsAt).getTime(), now.getTime()));
  const manualTrial = { ...trial, endsAt: daysAfter(from, days), reason, canceledAt: null };
  return audited({ ...billing, manualTrial }, { at: now.toISOString(), by, action: 'manual-trial-extended', days, reason });
}

/** @throws NoManualTrial */
export function revokeManualTrial(billing: Billing, by: string, now: Date): Change<Billing> {
  if (!billing.manualTrial) throw new NoManualTrial();
  const { endsAt } = billing.manualTrial;
  const revokedTrialEndedAt = isAfter(endsAt, now) ? now.toISOString() : endsAt;
  return audited({ ...billing, manualTrial: null, revokedTrialEndedAt }, { at: now.toISOString(), by, action: 'manual-trial-revoked', days: null, reason: null });
}

/** Rounded up; 0 or less: over. */
export const daysRemaining = (trial: ManualTrial, now: Date): number => Math.ceil((new Date(trial.endsAt).getTime() - now.getTime()) / DAY) || 0;

/** Writes the action and its audit log entry together. */
function audited(billing: Billing, entry: AuditEntry): Change<Billing> {
  const { action, by, days } = entry;
  return { state: { ...billing, audit: [...billing.audit, entry] }, changes: [{ name: action, facts: { by, days } }] };
}
