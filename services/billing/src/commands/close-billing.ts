import { ignoreGone } from '@fairshare/store';
import type { BillingDeps } from '../deps';

/** The account is gone: the provider ends its subscription and forgets the customer, then so do we. Idempotent. */
export const closeBilling =
  ({ billings, earlierTrials, provider }: BillingDeps) =>
  async (userId: string): Promise<void> => {
    await earlierTrials.forget(userId);
    const known = await billings.get(userId);
    if (!known) return;
    if (known.state.customerId !== null) await provider.deleteCustomer(known.state.customerId);
    await billings.remove(userId, () => [{ name: 'billing-deleted' }]).catch(ignoreGone);
  };
