import type { PersonalBilling } from '@fairshare/contracts';
import type { Billing } from '../domain/billing';
import { presentStatus } from './present';

/** The personal data billing stores about a user, as exported to that user. */
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
