import { ignoreGone } from '@fairshare/store';
import { changeBilling } from '../store';
import { noteEarlierTrial } from '../domain/auto-trial';
import type { TrialUser } from '../adapters/earlier-trials';
import type { BillingDeps } from '../deps';

/** A new account whose address already used its free trial is not offered another. Idempotent. */
export const welcomeAccount =
  (deps: Pick<BillingDeps, 'billings' | 'earlierTrials'>) =>
  async (user: TrialUser): Promise<void> => {
    if (!(await deps.earlierTrials.had(user))) return;
    // If the event arrives late, the account may already be deleted.
    await changeBilling(deps.billings, user.userId, noteEarlierTrial).catch(ignoreGone);
  };
