import { BILLING_NOTICE_KINDS, type EventEnvelope } from '@fairshare/contracts';
import type { MoneyNotification } from './notification-preferences';

/** The notifications of a billing event for its user: those that the user was mailed just now. */
export function moneyNotificationsOf({ data, time }: EventEnvelope): MoneyNotification[] {
  return data.changes.flatMap(({ name, facts: { key, kind: published } }): MoneyNotification[] => {
    const kind = BILLING_NOTICE_KINDS.find((known) => known === published);
    return name === 'notice-sent' && typeof key === 'string' && kind ? [{ id: `money-${key}`, kind, at: time, groupId: null, roundId: null, who: null }] : [];
  });
}
