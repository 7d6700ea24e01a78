import { accounts, games } from '@fairshare/contracts';
import { Projection, createApp, mountAggregates, mountPersonalData, pullFrom, type Service, type ServiceDeps } from '@fairshare/service-kit';
import { createGroupsApplication } from './application';
import { consumeAccounts } from './consumers/accounts';
import { consumeGames } from './consumers/games';
import { nameOf } from './domain/names';
import type { AccountsProjection, GamesProjection } from './groups-deps';
import { groupType } from './groups-store';
import { presentPersonal } from './http/present-group';
import { routes } from './http/routes';
import { translateErrors } from './http/translate-errors';

/** Groups, their players, members, custom cards and share codes. */
export function createGroupsService(deps: ServiceDeps): Service {
  const { storage, clock } = deps;
  const groups = storage.aggregates(groupType);
  const gamesProjection: GamesProjection = new Projection({
    published: games,
    storage,
    clock,
    pull: pullFrom(deps.peers, 'games', games.kind),
    keep: ({ groupId, lastPlayedAt }) => ({ groupId, lastPlayedAt }),
    indexes: { group: (game) => game.groupId },
  });
  const accountsProjection: AccountsProjection = new Projection({
    published: accounts,
    storage,
    clock,
    pull: pullFrom(deps.peers, 'auth', accounts.kind),
    keep: nameOf,
  });
  const onCodeMissed = deps.metrics.counter('share_code_misses_total', 'Share codes tried that are nobody’s.');
  const application = createGroupsApplication({ groups, accounts: accountsProjection, games: gamesProjection, clock, onCodeMissed });

  return {
    app: createApp({
      deps,
      routes: routes(application),
      projections: [accountsProjection, gamesProjection],
      internal: (router) => {
        mountAggregates(router, [groups]);
        mountPersonalData(router, async ({ userId }) => presentPersonal(await application.groupsOf({ userId }), userId));
      },
      translate: translateErrors,
    }),
    consumers: [consumeAccounts(accountsProjection, application), consumeGames(gamesProjection)],
    close: async () => undefined,
  };
}
