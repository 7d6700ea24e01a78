import type { PlanKey } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { SetupIntent } from '../adapters/payment-provider';
import type { BillingDeps } from '../deps';
import { changeBilling, replayOf } from '../store';
import type { Billing } from '../domain/billing';
import { CustomerGone } from '../domain/errors';
import { assertMaySubscribe, choosePlan as choose, nameCustomer } from '../domain/subscribing';
import { billingOf } from '../queries/billing-of';
import { assertNotGone } from '../loaders/accounts';
import { requestKeyOf } from './request-key-of';

/** Begins a checkout. The browser must confirm the setup intent with a card. @throws AlreadySubscribed, CallerGone */
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
    const intent = await setUpCard(deps, caller, { customerId: known.customerId, planKey, requestKey: requestKeyOf(write) });
    const billing = await changeBilling(billings, caller.userId, (state) => choose(state, intent.id, planKey), write.options);
    return { billing, intent };
  };

interface CardSetup {
  readonly customerId: string | null;
  readonly planKey: PlanKey;
  readonly requestKey: string;
}

/** How often a deleted customer is replaced by a new one. */
const REPLACEMENTS = 5;

/** Begins the card setup for the provider's customer. Creates a customer where there is none, or where the provider has deleted it. */
async function setUpCard({ billings, provider, clock }: BillingDeps, { userId, email }: Caller, { customerId: known, planKey, requestKey }: CardSetup): Promise<SetupIntent> {
  let gone: string | null = null;
  for (let left = REPLACEMENTS; ; left -= 1) {
    const replaces: string | null = gone;
    const customerId: string = (replaces === null ? known : null) ?? (await provider.createCustomer({ userId, email, replaces }));
    // The customer id is stored first, so that webhooks about the customer find the user.
    await changeBilling(billings, userId, (billing) => nameCustomer(billing, customerId, replaces, clock()));
    try {
      return await provider.createSetupIntent({ customerId, planKey, requestKey: replaces === null ? requestKey : `${requestKey}.${customerId}` });
    } catch (error) {
      if (!(error instanceof CustomerGone) || left === 0) throw error;
      gone = customerId;
    }
  }
}
