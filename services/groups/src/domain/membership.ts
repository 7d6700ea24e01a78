import type { Change } from '@fairshare/store';
import { isMember, type Group } from './group';

/** Joining again changes nothing. */
export function join(group: Group, userId: string, now: Date): Change<Group> {
  if (isMember(group, userId)) return 'unchanged';
  return {
    state: { ...group, members: [...group.members, { userId, joinedAt: now.toISOString() }] },
    changes: [{ name: 'member-joined', facts: { userId } }],
  };
}

/** The last member to leave takes the group along. */
export function leave(group: Group, userId: string): Change<Group> {
  if (!isMember(group, userId)) return 'unchanged';
  const members = group.members.filter((member) => member.userId !== userId);
  if (members.length === 0) return { deleted: true, changes: [{ name: 'group-deleted' }] };
  return { state: { ...group, members }, changes: [{ name: 'member-left', facts: { userId } }] };
}
