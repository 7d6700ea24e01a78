import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound, type Stored } from '@fairshare/store';
import type { SetupIntent } from '../adapters/payment-provider';
import type { BillingDeps } from '../deps';
import { replayOf } from '../store';
import type { Billing } from '../domain/billing';
import { beginCardChange, chargeable, requestCardChange } from '../domain/changing-plan';
import { CardNotSetUp, CustomerGone, NoRunningPlan, UnknownSetupIntent } from '../domain/errors';
import { requestKeyOf } from './request-key';
import { syncSubscription } from './sync-subscription';

/** Begins the setup of another card for the running plan: the browser is to confirm it. @throws NoRunningPlan */
export const changeCard =
  (deps: BillingDeps) =>
  async (caller: Caller, write: RequestWrite): Promise<{ billing: Stored<Billing>; intent: SetupIntent }> => {
    const { billings, provider } = deps;
    const answered = await replayOf(billings, caller.userId, write.options);
    const before = answered?.state.cardChange && (await provider.getSetupIntent(answered.state.cardChange));
    if (answered && before) return { billing: answered, intent: before };

    const { customerId } = await chargeableOf(deps, caller);
    const intent = await provider.createSetupIntent({ customerId, planKey: null, requestKey: requestKeyOf(write) }).catch(insteadOf(CustomerGone, NoRunningPlan));
    const billing = await billings.update(caller.userId, (state) => beginCardChange(state, intent.id), write.options);
    return { billing, intent };
  };

/**
 * Charges the running plan to a card that was set up; what is owed is paid with it at once.
 * @throws UnknownSetupIntent, CardNotSetUp, NoRunningPlan, CardDeclined
 */
export const changeCardAfterSetup =
  (deps: BillingDeps) =>
  async (caller: Caller, setupIntentId: string, write: RequestWrite): Promise<Stored<Billing>> => {
    const { billings, provider } = deps;
    await replayOf(billings, caller.userId, write.options);
    const customerId = (await billings.get(caller.userId))?.state.customerId;
    const intent = await provider.getSetupIntent(setupIntentId);
    if (!customerId || intent?.customerId !== customerId || intent.planKey !== null) throw new UnknownSetupIntent();
    const { paymentMethodId, status } = intent;
    if (status !== 'succeeded' || paymentMethodId === null) throw new CardNotSetUp();

    await chargeableOf(deps, caller);
    const requested = await billings.update(caller.userId, (billing) => requestCardChange(billing, intent.id), write.options);
    // A repeated request may meet what was asked for since: that stands.
    if (requested.state.cardChange !== intent.id) return requested;
    await provider.changeCard(chargeable(requested.state).id, paymentMethodId);
    return syncSubscription(deps)(caller.userId);
  };

/** From the truth as it is now. @throws NoRunningPlan */
async function chargeableOf(deps: BillingDeps, { userId }: Caller): Promise<{ customerId: string }> {
  const { state } = await syncSubscription(deps)(userId).catch(insteadOf(NotFound, NoRunningPlan));
  chargeable(state);
  if (state.customerId === null) throw new NoRunningPlan();
  return { customerId: state.customerId };
}
