import { groups, type GroupState } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { feed } from '@fairshare/service-kit';
import { announceGroup, type Announcement } from '../domain/hints';
import type { GroupsProjection } from '../membership';

/** Keeps who belongs where, turns out who no longer does, and tells the room. */
export const consumeGroups = (
  projection: GroupsProjection,
  announce: (announcement: Announcement) => void,
  onMembers: (groupId: string, members: readonly string[]) => void,
): Consumer =>
  feed<typeof groups, GroupState>('realtime', groups, projection, async ({ event, record }) => {
    onMembers(record.id, record.state?.members ?? []);
    announceGroup(event).forEach(announce);
  });
