import type { Consumer } from '@fairshare/event-bus';
import { project } from '@fairshare/service-kit';
import type { GroupsApplication } from './application';
import type { AccountsProjection, GamesProjection } from './deps';

/** Knows what to call members and when each game was last played; a deleted account leaves its groups, and a round's changed rules are told in its group. */
export const createGroupsConsumers = (accounts: AccountsProjection, games: GamesProjection, app: GroupsApplication): Consumer[] => [
  project('groups', accounts, async ({ record }) => {
    if (record.state === null) await app.removeAccount(record.id);
  }),
  project('groups', games, app.tellRuleChanges),
];
