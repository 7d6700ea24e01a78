import type { OpenPayment, SubscriptionStatus } from '@fairshare/contracts';
import { formatMoney } from '@fairshare/ui';
import { formatLongDate } from './dates';

/** A problem of a subscription or trial, the end of access, and what to do about it. */
export interface Trouble {
  /** What happened, and when access ends or has ended. */
  readonly what: string;
  readonly todo: string;
  /** What an owed payment needs: another card, or the bank's confirmation. Null: no payment is owed. */
  readonly owed: OpenPayment['needs'] | null;
}

const CHOOSE = 'Choose a plan to go on scoring.';

/** null: there is no problem, or there never was a subscription or trial. */
export function troubleOf(status: SubscriptionStatus): Trouble | null {
  if (isStarting(status)) return starting(status);
  if (status.status === 'past_due') return owing(status);
  if (status.hasAccess) return status.cancelAtPeriodEnd && status.trialEndsAt === null ? ending(status) : null;
  if (status.status === 'none') return status.offer.kind === 'free_trial' ? null : { what: 'This email address has had its free trial.', todo: CHOOSE, owed: null };
  return { ...ended(status), owed: null };
}

/** Whether the first payment of a plan waits for the bank's confirmation. */
export const isStarting = (status: SubscriptionStatus): boolean => status.status !== 'past_due' && isToBeConfirmed(status);

const starting = ({ openPayment }: SubscriptionStatus): Trouble => ({
  what: `Your bank wants you to confirm your payment of ${formatMoney(openPayment?.amount ?? 0)}.`,
  todo: 'Confirm the payment within a day, and your plan begins.',
  owed: 'confirmation',
});

/** Whether the bank wants the golfer to confirm the owed payment; another card is not needed. */
export const isToBeConfirmed = ({ openPayment }: Pick<SubscriptionStatus, 'openPayment'>): boolean => openPayment?.needs === 'confirmation';

function owing(status: SubscriptionStatus): Trouble {
  const { hasAccess, currentPlan, accessEndsAt, openPayment } = status;
  const day = formatLongDate(accessEndsAt);
  if (openPayment && isToBeConfirmed(status)) {
    const payment = `Your bank wants you to confirm your payment of ${formatMoney(openPayment.amount)}`;
    return hasAccess
      ? { what: `${payment}. You have access until ${day}.`, todo: 'Confirm the payment to keep your access. Your card need not change.', owed: 'confirmation' }
      : { what: `${payment}. Your access ended on ${day}.`, todo: 'Confirm the payment to go on at once. Your card need not change.', owed: 'confirmation' };
  }
  const payment = currentPlan ? `Your last payment of ${formatMoney(currentPlan.amount)} failed` : 'Your last payment failed';
  return hasAccess
    ? { what: `${payment}. You have access until ${day}.`, todo: 'Change your card to pay it and keep your access.', owed: 'another-card' }
    : { what: `${payment}, and your access ended on ${day}.`, todo: 'Change your card to pay it and go on at once.', owed: 'another-card' };
}

const ending = ({ accessEndsAt }: SubscriptionStatus): Trouble => ({
  what: `Your subscription is canceled. You have access until ${formatLongDate(accessEndsAt)}.`,
  todo: 'Nothing more is charged. Choose a plan to go on after that.',
  owed: null,
});

function ended({ status, reason, accessEndsAt, offer }: SubscriptionStatus): Omit<Trouble, 'owed'> {
  const day = formatLongDate(accessEndsAt);
  if (status === 'canceled') return { what: `Your subscription ended on ${day}.`, todo: CHOOSE };
  if (reason === 'Payment failed') {
    return { what: `Your card was refused, and your plan ended. You had access until ${day}.`, todo: 'Choose a plan, with another card, to go on scoring.' };
  }
  if (reason === 'Subscription ended') return { what: `Your subscription ended on ${day}.`, todo: CHOOSE };
  if (offer.kind === 'free_trial') return { what: `Your access ended on ${day}.`, todo: 'Your own 7 free days are still before you.' };
  return { what: `Your free trial ended on ${day}.`, todo: CHOOSE };
}
