import type { TrialUser } from '../adapters/earlier-trials';
import type { BillingDeps } from '../deps';

/** Of a trial that was used before such were kept in mind: as long as the address is known. Idempotent. */
export const keepUsedTrial =
  ({ billings, earlierTrials }: Pick<BillingDeps, 'billings' | 'earlierTrials'>) =>
  async (user: TrialUser): Promise<void> => {
    const known = await billings.get(user.userId);
    if (known?.state.freeTrialUsed) await earlierTrials.keep(user);
  };
