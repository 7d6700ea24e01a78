import type { PlanKey } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import type { Billing } from './billing';
import { NoRunningPlan, PaymentOwed } from './errors';
import { isLive, isOwed, willRenew, type Subscription } from './subscription';

/** Records the request for another plan. The subscription changes only once the provider has changed it. @throws NoRunningPlan, PaymentOwed */
export function requestPlanChange(billing: Billing, planKey: PlanKey): Change<Billing> {
  if (isOwed(billing.subscription)) throw new PaymentOwed();
  if (!willRenew(billing.subscription)) throw new NoRunningPlan();
  return { state: { ...billing, planChange: planKey }, changes: [{ name: 'plan-change-requested', facts: { planKey } }] };
}

/** The subscription, if it may still be charged, so that its card can be changed. @throws NoRunningPlan */
export function chargeable({ subscription }: Pick<Billing, 'subscription'>): Subscription {
  if (!subscription || !isLive(subscription) || subscription.cancelsAt !== null) throw new NoRunningPlan();
  return subscription;
}

/** Records the latest card setup for the running plan. @throws NoRunningPlan */
const notingCard =
  (name: string) =>
  (billing: Billing, setupIntentId: string): Change<Billing> => {
    chargeable(billing);
    return { state: { ...billing, cardChange: setupIntentId }, changes: [{ name }] };
  };

export const beginCardChange = notingCard('card-change-begun');
export const requestCardChange = notingCard('card-change-requested');
