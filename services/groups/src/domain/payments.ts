import type { Change } from '@fairshare/store';
import type { PaymentOutcome } from './activity';
import type { Group } from './group';
import { happened, type Action } from './activity-log';

/** A payment on the group's tab was recorded, undone or reopened, according to the tab's events. The amount is not published. */
export interface NotedPayment extends Action {
  readonly id: string;
  readonly became: PaymentOutcome;
  /** Player ids. */
  readonly from: string;
  readonly to: string;
}

/** Adds the payment to the activity; idempotent. */
export function notePayment(group: Group, { id, became, from, to, ...doing }: NotedPayment): Change<Group> {
  const isNoted = group.activity.some(({ telling: { payment } }) => payment?.id === id && payment.became === became);
  return isNoted ? 'unchanged' : happened(group, doing, 'payment-noted', { payment: { id, became, from, to } }, { paymentId: id });
}
