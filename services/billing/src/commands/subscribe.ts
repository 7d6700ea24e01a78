import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { replayOf } from '../store';
import type { Billing, Checkout, Terms } from '../domain/billing';
import { agreeTerms } from '../domain/subscribing';
import { CardNotSetUp, CustomerGone, UnknownSetupIntent } from '../domain/errors';
import { currentOf, type Subscription } from '../domain/subscription';
import { claimFreeTrial } from './claim-free-trial';
import { syncSubscription } from './sync-subscription';

/**
 * Begins the subscription that a set-up card is for. Idempotent: a retry returns the same subscription.
 * @throws UnknownSetupIntent, CardNotSetUp, AlreadySubscribed, CardDeclined
 */
export const subscribe =
  (deps: BillingDeps) =>
  async (caller: Caller, setupIntentId: string, write: RequestWrite): Promise<Stored<Billing>> => {
    await replayOf(deps.billings, caller.userId, write.options);
    const customerId = (await deps.billings.get(caller.userId))?.state.customerId;
    const intent = await deps.provider.getSetupIntent(setupIntentId);
    if (!customerId || intent?.customerId !== customerId || intent.planKey === null) throw new UnknownSetupIntent();
    const { paymentMethodId, planKey, status } = intent;
    if (status !== 'succeeded' || paymentMethodId === null) throw new CardNotSetUp();

    const subscriptions = await deps.provider.subscriptionsOf(customerId);
    if (!subscriptions.some((subscription) => subscription.setupIntentId === intent.id)) {
      await claimFreeTrial(deps, caller);
      const { trialEndsAt, paidPlanKey = null } = await agree(deps, caller, { setupIntentId: intent.id, planKey }, currentOf(subscriptions), write);
      await deps.provider
        .createSubscription({ trialEndsAt, paidPlanKey, customerId, paymentMethodId, planKey, setupIntentId: intent.id })
        .catch(insteadOf(CustomerGone, UnknownSetupIntent));
    }
    return syncSubscription(deps)(caller.userId);
  };

type Choice = Omit<Checkout, 'terms'>;

/** Stores the terms before the request to the provider, so that a retry requests the same. */
async function agree({ billings, clock }: BillingDeps, caller: Caller, choice: Choice, current: Subscription | null, write: RequestWrite): Promise<Terms> {
  const agreed = await billings.update(caller.userId, (billing) => agreeTerms(billing, choice, current, clock()), write.options);
  const { checkout } = agreed.state;
  // A retry may find a later checkout, whose terms are not those of this card.
  if (checkout?.setupIntentId !== choice.setupIntentId || !checkout.terms) throw new CardNotSetUp();
  return checkout.terms;
}
