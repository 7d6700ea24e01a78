import { TooManyPayments } from './errors';
import { dayOf } from './older-lines';
import type { Tab } from './tab';

/** Limit per user, tab and day (UTC). 24 players settle everything with 23 payments, so no group reaches it. */
export const PAYMENTS_A_DAY = 100;
const DAY = 24 * 60 * 60 * 1000;

/** The tab with one more payment counted for this user today. @throws TooManyPayments */
export function countedPayment(tab: Tab, by: string, now: string): Tab {
  const day = dayOf(now);
  const today = tab.recorded?.day === day ? tab.recorded.by : {};
  const count = Object.hasOwn(today, by) ? (today[by] ?? 0) : 0;
  if (count >= PAYMENTS_A_DAY) throw new TooManyPayments(PAYMENTS_A_DAY, new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY).toISOString(), now);
  return { ...tab, recorded: { day, by: { ...today, [by]: count + 1 } } };
}
