import type { Change } from '@fairshare/store';
import { claimPlayer, playerIdOf, withoutClaimOf } from './claims';
import { closeGroup, formerMembers } from './deletion';
import { ApprovalNeeded, CreatorStays, JoiningClosed, LastMember, NoSuchGroup, NoSuchMember, NoSuchRequest, NotTheCreator, TooManyWaiting } from './errors';
import { creatorOf, isMember, type Group } from './group';
import { happened, inOrder, type Action } from './activity-log';

/** Maximum number of join requests: many times the golfers of a group. Beyond that the code has been spread. */
const MAX_WAITING = 100;
/** Maximum number of stored removals: more than a group ever has. A group is one document. */
const MAX_REMOVED = 200;

/**
 * Makes a user with the share code a member. If the group requires approval, or the user was removed before, it files a join request instead.
 * Idempotent. @throws NoSuchGroup, JoiningClosed, TooManyWaiting
 */
export function join(group: Group, shareCode: string, doing: Action): Change<Group> {
  // The code was renewed, or the group deleted, since the lookup.
  if (group.deletion || group.shareCode !== shareCode) throw new NoSuchGroup();
  if (isMember(group, doing.by)) return 'unchanged';
  if (group.joining === 'closed') throw new JoiningClosed();
  if (group.joining === 'open' && !wasRemoved(group, doing.by)) return happened(withMember(group, doing.by, doing.at), doing, 'member-joined', {}, { userId: doing.by });
  if (isWaiting(group, doing.by)) return 'unchanged';
  if (group.waiting.length >= MAX_WAITING) throw new TooManyWaiting();
  return happened({ ...group, waiting: [...group.waiting, { userId: doing.by, askedAt: doing.at }] }, doing, 'join-requested', {}, { by: doing.by, at: doing.at });
}

/**
 * Makes a guest a member who claims the player they scored as. No approval is needed, since a member created the guest's link. A user who already
 * claims another player of the group keeps that claim. Idempotent.
 * @throws NoSuchGroup, JoiningClosed, ApprovalNeeded, NoSuchPlayer, PlayerArchived, PlayerTaken
 */
export function joinAsGuest(group: Group, playerId: string, doing: Action): Change<Group> {
  if (group.deletion) throw new NoSuchGroup();
  return inOrder(group, [
    (before) => {
      if (isMember(before, doing.by)) return 'unchanged';
      if (before.joining === 'closed') throw new JoiningClosed();
      if (wasRemoved(before, doing.by)) throw new ApprovalNeeded();
      return happened(withMember(before, doing.by, doing.at), doing, 'member-joined', {}, { userId: doing.by });
    },
    (before) => (playerIdOf(before, doing.by) === null ? claimPlayer(before, playerId, doing) : 'unchanged'),
  ]);
}

/** Approves a join request. @throws NoSuchRequest */
export function approve(group: Group, userId: string, doing: Action): Change<Group> {
  if (isMember(group, userId)) return 'unchanged';
  if (!isWaiting(group, userId)) throw new NoSuchRequest();
  return happened(withMember(group, userId, doing.at), doing, 'member-joined', { userId });
}

/** Declines a join request. */
export function decline(group: Group, userId: string, doing: Action): Change<Group> {
  if (!isWaiting(group, userId)) return 'unchanged';
  return happened(withoutWaiting(group, userId), doing, 'join-declined', { userId });
}

/**
 * A member leaves, or removes another member, except the creator. The claim of the leaving member is deleted. A removed user can join again
 * only with approval, and the share code is replaced.
 * @param confirmed the last member has confirmed that leaving deletes the group
 * @param shareCode the new share code after a removal
 * @throws LastMember, CreatorStays
 */
export function removeMember(group: Group, userId: string, confirmed: boolean, shareCode: string, doing: Action): Change<Group> {
  if (!isMember(group, userId)) return 'unchanged';
  if (userId !== doing.by && userId === creatorOf(group)) throw new CreatorStays();
  const members = group.members.filter((member) => member.userId !== userId);
  if (members.length === 0 && !confirmed) throw new LastMember();
  if (members.length === 0) return closeGroup(group, doing);
  const without = withoutClaimOf({ ...group, members }, userId);
  if (userId === doing.by) return happened(without, doing, 'member-left', {}, { userId });
  const removed = [...(group.removed ?? []).filter((one) => one !== userId), userId].slice(-MAX_REMOVED);
  const { by, at } = doing;
  return happened({ ...without, shareCode, removed }, doing, 'member-removed', { userId }, { by, at });
}

/** The creator makes another member the creator. @throws NotTheCreator, NoSuchMember */
export function handOver(group: Group, userId: string, doing: Action): Change<Group> {
  if (creatorOf(group) !== doing.by) throw new NotTheCreator();
  if (!isMember(group, userId)) throw new NoSuchMember();
  return userId === doing.by ? 'unchanged' : happened({ ...group, createdBy: userId }, doing, 'group-handed-over', { userId });
}

/**
 * Removes all data about a deleted account: its membership, claim and activity. Without another member, or without another user who could
 * restore it, the group is deleted.
 */
export function forgetAccount(group: Group, userId: string): Change<Group> {
  const wasMember = isMember(group, userId);
  const members = group.members.filter((member) => member.userId !== userId);
  const isLast = group.deletion ? formerMembers(group).every((one) => one === userId) : members.length === 0;
  if (isLast) return { deleted: true, changes: [{ name: 'group-deleted' }] };
  const forgotten: Group = {
    ...withoutClaimOf(withoutWaiting(group, userId), userId),
    members,
    createdBy: group.createdBy === userId ? null : group.createdBy,
    ...(group.removed && { removed: group.removed.filter((one) => one !== userId) }),
    deletion: group.deletion && {
      ...group.deletion,
      by: group.deletion.by === userId ? null : group.deletion.by,
      members: group.deletion.members.filter((member) => member.userId !== userId),
    },
    activity: group.activity.map((entry) => {
      const { userId: whom, ...details } = entry.telling;
      return { ...entry, by: entry.by === userId ? null : entry.by, telling: whom === userId ? details : entry.telling };
    }),
  };
  return { state: forgotten, changes: wasMember ? [{ name: 'member-left', facts: { userId } }] : [] };
}

/** All users whose ids a group contains, for the deletion of an account. */
export function peopleOf({ members, waiting, claims, createdBy, deletion, removed = [], activity }: Group): string[] {
  const ids = [...members, ...waiting, ...claims, ...(deletion?.members ?? [])].map(({ userId }) => userId);
  return [...new Set([...ids, ...removed, createdBy, deletion?.by, ...activity.flatMap(({ by, telling }) => [by, telling.userId])])].filter((userId) => typeof userId === 'string');
}

const isWaiting = (group: Group, userId: string): boolean => group.waiting.some((one) => one.userId === userId);
const withoutWaiting = (group: Group, userId: string): Group => ({ ...group, waiting: group.waiting.filter((one) => one.userId !== userId) });
const wasRemoved = ({ removed = [] }: Group, userId: string): boolean => removed.includes(userId);
const withMember = (group: Group, userId: string, joinedAt: string): Group => ({
  ...withoutWaiting(group, userId),
  ...(group.removed && { removed: group.removed.filter((one) => one !== userId) }),
  members: [...group.members, { userId, joinedAt }],
});
