import { historyApi, settlementApi, tabApi } from '@fairshare/contracts';
import { type Bound, handle, ok, committed, okPage, type Mounted } from '@fairshare/service-kit';
import type * as useCases from '../use-cases';
import type { WrittenLine } from '../loaders/written-line';
import { presentSavedResult } from './present-saved-result';
import { presentLine, presentTab } from './present-tab';
import { presentPlayerSeason, presentSeasonTable } from './present-season';
import { presentCards, presentCombined, presentPoints, presentSideGame } from './present-settlement';

/** All public routes of the settlement service. */
export const routes = (app: Bound<typeof useCases>): Mounted[] => [...roundRoutes(app), ...tabRoutes(app)];

const roundRoutes = (app: Bound<typeof useCases>): Mounted[] => [
  handle(settlementApi.getCardPayouts, async ({ caller, params }) => {
    const { round, settlement } = await app.cardPayouts(caller, params.id);
    return ok(presentCards(round, settlement));
  }),
  handle(settlementApi.getPointsPayouts, async ({ caller, params, query }) => {
    const { round, settlement } = await app.holeGamePayouts(caller, params.id, query.mode);
    return ok(presentPoints(round, settlement));
  }),
  handle(settlementApi.getSideGamePayouts, async ({ caller, params }) => {
    const { round, settlement } = await app.sideGamePayouts(caller, params.id);
    return ok(presentSideGame(round, settlement));
  }),
  handle(settlementApi.calculateCombinedGames, async ({ caller, body, write }) => {
    const { round, settlement, saved } = await app.calculateCombinedGames(caller, body, write);
    const result = presentCombined(round, settlement);
    return saved ? committed({ ...result, savedId: saved.id }, saved) : ok(result);
  }),
  handle(settlementApi.getCombinedResult, async ({ caller, params, query }) => {
    const found = await app.savedResult(caller, params.groupId, query);
    return ok(presentSavedResult(found), { etag: found.saved.version });
  }),

  handle(historyApi.listSeasons, async ({ caller, params, query, http }) => okPage(await app.seasonsOfGroup(caller, params.id), ({ id }) => id, query, http.request.path)),
  handle(historyApi.getSeason, async ({ caller, params }) => ok(presentSeasonTable(await app.seasonTable(caller, params.id, params.season)))),
  handle(historyApi.getPlayerSeason, async ({ caller, params }) => ok(presentPlayerSeason(await app.playerSeason(caller, params.id, params.season, params.playerId)))),
];

const tabRoutes = (app: Bound<typeof useCases>): Mounted[] => [
  handle(tabApi.getTab, async ({ caller, params, query, http }) => {
    const tab = await app.tabOf(caller, params.id, query, http.request.path);
    return ok(presentTab(tab), { etag: tab.version, headers: tab.headers });
  }),
  handle(tabApi.recordPayment, async ({ caller, params, body, write }) => committedLine(await app.recordPayment(caller, params.id, body, write))),
  handle(tabApi.undoPayment, async ({ caller, params, write }) => committedLine(await app.undoPayment(caller, params.id, params.paymentId, write))),
  handle(tabApi.reopenPayment, async ({ caller, params, body, write }) => committedLine(await app.reopenPayment(caller, params.id, params.paymentId, body.reason, write))),
  handle(tabApi.remindPlayer, async ({ caller, params, body, write }) => {
    const { reminder, tab } = await app.remindPlayer(caller, params.id, body.playerId, write);
    return committed(reminder, tab);
  }),
];

const committedLine = ({ shown, tab }: WrittenLine) => committed(presentLine(shown), tab);
