import type { BillingDeps } from '../deps';
import { HAS_MANUAL_TRIAL } from '../store';
import { type GrantedTrial, withAccount } from './with-account';

/** All manual trials that were granted and not revoked, expired ones included, ordered by their end. */
export const manualTrials = (deps: BillingDeps) => async (): Promise<GrantedTrial[]> => {
  const granted = await deps.billings.find('manualTrial', HAS_MANUAL_TRIAL);
  const trials = await Promise.all(granted.map(({ state }) => withAccount(deps)(state)));
  const endOf = ({ billing }: GrantedTrial) => billing.manualTrial?.endsAt ?? '';
  return trials.sort((a, b) => endOf(a).localeCompare(endOf(b)) || a.billing.id.localeCompare(b.billing.id));
};
