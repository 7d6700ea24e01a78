import type { Change } from '@fairshare/store';
import { NoSuchGroup, NotTheCreator } from './errors';
import { creatorOf, isMember, type Group } from './group';
import { happened, type Action, type Happened } from './activity-log';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds in which a deleted group can be restored. */
const RESTORABLE_FOR = 30 * DAY;
/** Milliseconds in which another member can object to deleting a group whose creator has left. */
const OBJECTION_WITHIN = 7 * DAY;

/**
 * Deletes a group. Its creator deletes it at once. Once the creator is no longer a member, any member can propose the deletion, which happens
 * unless another member objects in time. The only member deletes it at once. @throws NotTheCreator
 */
export function deleteGroup(group: Group, doing: Action): Change<Group> {
  const creator = creatorOf(group);
  if (creator !== null && creator !== doing.by) throw new NotTheCreator();
  if (creator === doing.by || group.members.length === 1) return closeGroup(group, doing);
  if (proposalOf(group)) return 'unchanged';
  const { by, at } = doing;
  return happened({ ...group, deletionProposal: { by, at } }, doing, 'deletion-proposed', {}, { by, at });
}

/** A member objects to deleting the group, or withdraws the proposal. */
export function keepGroup(group: Group, doing: Action): Change<Group> {
  return proposalOf(group) ? happened({ ...group, deletionProposal: null }, doing, 'deletion-refused') : 'unchanged';
}

/** The valid proposal: one by a current member. */
export const proposalOf = ({ deletionProposal, members }: Group): NonNullable<Group['deletionProposal']> | null =>
  deletionProposal && members.some(({ userId }) => userId === deletionProposal.by) ? deletionProposal : null;

/** When a proposed deletion happens unless a member objects; undefined: there is no proposal. */
export function deletionDueAt(group: Group): string | undefined {
  const proposal = proposalOf(group);
  return proposal ? new Date(Date.parse(proposal.at) + OBJECTION_WITHIN).toISOString() : undefined;
}

/** Removes all members, here and in every other service. The former members are stored for as long as the group can be restored. */
export function closeGroup(group: Group, doing: Action): Happened {
  const userIds = group.members.map(({ userId }) => userId);
  return happened(
    { ...group, members: [], waiting: [], deletionProposal: null, deletion: { by: doing.by, at: doing.at, members: group.members } },
    doing,
    'group-closed',
    {},
    { userIds, by: doing.by, at: doing.at },
  );
}

/** Restores a group with its members. @throws NoSuchGroup if the caller was not a member, or once the deadline has passed */
export function restoreGroup(group: Group, doing: Action): Change<Group> {
  if (isMember(group, doing.by)) return 'unchanged';
  if (!isRestorableBy(group, doing.by, doing.at)) throw new NoSuchGroup();
  return happened({ ...group, members: group.deletion?.members ?? [], deletion: null }, doing, 'group-restored');
}

/** Until when a deleted group can be restored; undefined for a group that is not deleted. */
export const restorableUntil = ({ deletion }: Group): string | undefined => (deletion === null ? undefined : new Date(Date.parse(deletion.at) + RESTORABLE_FOR).toISOString());

/** Every member at the time of the deletion can restore the group. */
export const isRestorableBy = (group: Group, userId: string, now: string): boolean => formerMembers(group).includes(userId) && now < (restorableUntil(group) ?? '');

/** The users who can restore a deleted group. */
export const formerMembers = ({ deletion }: Group): string[] => deletion?.members.map(({ userId }) => userId) ?? [];

/** Applies deadlines: executes a proposed deletion, and permanently deletes a group, with its rounds, that can no longer be restored. */
export function purge(group: Group, now: string): Change<Group> {
  const proposal = proposalOf(group);
  if (proposal && now >= (deletionDueAt(group) ?? '')) return closeGroup(group, { by: proposal.by, at: now });
  if (group.deletion === null || now < (restorableUntil(group) ?? '')) return 'unchanged';
  return { deleted: true, changes: [{ name: 'group-deleted' }] };
}
