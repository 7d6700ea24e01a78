import type { PlanKey } from '@fairshare/contracts';
import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound, type Stored } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { requestPlanChange } from '../domain/changing-plan';
import { NoRunningPlan } from '../domain/errors';
import { syncSubscription } from './sync-subscription';

/** Replaces the running plan by the other one. Nothing is charged before the trial or the paid period ends. @throws NoRunningPlan, PaymentOwed */
export const changePlan =
  (deps: BillingDeps) =>
  async (caller: Caller, planKey: PlanKey, write: RequestWrite): Promise<Stored<Billing>> => {
    const requested = await request(deps, caller, planKey, write).catch(insteadOf(NotFound, NoRunningPlan));
    const { subscription, planChange } = requested.state;
    // When a request is retried after a later plan change, the later change stands.
    if (!subscription || planChange !== planKey || subscription.next.planKey === planKey) return requested;
    await deps.provider.changePlan(subscription, planKey);
    return syncSubscription(deps)(caller.userId);
  };

async function request(deps: BillingDeps, caller: Caller, planKey: PlanKey, write: RequestWrite): Promise<Stored<Billing>> {
  await syncSubscription(deps)(caller.userId);
  return deps.billings.update(caller.userId, (billing) => requestPlanChange(billing, planKey), write.options);
}
