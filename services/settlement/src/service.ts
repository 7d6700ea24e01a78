import { accounts, games, groups } from '@fairshare/contracts';
import { bindAll, Projection, createApp, mountAggregates, mountPersonalData, nameOf, type NamesProjection, type Service, type ServiceDeps } from '@fairshare/service-kit';
import * as useCases from './use-cases';
import { createSettlementConsumers, roundIndexes } from './consumers';
import { NoSuchGame, NoSuchGroup } from './domain/errors';
import { PAGE_SIZES, type PageSizes } from './domain/move-lines';
import { presentPersonal } from './http/present-tab';
import { routes } from './http/routes';
import { RoundSummaries } from './loaders/round-summaries';
import { savedResultType, tabPageType, tabType } from './store';

/** Computes debts of a round and of a group's tab. Games and groups come from their events; newer versions are fetched from their owners. */
export function createSettlementService(deps: ServiceDeps, { pageSizes = PAGE_SIZES }: { readonly pageSizes?: PageSizes } = {}): Service {
  const results = deps.storage.aggregates(savedResultType);
  const tabs = deps.storage.aggregates(tabType);
  const gamesProjection = new Projection(deps, games, { indexes: roundIndexes });
  const groupsProjection = new Projection(deps, groups);
  const accountsProjection: NamesProjection = new Projection(deps, accounts, { keep: nameOf });
  const application = bindAll(useCases, {
    results,
    tabs,
    tabPages: deps.storage.aggregates(tabPageType),
    pageSizes,
    games: gamesProjection,
    groups: groupsProjection,
    accounts: accountsProjection,
    summaries: new RoundSummaries(),
    clock: deps.clock,
  });

  return {
    app: createApp({
      deps,
      routes: routes(application),
      projections: [gamesProjection, groupsProjection, accountsProjection],
      internal: (router) => {
        mountAggregates(router, [results, tabs]);
        mountPersonalData(router, async (asked) => presentPersonal(await application.linesBy(asked)));
      },
      missing: { [results.type.kind]: new NoSuchGame(), [tabs.type.kind]: new NoSuchGroup() },
    }),
    consumers: createSettlementConsumers(gamesProjection, groupsProjection, accountsProjection, application),
    close: async () => undefined,
  };
}
