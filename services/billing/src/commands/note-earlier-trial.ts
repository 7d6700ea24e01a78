import { ignoreGone } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { changeBilling } from '../store';
import { noteEarlierTrial } from '../domain/auto-trial';
import type { TrialUser } from '../adapters/earlier-trials';

type Deps = Pick<BillingDeps, 'billings' | 'earlierTrials'>;

/** Before a free trial is given: whoever had it under another account is known to have had it, anyone else has it from now on. */
export async function claimFreeTrial(deps: Deps, { userId, email }: TrialUser): Promise<void> {
  if (await deps.earlierTrials.had({ userId, email })) await changeBilling(deps.billings, userId, noteEarlierTrial);
  else await deps.earlierTrials.keep({ userId, email });
}

/** Of a trial that was used before such were kept in mind: as long as the address is known. Idempotent. */
export const keepUsedTrial =
  ({ billings, earlierTrials }: Deps) =>
  async (user: TrialUser): Promise<void> => {
    const known = await billings.get(user.userId);
    if (known?.state.freeTrialUsed) await earlierTrials.keep(user);
  };

/** A new account whose address had its free trial is offered none. Idempotent. */
export const welcomeAccount =
  (deps: Deps) =>
  async (user: TrialUser): Promise<void> => {
    if (!(await deps.earlierTrials.had(user))) return;
    // Heard late, the account is gone again.
    await changeBilling(deps.billings, user.userId, noteEarlierTrial).catch(ignoreGone);
  };
