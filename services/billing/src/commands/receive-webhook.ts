import { ignoreGone } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { CUSTOMER_DELETED } from '../domain/provider-notices';
import { forgetCustomer } from '../domain/subscribing';
import { syncSubscription } from './sync-subscription';

/** A webhook only triggers a fetch from the provider. Its content is not trusted: it may be late, repeated or out of order. @throws NoticeRefused */
export const receiveWebhook =
  (deps: BillingDeps) =>
  async (rawBody: Buffer, signature: string | undefined): Promise<void> => {
    const { type, customerId } = await deps.provider.verifyWebhook(rawBody, signature);
    if (customerId === null) return;
    const isGone = type === CUSTOMER_DELETED && !(await deps.provider.hasCustomer(customerId));
    for (const { id } of await deps.billings.find('customer', customerId)) {
      const noting = isGone ? deps.billings.update(id, (billing) => forgetCustomer(billing, customerId, deps.clock())) : syncSubscription(deps)(id);
      // The billing was deleted meanwhile.
      await noting.catch(ignoreGone);
    }
  };
