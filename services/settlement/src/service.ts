import { games, groups } from '@fairshare/contracts';
import { Projection, createApp, mountAggregates, type Service, type ServiceDeps } from '@fairshare/service-kit';
import { createSettlementApplication } from './application';
import { createSettlementConsumers } from './consumers';
import { NoSuchGame } from './domain/errors';
import { routes } from './http/routes';
import { RoundSummaries } from './loaders/round-summaries';
import { savedResultType } from './store';

/** Who owes whom: knows games and groups through their events alone, and pulls what it is behind on. */
export function createSettlementService(deps: ServiceDeps): Service {
  const results = deps.storage.aggregates(savedResultType);
  const gamesProjection = new Projection(deps, games, { indexes: { group: (round) => round.groupId } });
  const groupsProjection = new Projection(deps, groups);
  const application = createSettlementApplication({ results, games: gamesProjection, groups: groupsProjection, summaries: new RoundSummaries(), clock: deps.clock });

  return {
    app: createApp({
      deps,
      routes: routes(application),
      projections: [gamesProjection, groupsProjection],
      internal: (router) => mountAggregates(router, [results]),
      missing: { [results.type.kind]: new NoSuchGame() },
    }),
    consumers: createSettlementConsumers(gamesProjection, groupsProjection, application),
    close: async () => undefined,
  };
}
