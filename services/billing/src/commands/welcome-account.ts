import { ignoreGone } from '@fairshare/store';
import { changeBilling } from '../store';
import { noteEarlierTrial } from '../domain/auto-trial';
import type { TrialUser } from '../adapters/earlier-trials';
import type { BillingDeps } from '../deps';

/** A new account whose address had its free trial is offered none. Idempotent. */
export const welcomeAccount =
  (deps: Pick<BillingDeps, 'billings' | 'earlierTrials'>) =>
  async (user: TrialUser): Promise<void> => {
    if (!(await deps.earlierTrials.had(user))) return;
    // Heard late, the account is gone again.
    await changeBilling(deps.billings, user.userId, noteEarlierTrial).catch(ignoreGone);
  };
