import { accounts, games, tabs } from '@fairshare/contracts';
import { bindAll, Projection, createApp, mountAggregates, mountPersonalData, type Service, type ServiceDeps } from '@fairshare/service-kit';
import { NO_LIBRARY, openCourseLibrary, type CourseLibrary } from './adapters/course-library/course-library';
import * as useCases from './use-cases';
import { createGroupsConsumers, ofGames, ofTabs } from './consumers';
import { NoSuchGroup } from './domain/errors';
import type { AccountsProjection, GamesProjection, TabsProjection } from './deps';
import { knownOf } from './loaders/faces';
import { askGames } from './loaders/guests';
import { groupType } from './store';
import { presentPersonal } from './http/present-group';
import { routes } from './http/routes';

export { openCourseLibrary };

export interface GroupsSettings {
  /** Default: none. */
  readonly library?: CourseLibrary;
}

/** Groups, their players, members, custom cards, course cards and share codes. */
export function createGroupsService(deps: ServiceDeps, { library = NO_LIBRARY }: GroupsSettings = {}): Service {
  const { storage, clock } = deps;
  const groups = storage.aggregates(groupType);
  const gamesProjection: GamesProjection = new Projection(deps, games, ofGames);
  const tabsProjection: TabsProjection = new Projection(deps, tabs, ofTabs);
  const accountsProjection: AccountsProjection = new Projection(deps, accounts, { keep: knownOf });
  const onCodeMissed = deps.metrics.counter('share_code_misses_total', 'Share codes tried that are nobody’s.');
  const application = bindAll(useCases, { groups, accounts: accountsProjection, games: gamesProjection, clock, library, guestOf: askGames(deps.peers), onCodeMissed });

  return {
    app: createApp({
      deps,
      routes: routes(application),
      projections: [accountsProjection, gamesProjection],
      internal: (router) => {
        mountAggregates(router, [groups]);
        mountPersonalData(router, async ({ userId }) => {
          const groups = await application.groupsOf({ userId });
          const withActivity = await Promise.all(groups.map(async (shown) => ({ ...shown, activity: await application.activityBy({ userId }, shown.group.state) })));
          return presentPersonal(withActivity, userId);
        });
      },
      missing: { [groups.type.kind]: new NoSuchGroup() },
    }),
    consumers: createGroupsConsumers(accountsProjection, gamesProjection, tabsProjection, application),
    cleanUp: () => application.purgeGroups(),
    close: async () => undefined,
  };
}
