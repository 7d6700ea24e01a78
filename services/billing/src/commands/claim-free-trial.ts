import { changeBilling } from '../store';
import { noteEarlierTrial } from '../domain/auto-trial';
import type { TrialUser } from '../adapters/earlier-trials';
import type { BillingDeps } from '../deps';

/** Before a free trial starts: records that the user had one under another account, or else that the user has one from now on. */
export async function claimFreeTrial(deps: Pick<BillingDeps, 'billings' | 'earlierTrials'>, { userId, email }: TrialUser): Promise<void> {
  if (await deps.earlierTrials.had({ userId, email })) await changeBilling(deps.billings, userId, noteEarlierTrial);
  else await deps.earlierTrials.keep({ userId, email });
}
