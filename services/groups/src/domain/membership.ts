import type { Change } from '@fairshare/store';
import { claimPlayer, playerIdOf, withoutClaimOf } from './claims';
import { closeGroup } from './deletion';
import { JoiningClosed, LastMember, NoSuchGroup, NoSuchRequest, TooManyWaiting } from './errors';
import { isMember, type Group } from './group';
import { happened, inOrder, type Doing } from './happenings';

/** Many times the golfers of a group; beyond that somebody spreads the code. */
const MAX_WAITING = 100;

/** Whoever shows the share code is a member, or waits for one to let them in. Joining again changes nothing. @throws NoSuchGroup, JoiningClosed, TooManyWaiting */
export function join(group: Group, shareCode: string, doing: Doing): Change<Group> {
  // Renewed, or deleted, since it was found.
  if (group.deletion || group.shareCode !== shareCode) throw new NoSuchGroup();
  if (isMember(group, doing.by)) return 'unchanged';
  if (group.joining === 'closed') throw new JoiningClosed();
  if (group.joining === 'open') return happened(withMember(group, doing.by, doing.at), doing, 'member-joined', {}, { userId: doing.by });
  if (isWaiting(group, doing.by)) return 'unchanged';
  if (group.waiting.length >= MAX_WAITING) throw new TooManyWaiting();
  return happened({ ...group, waiting: [...group.waiting, { userId: doing.by, askedAt: doing.at }] }, doing, 'join-requested');
}

/**
 * A guest becomes a member, and the player they scored as. Where members are let in one by one they are let in at once: a member made their link.
 * Whoever is another player of the group already stays that one. Idempotent.
 * @throws NoSuchGroup, JoiningClosed, NoSuchPlayer, PlayerArchived, PlayerTaken
 */
export function joinAsGuest(group: Group, playerId: string, doing: Doing): Change<Group> {
  if (group.deletion) throw new NoSuchGroup();
  return inOrder(group, [
    (before) => {
      if (isMember(before, doing.by)) return 'unchanged';
      if (before.joining === 'closed') throw new JoiningClosed();
      return happened(withMember(before, doing.by, doing.at), doing, 'member-joined', {}, { userId: doing.by });
    },
    (before) => (playerIdOf(before, doing.by) === null ? claimPlayer(before, playerId, doing) : 'unchanged'),
  ]);
}

/** Lets somebody in who waits. @throws NoSuchRequest */
export function approve(group: Group, userId: string, doing: Doing): Change<Group> {
  if (isMember(group, userId)) return 'unchanged';
  if (!isWaiting(group, userId)) throw new NoSuchRequest();
  return happened(withMember(group, userId, doing.at), doing, 'member-joined', { userId });
}

/** Does not let somebody in who waits. */
export function decline(group: Group, userId: string, doing: Doing): Change<Group> {
  if (!isWaiting(group, userId)) return 'unchanged';
  return happened(withoutWaiting(group, userId), doing, 'join-declined', { userId });
}

/**
 * A member leaves, or removes another; what they said about who they are goes with them.
 * @param confirmed the last one knows that the group goes along
 * @throws LastMember
 */
export function removeMember(group: Group, userId: string, confirmed: boolean, doing: Doing): Change<Group> {
  if (!isMember(group, userId)) return 'unchanged';
  const members = group.members.filter((member) => member.userId !== userId);
  if (members.length === 0 && !confirmed) throw new LastMember();
  if (members.length === 0) return closeGroup(group, doing);
  const without = withoutClaimOf({ ...group, members }, userId);
  return userId === doing.by ? happened(without, doing, 'member-left', {}, { userId }) : happened(without, doing, 'member-removed', { userId });
}

/**
 * Everything about a deleted account: its membership, what it said and did. The last member takes the group along, and so does whoever alone
 * could have restored it.
 */
export function forgetAccount(group: Group, userId: string): Change<Group> {
  const wasMember = isMember(group, userId);
  const members = group.members.filter((member) => member.userId !== userId);
  const isLast = group.deletion ? group.deletion.by === userId : members.length === 0;
  if (isLast) return { deleted: true, changes: [{ name: 'group-deleted' }] };
  const forgotten: Group = {
    ...withoutClaimOf(withoutWaiting(group, userId), userId),
    members,
    createdBy: group.createdBy === userId ? null : group.createdBy,
    deletion: group.deletion && { ...group.deletion, members: group.deletion.members.filter((member) => member.userId !== userId) },
    activity: group.activity.map((entry) => {
      const { userId: whom, ...telling } = entry.telling;
      return { ...entry, by: entry.by === userId ? null : entry.by, telling: whom === userId ? telling : entry.telling };
    }),
  };
  return { state: forgotten, changes: wasMember ? [{ name: 'member-left', facts: { userId } }] : [] };
}

/** Everyone whom a group speaks of, for when one of them deletes their account. */
export function peopleOf({ members, waiting, claims, createdBy, deletion, activity }: Group): string[] {
  const ids = [...members, ...waiting, ...claims, ...(deletion?.members ?? [])].map(({ userId }) => userId);
  return [...new Set([...ids, createdBy, deletion?.by, ...activity.flatMap(({ by, telling }) => [by, telling.userId])])].filter((userId) => typeof userId === 'string');
}

const isWaiting = (group: Group, userId: string): boolean => group.waiting.some((one) => one.userId === userId);
const withoutWaiting = (group: Group, userId: string): Group => ({ ...group, waiting: group.waiting.filter((one) => one.userId !== userId) });
const withMember = (group: Group, userId: string, joinedAt: string): Group => ({ ...withoutWaiting(group, userId), members: [...group.members, { userId, joinedAt }] });
