import { project } from '@fairshare/service-kit';
import type { GamesApplication } from '../application';
import type { GroupsProjection } from '../deps';

/** Who plays and who may: kept from the groups' events. A deleted group takes its sessions along. */
export const consumeGroups = (projection: GroupsProjection, app: Pick<GamesApplication, 'deleteGamesOfGroup'>) =>
  project('games', projection, async ({ record }) => {
    if (record.state === null) await app.deleteGamesOfGroup(record.id);
  });
