import type { Consumer } from '@fairshare/event-bus';
import { project } from '@fairshare/service-kit';
import type { GamesApplication } from './application';
import type { GroupsProjection } from './deps';

/** Knows who plays and who may; a deleted group takes its rounds along. */
export const createGamesConsumers = (groups: GroupsProjection, app: GamesApplication): Consumer[] => [
  project('games', groups, async ({ record }) => {
    if (record.state === null) await app.deleteGamesOfGroup(record.id);
  }),
];
