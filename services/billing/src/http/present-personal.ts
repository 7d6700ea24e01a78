import type { PersonalBilling } from '@fairshare/contracts';
import type { Billing } from '../domain/billing';
import { presentStatus } from './present';

/** What billing holds of a person, to that person. */
export function presentPersonal(billing: Billing, now: Date): PersonalBilling {
  const { autoTrial, manualTrial, subscription, customerId } = billing;
  return {
    status: presentStatus(billing, now),
    autoTrial,
    manualTrial,
    subscription: subscription && {
      planKey: subscription.planKey,
      status: subscription.status,
      createdAt: subscription.createdAt,
      currentPeriodStart: subscription.currentPeriodStart,
      currentPeriodEnd: subscription.currentPeriodEnd,
      cancelsAt: subscription.cancelsAt,
      endedAt: subscription.endedAt,
    },
    customerId,
  };
}
