import type { Change } from '@fairshare/store';
import { claimPlayer, playerIdOf, withoutClaimOf } from './claims';
import { closeGroup, formerMembers } from './deletion';
import { ApprovalNeeded, CreatorStays, JoiningClosed, LastMember, NoSuchGroup, NoSuchMember, NoSuchRequest, NotTheCreator, TooManyWaiting } from './errors';
import { creatorOf, isMember, type Group } from './group';
import { happened, inOrder, type Action } from './activity-log';

/** Many times the golfers of a group; beyond that somebody spreads the code. */
const MAX_WAITING = 100;
/** More than a group removes in its life; a group is one document. */
const MAX_REMOVED = 200;

/** Whoever shows the share code is a member, or waits for one to let them in; so does whoever was removed. Joining again changes nothing. @throws NoSuchGroup, JoiningClosed, TooManyWaiting */
export function join(group: Group, shareCode: string, doing: Action): Change<Group> {
  // Renewed, or deleted, since it was found.
  if (group.deletion || group.shareCode !== shareCode) throw new NoSuchGroup();
  if (isMember(group, doing.by)) return 'unchanged';
  if (group.joining === 'closed') throw new JoiningClosed();
  if (group.joining === 'open' && !wasRemoved(group, doing.by)) return happened(withMember(group, doing.by, doing.at), doing, 'member-joined', {}, { userId: doing.by });
  if (isWaiting(group, doing.by)) return 'unchanged';
  if (group.waiting.length >= MAX_WAITING) throw new TooManyWaiting();
  return happened({ ...group, waiting: [...group.waiting, { userId: doing.by, askedAt: doing.at }] }, doing, 'join-requested', {}, { by: doing.by, at: doing.at });
}

/**
 * A guest becomes a member, and the player they scored as. Where members are let in one by one they are let in at once: a member made their link.
 * Whoever is another player of the group already stays that one. Idempotent.
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

/** Lets somebody in who waits. @throws NoSuchRequest */
export function approve(group: Group, userId: string, doing: Action): Change<Group> {
  if (isMember(group, userId)) return 'unchanged';
  if (!isWaiting(group, userId)) throw new NoSuchRequest();
  return happened(withMember(group, userId, doing.at), doing, 'member-joined', { userId });
}

/** Does not let somebody in who waits. */
export function decline(group: Group, userId: string, doing: Action): Change<Group> {
  if (!isWaiting(group, userId)) return 'unchanged';
  return happened(withoutWaiting(group, userId), doing, 'join-declined', { userId });
}

/**
 * A member leaves, or removes another, but for the creator, whom nobody removes; what they said about who they are goes with them. Whoever is
 * removed enters again only with approval, and the share code they know lets nobody in any more.
 * @param confirmed the last one knows that the group goes along
 * @param shareCode in place of the present one, where somebody is removed
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
 * Everything about a deleted account: its membership, what it said and did. The last member takes the group along, and so does the last one who
 * could have restored it.
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
      const { userId: whom, ...telling } = entry.telling;
      return { ...entry, by: entry.by === userId ? null : entry.by, telling: whom === userId ? telling : entry.telling };
    }),
  };
  return { state: forgotten, changes: wasMember ? [{ name: 'member-left', facts: { userId } }] : [] };
}

/** Everyone whom a group speaks of, for when one of them deletes their account. */
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
