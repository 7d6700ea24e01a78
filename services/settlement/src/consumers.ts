import type { Consumer } from '@fairshare/event-bus';
import { project } from '@fairshare/service-kit';
import type { SettlementApplication } from './application';
import type { GamesProjection, GroupsProjection } from './deps';

/** Keeps rounds and groups as they are now, and watches what that does to saved results: custom cards that come or go may move one, too. */
export const createSettlementConsumers = (games: GamesProjection, groups: GroupsProjection, app: SettlementApplication): Consumer[] => [
  project('settlement', games, ({ record }) => (record.state ? app.followScores(record.id) : app.dropResult(record.id))),
  project('settlement', groups, ({ record }) => app.followGroup(record.id)),
];
