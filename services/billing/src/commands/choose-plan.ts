import type { PlanKey } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { SetupIntent } from '../adapters/payment-provider';
import type { BillingDeps } from '../deps';
import { changeBilling, replayOf } from '../store';
import type { Billing } from '../domain/billing';
import { assertMaySubscribe, choosePlan as choose, nameCustomer } from '../domain/subscribing';
import { billingOf } from '../queries/billing-of';
import { assertNotGone } from '../loaders/accounts';
import { requestKeyOf } from './request-key';

/** Begins a checkout: the browser is to confirm the setup intent with a card. @throws AlreadySubscribed, CallerGone */
export const choosePlan =
  (deps: BillingDeps) =>
  async (caller: Caller, planKey: PlanKey, write: RequestWrite): Promise<{ billing: Stored<Billing>; intent: SetupIntent }> => {
    const { billings, provider } = deps;
    const answered = await replayOf(billings, caller.userId, write.options);
    const before = answered?.state.checkout && (await provider.getSetupIntent(answered.state.checkout.setupIntentId));
    if (answered && before) return { billing: answered, intent: before };

    await assertNotGone(deps, caller.userId);
    const known = await billingOf(deps)(caller);
    assertMaySubscribe(known.subscription);
    const customerId = known.customerId ?? (await provider.createCustomer(caller));
    // The customer is kept before anything can happen to it, or its webhooks would find nobody.
    await changeBilling(billings, caller.userId, (billing) => nameCustomer(billing, customerId));
    const intent = await provider.createSetupIntent({ customerId, planKey, requestKey: requestKeyOf(write) });
    const billing = await changeBilling(billings, caller.userId, (state) => choose(state, intent.id, planKey), write.options);
    return { billing, intent };
  };
