import type { Change } from '@fairshare/store';
import { NoSuchGroup, NotTheCreator } from './errors';
import { isMember, type Group } from './group';
import { happened, type Doing, type Happened } from './happenings';

/** Milliseconds in which a deleted group can be restored. */
const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000;

/** Deletes a group: for its creator, or for any member once the creator is none. @throws NotTheCreator */
export function deleteGroup(group: Group, doing: Doing): Change<Group> {
  const { createdBy } = group;
  if (createdBy !== null && createdBy !== doing.by && isMember(group, createdBy)) throw new NotTheCreator();
  return closeGroup(group, doing);
}

/** Nobody is a member any more, here and in every other service; who was is kept for as long as it can be restored. */
export function closeGroup(group: Group, doing: Doing): Happened {
  return happened(
    { ...group, members: [], waiting: [], deletion: { by: doing.by, at: doing.at, members: group.members } },
    doing,
    'group-closed',
    {},
    { userIds: group.members.map(({ userId }) => userId) },
  );
}

/** Brings a group back as it was. @throws NoSuchGroup for who has not deleted it, and once it is too late */
export function restoreGroup(group: Group, doing: Doing): Change<Group> {
  if (isMember(group, doing.by)) return 'unchanged';
  if (!isRestorableBy(group, doing.by, doing.at)) throw new NoSuchGroup();
  return happened({ ...group, members: group.deletion?.members ?? [], deletion: null }, doing, 'group-restored');
}

/** Until when a deleted group can be restored; undefined for one that is not deleted. */
export const restorableUntil = ({ deletion }: Group): string | undefined => (deletion === null ? undefined : new Date(Date.parse(deletion.at) + RESTORABLE_FOR).toISOString());

export const isRestorableBy = (group: Group, userId: string, now: string): boolean => group.deletion?.by === userId && now < (restorableUntil(group) ?? '');

/** A group that nobody can restore any more goes for good, and takes its rounds along. */
export function purge(group: Group, now: string): Change<Group> {
  if (group.deletion === null || now < (restorableUntil(group) ?? '')) return 'unchanged';
  return { deleted: true, changes: [{ name: 'group-deleted' }] };
}
