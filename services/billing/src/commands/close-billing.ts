import { ignoreGone } from '@fairshare/store';
import type { BillingDeps } from '../deps';

/** Closes the billing of a deleted account: first the provider ends the subscription and deletes the customer, then the billing is deleted. Idempotent. */
export const closeBilling =
  ({ billings, earlierTrials, provider }: BillingDeps) =>
  async (userId: string): Promise<void> => {
    await earlierTrials.forget(userId);
    const known = await billings.get(userId);
    if (!known) return;
    if (known.state.customerId !== null) await provider.deleteCustomer(known.state.customerId);
    await billings.remove(userId, () => [{ name: 'billing-deleted' }]).catch(ignoreGone);
  };
