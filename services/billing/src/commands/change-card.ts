import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { SetupIntent } from '../adapters/payment-provider';
import type { BillingDeps } from '../deps';
import { replayOf } from '../store';
import type { Billing } from '../domain/billing';
import { beginCardChange } from '../domain/changing-plan';
import { CustomerGone, NoRunningPlan } from '../domain/errors';
import { requestKeyOf } from './request-key-of';
import { chargeableOf } from './chargeable-of';

/** Begins the setup of another card for the running plan; the browser must confirm it. @throws NoRunningPlan */
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
