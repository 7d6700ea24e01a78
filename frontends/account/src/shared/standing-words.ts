import type { SubscriptionStatus } from '@fairshare/contracts';
import { formatMoney } from '@fairshare/ui';
import { formatLongDate } from './dates';

/** What is the matter with a subscription or trial, until when there is access, and what to do about it. */
export interface Trouble {
  /** What happened, and until when there is, or was, access. */
  readonly what: string;
  readonly todo: string;
  /** A payment is owed: another card pays it. */
  readonly changeCard: boolean;
}

const CHOOSE = 'Choose a plan to go on scoring.';

/** null: nothing is the matter, or nothing ever was. */
export function troubleOf(status: SubscriptionStatus): Trouble | null {
  if (status.status === 'past_due') return owing(status);
  if (status.hasAccess) return status.cancelAtPeriodEnd && status.trialEndsAt === null ? ending(status) : null;
  if (status.status === 'none') return status.offer.kind === 'free_trial' ? null : { what: 'This email address has had its free trial.', todo: CHOOSE, changeCard: false };
  return { ...ended(status), changeCard: false };
}

function owing({ hasAccess, currentPlan, accessEndsAt }: SubscriptionStatus): Trouble {
  const payment = currentPlan ? `Your last payment of ${formatMoney(currentPlan.amount)} failed` : 'Your last payment failed';
  const day = formatLongDate(accessEndsAt);
  return hasAccess
    ? { what: `${payment}. You have access until ${day}.`, todo: 'Change your card to pay it and keep your access.', changeCard: true }
    : { what: `${payment}, and your access ended on ${day}.`, todo: 'Change your card to pay it and go on at once.', changeCard: true };
}

const ending = ({ accessEndsAt }: SubscriptionStatus): Trouble => ({
  what: `Your subscription is canceled. You have access until ${formatLongDate(accessEndsAt)}.`,
  todo: 'Nothing more is charged. Choose a plan to go on after that.',
  changeCard: false,
});

function ended({ status, reason, accessEndsAt, offer }: SubscriptionStatus): Omit<Trouble, 'changeCard'> {
  const day = formatLongDate(accessEndsAt);
  if (status === 'canceled') return { what: `Your subscription ended on ${day}.`, todo: CHOOSE };
  if (reason === 'Payment failed') {
    return { what: `Your card was refused, and your plan ended. You had access until ${day}.`, todo: 'Choose a plan, with another card, to go on scoring.' };
  }
  if (reason === 'Subscription ended') return { what: `Your subscription ended on ${day}.`, todo: CHOOSE };
  if (offer.kind === 'free_trial') return { what: `Your access ended on ${day}.`, todo: 'Your own 7 free days are still before you.' };
  return { what: `Your free trial ended on ${day}.`, todo: CHOOSE };
}
