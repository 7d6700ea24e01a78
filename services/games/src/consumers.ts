import type { Consumer } from '@fairshare/event-bus';
import { type Bound, project } from '@fairshare/service-kit';
import type * as useCases from './use-cases';
import type { GroupsProjection } from './deps';

/** Maintains the projection of groups and members, and deletes the rounds of a deleted group. */
export const createGamesConsumers = (groups: GroupsProjection, app: Bound<typeof useCases>): Consumer[] => [
  project('games', groups, async ({ record }) => {
    if (record.state === null) await app.deleteRoundsOfGroup(record.id);
  }),
];
