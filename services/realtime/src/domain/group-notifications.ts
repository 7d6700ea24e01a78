import { games, type Change, type EventEnvelope, type GroupState, type NotificationKind } from '@fairshare/contracts';
import type { GroupNotification } from './notification-preferences';

/** A notification, and the accounts that get it. */
export interface Concern {
  readonly notification: GroupNotification;
  readonly userIds: readonly string[];
}

type Facts = Change['facts'];
type Draft = Pick<GroupNotification, 'id' | 'kind'> & { readonly roundId?: string; readonly by: string | null; readonly userIds: readonly (string | undefined)[] };

/** Change → the notifications that it causes. */
const DRAFTS: Readonly<Record<string, (facts: Facts, group: GroupState, event: EventEnvelope) => Draft[]>> = {
  'round-posted': ({ roundId, players, by }, group) =>
    isText(roundId)
      ? [{ id: `finished-${roundId}`, kind: 'round-finished', roundId, by: textOf(by), userIds: textsOf(players).map((playerId) => accountOf(group, playerId)) }]
      : [],
  'payment-recorded': (facts, group) => ofPayment('payment-recorded', facts, group),
  'payment-reopened': (facts, group) => ofPayment('payment-reopened', facts, group),
  'player-reminded': ({ reminderId, playerId, by }, group) =>
    isText(reminderId) && isText(playerId) ? [{ id: `reminded-${reminderId}`, kind: 'reminded', by: textOf(by), userIds: [accountOf(group, playerId)] }] : [],
  'join-requested': ({ by, at }, group) => (isText(by) ? [{ id: `joins-${group.id}-${by}-${textOf(at)}`, kind: 'join-requested', by, userIds: group.members }] : []),
  'member-removed': ({ userId, by, at }, group) =>
    isText(userId) && isText(by) ? [{ id: `removed-${group.id}-${userId}-${textOf(at)}`, kind: 'member-removed', by, userIds: [userId] }] : [],
  'deletion-proposed': ({ by, at }, group) => (isText(by) ? [{ id: `proposed-${group.id}-${textOf(at)}`, kind: 'deletion-proposed', by, userIds: group.members }] : []),
  'group-closed': ({ by, at, userIds }, group) => (isText(by) ? [{ id: `deleted-${group.id}-${textOf(at)}`, kind: 'group-deleted', by, userIds: textsOf(userIds) }] : []),
  'conflict-found': ({ conflictId, by }, _group, event) => ofConflict(conflictId, by, event),
};

/** Whether an event may cause a notification: for most events no group needs to be read. */
export const mayConcern = ({ data }: EventEnvelope): boolean => data.changes.some(({ name }) => Object.hasOwn(DRAFTS, name));

/** The notifications to users who are no longer members, for that very reason. */
const OF_FORMER_MEMBERS: readonly NotificationKind[] = ['member-removed', 'group-deleted'];

/** Whether a user may get a notification: a member, or a user who lost the group through it. */
export const mayBeNotified = (kind: NotificationKind, members: readonly string[], userId: string): boolean => OF_FORMER_MEMBERS.includes(kind) || members.includes(userId);

/** The notifications of an event: for members, and for former members it removed; never for the account that caused it. */
export function concernsOf(event: EventEnvelope, group: GroupState): Concern[] {
  return event.data.changes.flatMap(({ name, facts }) => {
    const drafts = Object.hasOwn(DRAFTS, name) ? DRAFTS[name] : undefined;
    return (drafts?.(facts, group, event) ?? []).flatMap(({ id, kind, roundId = null, by, userIds }): Concern[] => {
      const concerned = [...new Set(userIds)].filter((userId): userId is string => userId !== undefined && userId !== by && mayBeNotified(kind, group.members, userId));
      return concerned.length === 0 ? [] : [{ userIds: concerned, notification: { id, kind, at: event.time, groupId: group.id, roundId, who: nameIn(group, by) } }];
    });
  });
}

function ofPayment(kind: NotificationKind, { paymentId, from, to, by }: Facts, group: GroupState): Draft[] {
  if (!isText(paymentId) || !isText(from) || !isText(to)) return [];
  return [{ id: `${kind}-${paymentId}`, kind, by: textOf(by), userIds: [accountOf(group, from), accountOf(group, to)] }];
}

/** A conflict notifies the authors of both values; `concernsOf` leaves out the one who caused it. A conflict that was resolved since notifies nobody. */
function ofConflict(conflictId: unknown, by: unknown, { subject, data }: EventEnvelope): Draft[] {
  const round = games.state.safeParse(data.state);
  const kept = round.success ? [...round.data.conflicts, ...(round.data.sideConflicts ?? [])] : [];
  const conflict = kept.find(({ id }) => id === conflictId);
  if (!conflict || conflict.resolved !== null) return [];
  return [{ id: `conflict-${subject}-${conflict.id}`, kind: 'conflict-found', roundId: subject, by: textOf(by), userIds: [conflict.stored?.by, conflict.other.by] }];
}

const isText = (fact: unknown): fact is string => typeof fact === 'string';
const textOf = (fact: unknown): string | null => (isText(fact) ? fact : null);
const textsOf = (fact: unknown): string[] => (Array.isArray(fact) ? fact.filter(isText) : []);

const accountOf = ({ claims = {} }: GroupState, playerId: string): string | undefined => (Object.hasOwn(claims, playerId) ? claims[playerId] : undefined);

function nameIn({ claims = {}, players }: GroupState, userId: string | null): string | null {
  return players.find(({ id }) => userId !== null && Object.hasOwn(claims, id) && claims[id] === userId)?.name ?? null;
}
