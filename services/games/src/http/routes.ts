import { gamesApi, guestsApi, keptCells, type SideGameAnswer } from '@fairshare/contracts';
import { type Bound, guestCookie, handle, isKnownToClient, nextPage, ok, okPage, committed, readGuestCookie, type Mounted } from '@fairshare/service-kit';
import type * as useCases from '../use-cases';
import type { WrittenSideGame, CardGame, AuthorizedRound, Scorer } from '../loaders/rounds';
import type { WithLink } from '../loaders/scoring-links';
import type { SyncedRecord } from '../commands/sync-record';
import { gameOf } from '../domain/games';
import { NoSuchGame } from '../domain/errors';
import {
  conflictsFor,
  presentBbbGame,
  presentEntries,
  presentGameState,
  presentHole,
  presentHoleGames,
  presentSettings,
  presentStrokesGame,
  presentSummary,
  readSettings,
  stateFor,
  presentChangedCells,
} from './present-game-state';
import { presentLeaderboard, presentLink, sharedLeaderboard } from './present-leaderboard';
import { presentKinds, presentSideGames } from './present-side-games';
import { presentGroupLink, presentGuestRound, presentHandOver, presentScoringLink } from './present-guest-round';
import { presentSynced } from './present-synced';

/** Every call of the games service. */
export const routes = (app: Bound<typeof useCases>): Mounted[] => [
  ...roundRoutes(app),
  ...pointsRoutes(app),
  ...holesRoutes(app),
  ...sideGameRoutes(app),
  ...syncRoutes(app),
  ...watchRoutes(app),
  ...guestRoutes(app),
];

const roundRoutes = (app: Bound<typeof useCases>): Mounted[] => [
  handle(gamesApi.listGames, async ({ caller, params, query }) => {
    const { rounds, activeId, nextCursor } = await app.listRounds(caller, params.id, query);
    const list = rounds.map((stored) => presentSummary(stored, stored.id === activeId));
    return ok(list, { headers: nextPage(`/api/groups/${params.id}/games`, { limit: String(query.limit) }, nextCursor) });
  }),
  handle(gamesApi.createGame, async ({ caller, body, write }) => committedState(caller, await app.createRound(caller, body, write))),
  handle(gamesApi.getGameState, async ({ caller, params }) => {
    const game = await app.getRound(caller, params.id);
    return ok(stateFor(caller, presentGameState(game)), { etag: game.stored.version });
  }),
  handle(gamesApi.changeRoster, async ({ caller, params, body, write }) => committedState(caller, await app.changeRoster(caller, { ...body, roundId: params.id }, write))),
  handle(gamesApi.changeRules, async ({ caller, params, body, write }) => committedState(caller, await app.changeRules(caller, { ...body, roundId: params.id }, write))),
  handle(gamesApi.drawCard, async ({ caller, params, body, write }) => committedState(caller, await app.drawCard(caller, { ...body, roundId: params.id }, write))),
  handle(gamesApi.assignCard, async ({ caller, params, body, write }) => committedState(caller, await app.assignCard(caller, { ...body, roundId: params.id }, write))),
  handle(gamesApi.updateCardValues, async ({ caller, params, body, write }) =>
    committedState(caller, await app.updateCardValues(caller, { roundId: params.id, values: body.cardValues, base: body.base }, write)),
  ),
  handle(gamesApi.finishGame, async ({ caller, params, write }) => committedState(caller, await app.finishRound(caller, params.id, write))),
  handle(gamesApi.reopenGame, async ({ caller, params, write }) => committedState(caller, await app.reopenRound(caller, params.id, write))),
  handle(gamesApi.deleteGame, async ({ caller, params, write }) => committed(undefined, await app.deleteGame(caller, params.id, write))),
];

const pointsRoutes = (app: Bound<typeof useCases>): Mounted[] => [
  handle(gamesApi.listPointsGames, async ({ caller, params, query: { gameStateId, ...page }, http }) => {
    const { group, rounds } = await app.listHoleGames(caller, params.groupId, gameStateId);
    const all = rounds.flatMap((round) => presentHoleGames(round, group.players));
    return okPage(all, ({ id }) => id, page, http.request.path, gameStateId === undefined ? {} : { gameStateId });
  }),
  handle(gamesApi.createPointsGame, async ({ caller, body, write }) => committedStrokes(await app.createTwoNineSixteen(caller, body, write))),
  handle(gamesApi.ensureBbbGame, async ({ caller, body }) => {
    const { stored, group } = await app.getBbbGame(caller, body);
    const game = presentBbbGame(stored.state, group.players);
    return ok(game, { etag: game.version });
  }),
  handle(gamesApi.updateSettings, async ({ caller, params, body, write }) => {
    const { stored } = await app.changeSettings(caller, { gameId: params.id, settings: readSettings(body), ...(body.base && { base: readSettings(body.base) }) }, write);
    const { settings, version } = gameOf(stored.state, params.id);
    return committed(presentSettings(settings), stored, { etag: version });
  }),
  handle(gamesApi.recordHoleScores, async ({ caller, params, body, write }) => {
    const entry = { gameId: params.id, hole: params.hole, values: body.scores, baseVersion: body.baseVersion };
    return committedStrokes(await presentChangedCells(caller, app.recordHoleScores(caller, entry, write)));
  }),
  handle(gamesApi.updateBbbHole, async ({ caller, params, body: { baseVersion, ...values }, write }) =>
    committedBbb(await presentChangedCells(caller, app.recordBbbHole(caller, { gameId: params.id, hole: params.hole, values, baseVersion }, write))),
  ),
];

const holesRoutes = (app: Bound<typeof useCases>): Mounted[] => [
  handle(gamesApi.listHoles, async ({ caller, params }) => {
    const { stored } = await app.getRound(caller, params.id);
    return ok(presentEntries(stored), { etag: stored.version });
  }),
  handle(gamesApi.recordHole, async ({ caller, params, body, write }) => {
    const { stored } = await presentChangedCells(caller, app.recordHole(caller, params.id, { ...body, cells: keptCells(body.cells), hole: params.hole }, write));
    return committed(presentHole(stored, params.hole), stored, { etag: stored.version });
  }),
  handle(gamesApi.syncHoleCells, async ({ caller, body, write }) => committedRecord(caller, await app.syncHoleCells(caller, body, write))),
  handle(gamesApi.syncManyHoleCells, async ({ caller, body, write }) => {
    const { stored, results } = await app.syncManyHoleCells(caller, body.records, write);
    return committed({ results: results.map((result) => presentSynced(caller, result)) }, stored);
  }),
];

const sideGameRoutes = (app: Bound<typeof useCases>): Mounted[] => [
  handle(gamesApi.listGameKinds, () => Promise.resolve(ok(presentKinds()))),
  handle(gamesApi.listSideGames, async ({ caller, params }) => {
    const { stored, group } = await app.getRound(caller, params.id);
    return ok(presentSideGames(stored.state, group.players), { etag: stored.version });
  }),
  handle(gamesApi.addSideGame, async ({ caller, params, body, write }) => committedSideGame(await app.addSideGame(caller, params.id, body, write))),
  handle(gamesApi.getSideGame, async ({ caller, params }) => {
    const game = sideGameIn({ ...(await app.getSideGame(caller, params.id)), gameId: params.id });
    return ok(game, { etag: game.version });
  }),
  handle(gamesApi.changeSideGame, async ({ caller, params, body, write }) => committedSideGame(await app.changeSideGame(caller, { ...body, gameId: params.id }, write))),
  handle(gamesApi.deleteSideGame, async ({ caller, params, write }) => committed(undefined, await app.deleteSideGame(caller, params.id, write))),
];

const syncRoutes = (app: Bound<typeof useCases>): Mounted[] => [
  handle(gamesApi.syncCardAssignment, async ({ caller, body, write }) => committedRecord(caller, await app.syncCardAssignment(caller, body, write))),
  handle(gamesApi.syncPointsScore, async ({ caller, body, write }) => committedRecord(caller, await app.syncHoleScore(caller, body, write))),
  handle(gamesApi.syncPointsScores, async ({ caller, body, write }) => {
    const { stored, results } = await app.syncHoleScores(caller, body.records, write);
    return committed({ results: results.map((result) => presentSynced(caller, result)) }, stored);
  }),
  handle(gamesApi.listConflicts, async ({ caller, params, query, http }) => okPage(await app.listConflicts(caller, params.id), ({ id }) => id, query, http.request.path)),
  handle(gamesApi.resolveConflict, async ({ caller, params, body, write }) => {
    const { stored, conflict } = await app.resolveConflict(caller, { ...body, gameId: params.id, conflictId: params.conflictId }, write);
    return committed(conflict, stored);
  }),
];

const watchRoutes = (app: Bound<typeof useCases>): Mounted[] => [
  handle(gamesApi.getSpectatorLink, async ({ caller, params }) => {
    const link = await app.getSpectatorLink(caller, params.id);
    return ok({ link: link && presentLink(link) });
  }),
  handle(gamesApi.makeSpectatorLink, async ({ caller, params, write }) => {
    const { stored, link } = await app.makeSpectatorLink(caller, params.id, write);
    return committed(presentLink(link), stored);
  }),
  handle(gamesApi.revokeSpectatorLink, async ({ caller, params, write }) => committed(undefined, await app.revokeSpectatorLink(caller, params.id, write))),
  handle(gamesApi.watchGame, async ({ params, http }) => {
    const watched = await app.watchRound(params.token);
    const shared = sharedLeaderboard(watched);
    return isKnownToClient(http, shared) ? 'answered' : ok(presentLeaderboard(watched), { shared });
  }),
];

const guestRoutes = (app: Bound<typeof useCases>): Mounted[] => [
  handle(guestsApi.listScoringLinks, async ({ caller, params }) => {
    const { links, groupLink } = await app.listScoringLinks(caller, params.id);
    return ok({ links: links.map(presentScoringLink), groupLink: groupLink && presentGroupLink(groupLink) });
  }),
  handle(guestsApi.makeGroupLink, async ({ caller, params, write }) => {
    const { stored, link } = await app.makeGroupLink(caller, params.id, write);
    return committed(presentGroupLink(link), stored);
  }),
  handle(guestsApi.revokeGroupLink, async ({ caller, params, write }) => committed(undefined, await app.revokeGroupLink(caller, params.id, write))),
  handle(guestsApi.makeScoringLink, async ({ caller, params, body, write }) => committedLink(await app.makeScoringLink(caller, params.id, body.playerId, write))),
  handle(guestsApi.revokeScoringLink, async ({ caller, params, write }) => committed(undefined, await app.revokeScoringLink(caller, params.id, params.playerId, write))),
  handle(guestsApi.releaseScoringLink, async ({ caller, params, write }) => committedLink(await app.releaseScoringLink(caller, params.id, params.playerId, write))),
  handle(guestsApi.openScoringLink, async ({ body, http: { request } }) => {
    const { guest, cookie, stored } = await app.openScoringLink({ ...body, userAgent: request.get('user-agent') ?? '' }, readGuestCookie(request));
    return committed(presentGuestRound(await app.getGuestRound(guest)), stored, { headers: { 'Set-Cookie': guestCookie(request, cookie) } });
  }),
  handle(guestsApi.askScoringLink, async ({ body, http: { request } }) => committed(undefined, await app.askScoringLink({ ...body, userAgent: request.get('user-agent') ?? '' }))),
  handle(guestsApi.previewScoringLink, async ({ body, http: { request } }) => ok(await app.previewScoringLink(body.token, readGuestCookie(request)))),
  handle(guestsApi.handOverGuest, async ({ caller }) => {
    const made = await app.handOverGuest(caller);
    return committed(presentHandOver(made), made.stored);
  }),
  handle(guestsApi.getGuestRound, async ({ caller }) => ok(presentGuestRound(await app.getGuestRound(caller)))),
];

const committedState = (caller: Scorer, game: CardGame) => committed(stateFor(caller, presentGameState(game)), game.stored, { etag: game.stored.version });

/** @throws NoSuchGame when the request is a repetition and the game it wrote was deleted since. */
function committedStrokes({ stored, group }: AuthorizedRound) {
  const game = presentStrokesGame(stored.state, group.players);
  if (!game) throw new NoSuchGame();
  return committed(game, stored, { etag: game.version });
}

/** @throws NoSuchGame when the request is a repetition and the game it wrote was deleted since. */
function sideGameIn({ stored, group, gameId }: WrittenSideGame): SideGameAnswer {
  const game = presentSideGames(stored.state, group.players).find(({ id }) => id === gameId);
  if (!game) throw new NoSuchGame();
  return game;
}

function committedSideGame(written: WrittenSideGame) {
  const game = sideGameIn(written);
  return committed(game, written.stored, { etag: game.version });
}

function committedBbb({ stored, group }: AuthorizedRound) {
  const game = presentBbbGame(stored.state, group.players);
  return committed(game, stored, { etag: game.version });
}

const committedRecord = (caller: Scorer, { stored, status, conflicts }: SyncedRecord) => committed({ status, conflicts: conflictsFor(caller, conflicts) }, stored);

const committedLink = ({ stored, link }: WithLink) => committed(presentScoringLink(link), stored);
