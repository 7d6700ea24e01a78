import { ignoreGone } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { CUSTOMER_DELETED } from '../domain/provider-notices';
import { forgetCustomer } from '../domain/subscribing';
import { syncSubscription } from './sync-subscription';

/** A notice of the provider makes us look; what it says is not believed, for it may be late, repeated or out of order. @throws NoticeRefused */
export const receiveWebhook =
  (deps: BillingDeps) =>
  async (rawBody: Buffer, signature: string | undefined): Promise<void> => {
    const { type, customerId } = await deps.provider.verifyWebhook(rawBody, signature);
    if (customerId === null) return;
    const isGone = type === CUSTOMER_DELETED && !(await deps.provider.hasCustomer(customerId));
    for (const { id } of await deps.billings.find('customer', customerId)) {
      const noting = isGone ? deps.billings.update(id, (billing) => forgetCustomer(billing, customerId, deps.clock())) : syncSubscription(deps)(id);
      // Deleted meanwhile: then there is nobody to tell.
      await noting.catch(ignoreGone);
    }
  };
