import { entryOf, type PlayerId } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { NobodyToRemind, OwesNothing, RemindedAlready } from './errors';
import type { Writing } from './payment';
import { balancesOf, type Tab } from './tab';

/** Milliseconds before the same player can be reminded again, by any member. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** When a player who was reminded at this instant can be reminded again. ISO. */
export const nextReminderAfter = (at: string): string => new Date(Date.parse(at) + WEEK).toISOString();

/** Reminds a player who owes, once a week. @throws NobodyToRemind, OwesNothing, RemindedAlready */
export function remindPlayer(tab: Tab, playerId: PlayerId, id: string, { by, now, claims }: Writing): Change<Tab> {
  if (!Object.hasOwn(claims, playerId) || claims[playerId] === by) throw new NobodyToRemind();
  if ((entryOf(balancesOf(tab), playerId) ?? 0) >= 0) throw new OwesNothing();
  if (isReminded(tab, playerId, now)) throw new RemindedAlready();
  const reminders = { ...tab.reminders, [playerId]: { at: now } };
  return { state: { ...tab, reminders }, changes: [{ name: 'player-reminded', facts: { reminderId: id, playerId, by } }] };
}

/** The players whom this user can remind now. */
export function remindable(tab: Tab, { by, now, claims }: Writing): PlayerId[] {
  const owing = Object.entries(balancesOf(tab)).filter(([, cents]) => cents < 0);
  return owing.map(([playerId]) => playerId).filter((playerId) => Object.hasOwn(claims, playerId) && claims[playerId] !== by && !isReminded(tab, playerId, now));
}

function isReminded({ reminders = {} }: Tab, playerId: PlayerId, now: string): boolean {
  const last = entryOf(reminders, playerId);
  return last !== undefined && nextReminderAfter(last.at) > now;
}
