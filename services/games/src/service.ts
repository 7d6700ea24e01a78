import { randomBytes, randomInt } from 'node:crypto';
import { groups } from '@fairshare/contracts';
import { createApp, mountAggregates, mountPersonalData, Projection, pullFrom, type Service, type ServiceDeps } from '@fairshare/service-kit';
import { createAccessOf } from './adapters/billing';
import { createGroups } from './adapters/groups';
import { createApplication } from './application';
import { groupsConsumer } from './consumers/groups';
import { calendarType, sessionType } from './games-store';
import { presentPersonal } from './http/present-personal';
import { routes } from './http/routes';
import { translateErrors } from './http/translate-errors';

/** Of a spectator link: nobody guesses it. */
const TOKEN_BYTES = 24;

export interface GamesOptions {
  /** Chance in drawing cards: a whole number from 0 up to, not including, the one it is given. */
  readonly pick?: (size: number) => number;
}

/** The games service: game sessions with their cards, 2/9/16 and BBB, and what phones kept without signal. */
export function createGamesService(deps: ServiceDeps, { pick = randomInt }: GamesOptions = {}): Service {
  const { storage, peers, clock } = deps;
  const sessions = storage.aggregates(sessionType);
  const calendars = storage.aggregates(calendarType);
  const projection = new Projection({ published: groups, storage, pull: pullFrom(peers, 'groups', groups.kind), clock });
  const app = createApplication({
    sessions,
    calendars,
    groups: createGroups(projection),
    accessOf: createAccessOf(peers, clock),
    clock,
    pick: (size) => pick(size),
    newToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  });
  return {
    app: createApp({
      deps,
      routes: routes(app),
      projections: [projection],
      internal: (router) => {
        mountAggregates(router, [sessions]);
        mountPersonalData(router, async (asked) => presentPersonal(await app.gamesOfGroups(asked)));
      },
      translate: translateErrors,
    }),
    consumers: [groupsConsumer(projection, app.deleteGamesOfGroup)],
    close: async () => undefined,
  };
}
