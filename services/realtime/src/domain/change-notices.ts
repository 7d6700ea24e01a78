import { type Change, type Delta, type EventEnvelope, type ChangeNotice, HOLE_RECORDED, type ServerMessages } from '@fairshare/contracts';
import { deltaOf } from './delta';

/** One message to the members of a group's room. */
export interface Announcement {
  readonly message: Exclude<keyof ServerMessages, 'resync' | 'presence'>;
  readonly notice: ChangeNotice;
}

/** Changes of a session that concern its 2/9/16 or BBB game; the rest concern the session and its cards. */
const POINTS_CHANGES = new Set<string>(['points-game-created', 'points-game-deleted', ...Object.values(HOLE_RECORDED), 'settings-changed']);
const BOTH_CHANGES = new Set(['session-created', 'session-deleted', 'roster-changed', 'side-game-added', 'side-game-changed', 'side-game-deleted']);
/** Changes of an account that members of its groups see. */
const SHOWN_CHANGES = new Set(['account-photo-changed']);
const CONFLICT_CHANGES = new Set(['conflict-found', 'conflict-changed', 'conflict-resolved']);

/** Tells a group's room the last change of a record. */
const tellLast =
  (message: Announcement['message']) =>
  (event: EventEnvelope, groupId: string): Announcement[] =>
    event.data.changes.slice(-1).map((change) => ({ message, notice: changeNoticeOf(event, groupId, change) }));

/** What the room hears of a group. */
export const announceGroup = tellLast('groupUpdate');
/** What the room hears of a saved result: that it is new, or no longer today's. */
export const announceSettlement = tellLast('payoutsUpdate');
/** What the room hears of its group's tab. */
export const announceTab = tellLast('tabUpdate');

/** A message to the sockets of one person, whatever room they are in. */
export interface PersonalAnnouncement extends Announcement {
  readonly userId: string;
}

/** What they hear whom somebody else took out of a group, by removing them or by deleting it: their screens then read again, and find it gone. */
export function announceToRemoved(event: EventEnvelope): PersonalAnnouncement[] {
  return event.data.changes.flatMap((change) => {
    if (change.name !== 'member-removed' && change.name !== 'group-closed') return [];
    const { userId, userIds = [userId] } = change.facts;
    const removed = Array.isArray(userIds) ? userIds.filter((one) => typeof one === 'string') : [];
    return removed.map((one) => ({ userId: one, message: 'groupUpdate' as const, notice: changeNoticeOf(event, event.subject, change) }));
  });
}

/** What the room hears of a game session: one message a kind, however many changes the record carries, with what changed where that is small. */
export function announceGame(event: EventEnvelope, groupId: string): Announcement[] {
  const announced = new Map<Announcement['message'], Announcement>();
  const delta = deltaOf(event);
  for (const change of event.data.changes) {
    for (const message of messagesFor(change.name)) announced.set(message, { message, notice: changeNoticeOf(event, groupId, change, delta) });
  }
  return [...announced.values()];
}

/** What the rooms of these groups hear of a member: that they look different. The version is the account's, which groups then asks for. */
export function announceMember(event: EventEnvelope, groupIds: readonly string[]): Announcement[] {
  const shown = event.data.changes.findLast(({ name }) => SHOWN_CHANGES.has(name));
  return shown ? groupIds.map((groupId) => ({ message: 'memberUpdate', notice: changeNoticeOf(event, groupId, shown) })) : [];
}

/** Whose room a record belongs in: by its state, or, of a deleted one, by the facts of its last change. */
export function groupOfEvent(event: EventEnvelope): string | null {
  const { state, changes } = event.data;
  if ('groupId' in state && typeof state.groupId === 'string') return state.groupId;
  const groupId = changes.at(-1)?.facts.groupId;
  return typeof groupId === 'string' ? groupId : null;
}

function messagesFor(change: string): Announcement['message'][] {
  if (CONFLICT_CHANGES.has(change)) return ['conflict', 'gameStateUpdate', 'pointsGameUpdate'];
  if (BOTH_CHANGES.has(change)) return ['gameStateUpdate', 'pointsGameUpdate'];
  return [POINTS_CHANGES.has(change) ? 'pointsGameUpdate' : 'gameStateUpdate'];
}

const changeNoticeOf = (event: EventEnvelope, groupId: string, change: Change, delta?: Delta | null): ChangeNotice => ({
  groupId,
  id: event.subject,
  version: event.data.version,
  change: change.name,
  ...(delta && { delta }),
});
