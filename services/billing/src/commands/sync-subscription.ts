import { NotFound, VersionMismatch, type Stored } from '@fairshare/store';
import type { BillingDeps } from '../billing-deps';
import type { Billing } from '../domain/billing';
import { noteSubscription } from '../domain/subscribing';
import { currentOf } from '../domain/subscription';

/**
 * Brings what is known of a user's subscription up to the provider's truth: load → fetch → save if nobody saved meanwhile, else all over.
 * An answer fetched before another one was saved is never kept, so any number of syncs in any order end with the truth.
 * @throws NotFound
 */
export const syncSubscription =
  ({ billings, provider }: Pick<BillingDeps, 'billings' | 'provider'>) =>
  async (userId: string): Promise<Stored<Billing>> => {
    for (;;) {
      const known = await billings.get(userId);
      if (!known) throw new NotFound(billings.type.kind, userId);
      const { customerId } = known.state;
      if (customerId === null) return known;
      const truth = currentOf(await provider.subscriptionsOf(customerId));
      try {
        return await billings.update(userId, (billing) => noteSubscription(billing, truth), { ifVersion: known.version });
      } catch (error) {
        if (!(error instanceof VersionMismatch)) throw error;
      }
    }
  };
