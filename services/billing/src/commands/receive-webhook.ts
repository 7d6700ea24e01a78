import { ignoreGone } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { syncSubscription } from './sync-subscription';

/** A notice of the provider makes us look; what it says is not believed, for it may be late, repeated or out of order. @throws NoticeRefused */
export const receiveWebhook =
  (deps: BillingDeps) =>
  async (rawBody: Buffer, signature: string | undefined): Promise<void> => {
    const { customerId } = await deps.provider.verifyWebhook(rawBody, signature);
    if (customerId === null) return;
    // Deleted meanwhile: then there is nobody to tell.
    for (const { id } of await deps.billings.find('customer', customerId)) await syncSubscription(deps)(id).catch(ignoreGone);
  };
