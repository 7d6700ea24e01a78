import { games, groups } from '@fairshare/contracts';
import { Projection, createApp, mountAggregates, pullFrom, type Service, type ServiceDeps } from '@fairshare/service-kit';
import { createSettlementApplication } from './application';
import { consumeGames } from './consumers/games';
import { consumeGroups } from './consumers/groups';
import { routes } from './http/routes';
import { translateErrors } from './http/translate-errors';
import { savedResultType } from './settlement-store';

/** Who owes whom: knows games and groups through their events alone, and pulls what it is behind on. */
export function createSettlementService(deps: ServiceDeps): Service {
  const { storage, clock, peers } = deps;
  const results = storage.aggregates(savedResultType);
  const gamesProjection = new Projection({
    published: games,
    storage,
    clock,
    pull: pullFrom(peers, 'games', games.kind),
    indexes: { group: (session) => session.groupId },
  });
  const groupsProjection = new Projection({ published: groups, storage, clock, pull: pullFrom(peers, 'groups', groups.kind) });
  const application = createSettlementApplication({ results, games: gamesProjection, groups: groupsProjection, clock });

  return {
    app: createApp({
      deps,
      routes: routes(application),
      projections: [gamesProjection, groupsProjection],
      internal: (router) => mountAggregates(router, [results]),
      translate: translateErrors,
    }),
    consumers: [consumeGames(gamesProjection, application), consumeGroups(groupsProjection, application)],
    close: async () => undefined,
  };
}
