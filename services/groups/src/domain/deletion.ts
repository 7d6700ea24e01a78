import type { Change } from '@fairshare/store';
import { NoSuchGroup, NotTheCreator } from './errors';
import { creatorOf, isMember, type Group } from './group';
import { happened, type Action, type Happened } from './activity-log';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds in which a deleted group can be restored. */
const RESTORABLE_FOR = 30 * DAY;
/** Milliseconds in which another member can object to deleting a group whose creator is gone. */
const OBJECTION_WITHIN = 7 * DAY;

/**
 * Deletes a group: for its creator at once. Once the creator is no member, any member can propose it, and it is deleted unless another one objects
 * in time; the only member deletes it at once. @throws NotTheCreator
 */
export function deleteGroup(group: Group, doing: Action): Change<Group> {
  const creator = creatorOf(group);
  if (creator !== null && creator !== doing.by) throw new NotTheCreator();
  if (creator === doing.by || group.members.length === 1) return closeGroup(group, doing);
  if (proposalOf(group)) return 'unchanged';
  const { by, at } = doing;
  return happened({ ...group, deletionProposal: { by, at } }, doing, 'deletion-proposed', {}, { by, at });
}

/** A member objects to deleting the group, or takes the proposal back. */
export function keepGroup(group: Group, doing: Action): Change<Group> {
  return proposalOf(group) ? happened({ ...group, deletionProposal: null }, doing, 'deletion-refused') : 'unchanged';
}

/** The proposal that counts: of who is still a member. */
export const proposalOf = ({ deletionProposal, members }: Group): NonNullable<Group['deletionProposal']> | null =>
  deletionProposal && members.some(({ userId }) => userId === deletionProposal.by) ? deletionProposal : null;

/** When a proposed deletion happens unless somebody objects; undefined: nobody proposed it. */
export function deletionDueAt(group: Group): string | undefined {
  const proposal = proposalOf(group);
  return proposal ? new Date(Date.parse(proposal.at) + OBJECTION_WITHIN).toISOString() : undefined;
}

/** Nobody is a member any more, here and in every other service; who was is kept for as long as it can be restored. */
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

/** Brings a group back as it was. @throws NoSuchGroup for who was no member, and once it is too late */
export function restoreGroup(group: Group, doing: Action): Change<Group> {
  if (isMember(group, doing.by)) return 'unchanged';
  if (!isRestorableBy(group, doing.by, doing.at)) throw new NoSuchGroup();
  return happened({ ...group, members: group.deletion?.members ?? [], deletion: null }, doing, 'group-restored');
}

/** Until when a deleted group can be restored; undefined for one that is not deleted. */
export const restorableUntil = ({ deletion }: Group): string | undefined => (deletion === null ? undefined : new Date(Date.parse(deletion.at) + RESTORABLE_FOR).toISOString());

/** By everyone who was a member when it was deleted. */
export const isRestorableBy = (group: Group, userId: string, now: string): boolean => formerMembers(group).includes(userId) && now < (restorableUntil(group) ?? '');

/** Who can restore a deleted group. */
export const formerMembers = ({ deletion }: Group): string[] => deletion?.members.map(({ userId }) => userId) ?? [];

/** What time alone does: a proposed deletion happens, and a group that nobody can restore any more goes for good and takes its rounds along. */
export function purge(group: Group, now: string): Change<Group> {
  const proposal = proposalOf(group);
  if (proposal && now >= (deletionDueAt(group) ?? '')) return closeGroup(group, { by: proposal.by, at: now });
  if (group.deletion === null || now < (restorableUntil(group) ?? '')) return 'unchanged';
  return { deleted: true, changes: [{ name: 'group-deleted' }] };
}
