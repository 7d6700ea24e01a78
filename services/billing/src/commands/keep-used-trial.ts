import type { TrialUser } from '../adapters/earlier-trials';
import type { BillingDeps } from '../deps';

/** Records the address of a used trial while the address is known. Trials from before such records existed have none yet. Idempotent. */
export const keepUsedTrial =
  ({ billings, earlierTrials }: Pick<BillingDeps, 'billings' | 'earlierTrials'>) =>
  async (user: TrialUser): Promise<void> => {
    const known = await billings.get(user.userId);
    if (known?.state.freeTrialUsed) await earlierTrials.keep(user);
  };
