import type { PlanKey, SubscriptionStatus } from '@fairshare/contracts';
import { formatShortDate } from './dates';

export const PLAN_WORDS: Readonly<Record<PlanKey, { readonly name: string; readonly interval: string }>> = {
  monthly: { name: 'Monthly', interval: 'per month' },
  annual: { name: 'Annual', interval: 'per year' },
};

/** The order of the plans on every screen. */
export const PLAN_ORDER: readonly PlanKey[] = ['monthly', 'annual'];

/** Specification 001, section 2: for a golfer who can start the free trial. Other golfers see what is charged, and when. */
const START_FREE_TRIAL = 'Start 7-Day Free Trial';

/** The label of a button that chooses a plan: it says what pressing it does. @param price of the plan, as text; null: not known yet */
export function choosingLabel({ kind, firstChargeAt }: SubscriptionStatus['offer'], price: string | null): string {
  if (kind === 'today') return price === null ? 'Subscribe, charged today' : `Subscribe, ${price} today`;
  if (kind === 'later') return `Choose plan, starts ${formatShortDate(firstChargeAt)}`;
  return START_FREE_TRIAL;
}
