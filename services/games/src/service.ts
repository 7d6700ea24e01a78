import { randomInt } from 'node:crypto';
import { groups } from '@fairshare/contracts';
import { bindAll, Projection, createAccessUntil, createApp, mountAggregates, mountPersonalData, type Service, type ServiceDeps } from '@fairshare/service-kit';
import * as useCases from './use-cases';
import { createGamesConsumers } from './consumers';
import { presentPersonal } from './http/present-game-state';
import { routes } from './http/routes';
import { mountGuests } from './http/internal-guests';
import { newSecret } from './secrets';
import { roundIndexType, roundType } from './store';

export interface GamesOptions {
  /** Random source for drawing cards: a whole number from 0 to `size` - 1. */
  readonly pick?: (size: number) => number;
}

/** The games service: rounds with their cards, entries, games and side games; their links for guests and spectators; and the records that phones send later. */
export function createGamesService(deps: ServiceDeps, { pick = randomInt }: GamesOptions = {}): Service {
  const { storage, peers, clock } = deps;
  const rounds = storage.aggregates(roundType);
  const groupsProjection = new Projection(deps, groups);
  const application = bindAll(useCases, {
    rounds,
    roundIndexes: storage.aggregates(roundIndexType),
    groups: groupsProjection,
    knownGroups: new Map(),
    accessUntil: createAccessUntil(peers),
    clock,
    pick: (size) => pick(size),
    newToken: newSecret,
    onLinkMissed: deps.metrics.counter('scoring_link_misses_total', 'Scoring links tried that lead nowhere.'),
  });
  return {
    app: createApp({
      deps,
      routes: routes(application),
      guests: application.guestByCookie,
      projections: [groupsProjection],
      internal: (router) => {
        mountAggregates(router, [rounds]);
        mountGuests(router, application);
        mountPersonalData(router, async (asked) => presentPersonal(await application.roundsOfGroups(asked)));
      },
    }),
    consumers: createGamesConsumers(groupsProjection, application),
    close: async () => undefined,
  };
}
