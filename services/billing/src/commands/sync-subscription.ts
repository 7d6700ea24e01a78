import { NotFound, VersionMismatch, type Stored } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { noteSubscription } from '../domain/subscribing';
import { currentOf, endedAtProvider, startingOf, supersededOf, type Subscription } from '../domain/subscription';

export type SyncDeps = Pick<BillingDeps, 'billings' | 'provider' | 'clock'>;

/**
 * Synchronises a user's stored subscription with the provider: load → fetch → save if no other write came between, else retry from the start.
 * A user who subscribes again, from a trial or with another card, pays for one subscription: the superseded ones are canceled.
 * A response fetched before another save is never stored, so concurrent syncs in any order end with the provider's state.
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
        // On every sync, so that no user pays twice because a process died between subscribing and canceling.
        for (const { id } of supersededOf(subscriptions, truth, starting)) await provider.cancelNow(id);
        return noted;
      } catch (error) {
        if (!(error instanceof VersionMismatch)) throw error;
      }
    }
  };

/** The stored subscription as ended, for when the provider no longer has it. */
const lost = ({ subscription }: Billing, now: Date): Subscription | null => subscription && endedAtProvider(subscription, now);
