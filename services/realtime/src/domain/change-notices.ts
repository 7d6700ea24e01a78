import { type Change, type Delta, type EventEnvelope, type ChangeNotice, HOLE_RECORDED, type ServerMessages } from '@fairshare/contracts';
import { deltaOf } from './delta';

/** One message to the members of a group's room. */
export interface Announcement {
  readonly message: Exclude<keyof ServerMessages, 'resync' | 'presence'>;
  readonly notice: ChangeNotice;
}

/** Changes of a session's games: entries on holes, answers of side games included, and the games' values. The rest concern the session and its cards. */
const POINTS_CHANGES = new Set<string>(['points-game-created', 'points-game-deleted', ...Object.values(HOLE_RECORDED), 'settings-changed']);
const BOTH_CHANGES = new Set(['session-created', 'session-deleted', 'roster-changed', 'side-game-added', 'side-game-changed', 'side-game-deleted']);
/** Changes of an account that members of its groups see. */
const SHOWN_CHANGES = new Set(['account-photo-changed']);
/** Changes that name in their facts who is put into a group or taken out of it. */
const PUT_IN_OR_OUT = new Set(['member-joined', 'member-removed', 'group-closed']);
const CONFLICT_CHANGES = new Set(['conflict-found', 'conflict-changed', 'conflict-resolved']);

/** Announces the last change of a record to a group's room. */
const announceLatest =
  (message: Announcement['message']) =>
  (event: EventEnvelope, groupId: string): Announcement[] =>
    event.data.changes.slice(-1).map((change) => ({ message, notice: changeNoticeOf(event, groupId, change) }));

/** The announcement of a change of a group. */
export const announceGroup = announceLatest('groupUpdate');
/** The announcement that a result was saved, or deleted with its session. That a result is stale is not announced: it is computed when it is read. */
export const announceSettlement = announceLatest('payoutsUpdate');
/** The announcement of a change of the group's tab. */
export const announceTab = announceLatest('tabUpdate');

/** A message to the sockets of one user, in whatever rooms they are. */
export interface PersonalAnnouncement extends Announcement {
  readonly userId: string;
}

/**
 * The announcements to users whom a change puts into a group or takes out of it: they are in no room of the group, and their screens refetch the list of
 * groups. A creator and a member who joins learn it on their other devices too.
 */
export function announceToUsers(event: EventEnvelope): PersonalAnnouncement[] {
  return event.data.changes.flatMap((change) =>
    usersOf(change).map((userId) => ({ userId, message: 'groupUpdate' as const, notice: changeNoticeOf(event, event.subject, change) })),
  );
}

/** The users whom a change puts into a group or takes out of it, except those who leave by themselves. */
function usersOf({ name, facts: { by, userId, userIds = [userId] } }: Change): string[] {
  const named = name === 'group-created' ? [by] : PUT_IN_OR_OUT.has(name) ? userIds : [];
  return Array.isArray(named) ? named.filter((one) => typeof one === 'string') : [];
}

/** The announcements of a game session: one message of each kind, however many changes the record has; with the changed values where they are small. */
export function announceGame(event: EventEnvelope, groupId: string): Announcement[] {
  const announced = new Map<Announcement['message'], Announcement>();
  const delta = deltaOf(event);
  for (const change of event.data.changes) {
    for (const message of messagesFor(change.name)) announced.set(message, { message, notice: changeNoticeOf(event, groupId, change, delta) });
  }
  return [...announced.values()];
}

/** The announcements to these groups that a member looks different. The version is the account's, which clients then require from groups. */
export function announceMember(event: EventEnvelope, groupIds: readonly string[]): Announcement[] {
  const shown = event.data.changes.findLast(({ name }) => SHOWN_CHANGES.has(name));
  return shown ? groupIds.map((groupId) => ({ message: 'memberUpdate', notice: changeNoticeOf(event, groupId, shown) })) : [];
}

/** The group whose room a record concerns: from its state or, for a deleted record, from the facts of its last change. */
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
