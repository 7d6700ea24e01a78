import { NotFound, VersionMismatch, type Stored } from '@fairshare/store';
import type { PaymentProvider } from '../adapters/payment-provider';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { noteSubscription } from '../domain/subscribing';
import { currentOf, isLive, type Subscription } from '../domain/subscription';

/**
 * Brings what is known of a user's subscription up to the provider's truth: load → fetch → save if nobody saved meanwhile, else all over.
 * An answer fetched before another one was saved is never kept, so any number of syncs in any order end with the truth.
 * @throws NotFound, Unavailable
 */
export const syncSubscription =
  ({ billings, provider, clock }: Pick<BillingDeps, 'billings' | 'provider' | 'clock'>) =>
  async (userId: string): Promise<Stored<Billing>> => {
    for (;;) {
      const known = await billings.get(userId);
      if (!known) throw new NotFound(billings.type.kind, userId);
      const { customerId } = known.state;
      if (customerId === null) return known;
      const subscriptions = await provider.subscriptionsOf(customerId);
      const truth = currentOf(subscriptions);
      try {
        const noted = await billings.update(userId, (billing) => noteSubscription(billing, truth, clock()), { ifVersion: known.version });
        await endSuperseded(provider, subscriptions, truth);
        return noted;
      } catch (error) {
        if (!(error instanceof VersionMismatch)) throw error;
      }
    }
  };

/**
 * Whoever subscribes again, out of a trial or with another card, pays for one subscription: the one that counts. Every look at a customer
 * sees to it, so that nobody pays twice because a process died between the two.
 */
async function endSuperseded(provider: PaymentProvider, subscriptions: readonly Subscription[], kept: Subscription | null): Promise<void> {
  for (const other of subscriptions.filter(isLive)) if (other.id !== kept?.id) await provider.cancelNow(other.id);
}
