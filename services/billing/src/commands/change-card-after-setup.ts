import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { replayOf } from '../store';
import type { Billing } from '../domain/billing';
import { chargeable, requestCardChange } from '../domain/changing-plan';
import { CardNotSetUp, UnknownSetupIntent } from '../domain/errors';
import { syncSubscription } from './sync-subscription';
import { chargeableOf } from './chargeable-of';

/**
 * Charges the running plan to a card that was set up. An owed payment is charged to it at once.
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
    // When a request is retried after a later card change, the later change stands.
    if (requested.state.cardChange !== intent.id) return requested;
    await provider.changeCard(chargeable(requested.state).id, paymentMethodId);
    return syncSubscription(deps)(caller.userId);
  };
