import type { games as publishedGames } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { project, type ProjectionOptions } from '@fairshare/service-kit';
import type { GroupsApplication } from './application';
import type { AccountsProjection, GamesProjection, KnownGame } from './deps';

/** What is kept of a round, and by what it is found. */
export const ofGames: ProjectionOptions<typeof publishedGames, KnownGame> = {
  keep: ({ groupId, lastPlayedAt, name, ruleChanges, moneyChanges }) => ({
    groupId,
    lastPlayedAt,
    name,
    ...(ruleChanges && { ruleChanges }),
    ...(moneyChanges && { moneyChanges }),
  }),
  indexes: { group: (game) => game.groupId },
};

/** Knows what to call members and when each game was last played; notes who finished a round or changed its rules; a deleted account leaves its groups. */
export const createGroupsConsumers = (accounts: AccountsProjection, games: GamesProjection, app: GroupsApplication): Consumer[] => [
  project('groups', accounts, async ({ record }) => {
    if (record.state === null) await app.removeAccount(record.id);
  }),
  project('groups', games, async (applied) => {
    await app.followRounds(applied);
    await app.tellRuleChanges(applied);
  }),
];
