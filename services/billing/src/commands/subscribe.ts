import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { SetupIntent } from '../adapters/payment-provider';
import type { BillingDeps } from '../billing-deps';
import { replayOf } from '../billing-store';
import type { Billing } from '../domain/billing';
import { agreeTerms } from '../domain/subscribing';
import { CardNotSetUp, UnknownSetupIntent } from '../domain/errors';
import { currentOf, type Subscription } from '../domain/subscription';
import { syncSubscription } from './sync-subscription';

/**
 * Begins the subscription that a set-up card is for; repeated, it is the same subscription.
 * @throws UnknownSetupIntent, CardNotSetUp, AlreadySubscribed, CardDeclined
 */
export const subscribe =
  (deps: BillingDeps) =>
  async (caller: Caller, setupIntentId: string, write: RequestWrite): Promise<Stored<Billing>> => {
    await replayOf(deps.billings, caller.userId, write.options);
    const customerId = (await deps.billings.get(caller.userId))?.state.customerId;
    const intent = await deps.provider.getSetupIntent(setupIntentId);
    if (!customerId || intent?.customerId !== customerId) throw new UnknownSetupIntent();
    const { paymentMethodId, status } = intent;
    if (status !== 'succeeded' || paymentMethodId === null) throw new CardNotSetUp();

    const subscriptions = await deps.provider.subscriptionsOf(customerId);
    if (!subscriptions.some((subscription) => subscription.setupIntentId === intent.id)) {
      const terms = await agree(deps, caller, intent, currentOf(subscriptions), write);
      await deps.provider.createSubscription({ ...terms, customerId, paymentMethodId, planKey: intent.planKey, setupIntentId: intent.id });
    }
    return syncSubscription(deps)(caller.userId);
  };

/** Written down before the provider is asked, so that whoever asks again asks for the same. */
async function agree({ billings, clock }: BillingDeps, caller: Caller, intent: SetupIntent, current: Subscription | null, write: RequestWrite) {
  const choice = { setupIntentId: intent.id, planKey: intent.planKey };
  const agreed = await billings.update(caller.userId, (billing) => agreeTerms(billing, choice, current, clock()), write.options);
  const { checkout } = agreed.state;
  // A repeated request finds what was agreed since: another checkout, whose terms are not this card's.
  if (checkout?.setupIntentId !== intent.id || !checkout.terms) throw new CardNotSetUp();
  return checkout.terms;
}
