import type { FoundUser, ManualTrial, SubscriptionStatus } from '@fairshare/contracts';
import { accessAt } from '../domain/access';
import { billOf } from '../domain/bill';
import type { Billing } from '../domain/billing';
import { NoManualTrial } from '../domain/errors';
import { daysRemaining } from '../domain/manual-trial';
import type { GrantedTrial } from '../queries/with-account';
import { fullNameOf } from '../loaders/search-text';
import type { FoundAccount } from '../queries/search-users';

/** Whether the user has access now, and why. */
export function presentStatus(billing: Billing, now: Date): SubscriptionStatus {
  const access = accessAt(billing, now);
  const { source: _source, planKey: _planKey, ...shown } = access;
  return { ...shown, hasActiveSubscription: access.hasAccess, ...billOf(billing, access, now) };
}

/** A manual trial as administrators see it. @throws NoManualTrial */
export function presentManualTrial({ billing, account, grantedBy }: GrantedTrial, now: Date): ManualTrial {
  const trial = billing.manualTrial;
  if (!trial) throw new NoManualTrial();
  return {
    id: billing.id,
    fullName: account ? fullNameOf(account) : '',
    email: account?.email ?? '',
    manualTrialGrantedAt: trial.grantedAt,
    manualTrialEndsAt: trial.endsAt,
    daysRemaining: daysRemaining(trial, now),
    manualTrialReason: trial.reason,
    manualTrialGrantedBy: grantedBy ? fullNameOf(grantedBy) : '',
  };
}

export const presentFoundUser = ({ account, hasManualTrial }: FoundAccount): FoundUser => ({
  id: account.id,
  email: account.email,
  fullName: fullNameOf(account),
  hasManualTrial,
});
