import { groups } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { feed } from '@fairshare/service-kit';
import type { GroupProjection } from '../adapters/groups';

/** Who plays and who may: kept from the groups' events. A deleted group takes its sessions along. */
export const groupsConsumer = (projection: GroupProjection, deleteGamesOfGroup: (groupId: string) => Promise<void>): Consumer =>
  feed('games', groups, projection, async ({ record }) => {
    if (record.state === null) await deleteGamesOfGroup(record.id);
  });
