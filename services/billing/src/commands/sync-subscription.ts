import { NotFound, VersionMismatch, type Stored } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { noteSubscription } from '../domain/subscribing';
import { currentOf, endedWithoutNews, startingOf, supersededOf, type Subscription } from '../domain/subscription';

export type SyncDeps = Pick<BillingDeps, 'billings' | 'provider' | 'clock'>;

/**
 * Brings what is known of a user's subscription up to the provider's truth: load → fetch → save if nobody saved meanwhile, else all over.
 * Whoever subscribes again, out of a trial or with another card, pays for one subscription: the others are ended.
 * An answer fetched before another one was saved is never kept, so any number of syncs in any order end with the truth.
 * @throws NotFound, Unavailable
 */
export const syncSubscription =
  ({ billings, provider, clock }: SyncDeps) =>
  async (userId: string): Promise<Stored<Billing>> => {
    for (;;) {
      const known = await billings.get(userId);
      if (!known) throw new NotFound(billings.type.kind, userId);
      const { customerId } = known.state;
      if (customerId === null) return known;
      const subscriptions = await provider.subscriptionsOf(customerId);
      const truth = currentOf(subscriptions);
      const starting = startingOf(subscriptions, truth);
      try {
        const noted = await billings.update(userId, (billing) => noteSubscription(billing, truth ?? lost(billing, clock()), starting, clock()), { ifVersion: known.version });
        // So that nobody pays twice because a process died between the two.
        for (const { id } of supersededOf(subscriptions, truth, starting)) await provider.cancelNow(id);
        return noted;
      } catch (error) {
        if (!(error instanceof VersionMismatch)) throw error;
      }
    }
  };

/** A subscription that was known, and that the provider has no longer. */
const lost = ({ subscription }: Billing, now: Date): Subscription | null => subscription && endedWithoutNews(subscription, now);
