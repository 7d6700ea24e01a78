import type { games as publishedGames, tabs as publishedTabs } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { type Bound, project, type ProjectionOptions } from '@fairshare/service-kit';
import type * as useCases from './use-cases';
import type { AccountsProjection, GamesProjection, KnownGame, KnownTab, TabsProjection } from './deps';

/** The projected part of a round, and its index. */
export const ofGames: ProjectionOptions<typeof publishedGames, KnownGame> = {
  keep: ({ groupId, lastPlayedAt, name, ruleChanges, moneyChanges, sideChanges }) => ({
    groupId,
    lastPlayedAt,
    name,
    ...(ruleChanges && { ruleChanges }),
    ...(moneyChanges && { moneyChanges }),
    ...(sideChanges && { sideChanges }),
  }),
  indexes: { group: (game) => game.groupId },
};

/** The projected part of a tab. */
export const ofTabs: ProjectionOptions<typeof publishedTabs, KnownTab> = { keep: ({ groupId }) => ({ groupId }) };

/** Projects names, rounds and tabs. Records finishes, rule changes and payments in the group's activity. Removes deleted accounts from their groups. */
export const createGroupsConsumers = (accounts: AccountsProjection, games: GamesProjection, tabs: TabsProjection, app: Bound<typeof useCases>): Consumer[] => [
  project('groups', accounts, async ({ record }) => {
    if (record.state === null) await app.removeAccount(record.id);
  }),
  project('groups', games, async (applied) => {
    await app.noteRoundActivity(applied);
    await app.noteRuleChanges(applied);
  }),
  project('groups', tabs, (applied) => app.notePaymentActivity(applied)),
];
