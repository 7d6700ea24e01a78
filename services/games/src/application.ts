import { changeSettings, recordBbbHole, recordHoleScores } from './commands/change-game';
import { assignCard, changeRoster, changeRules, drawCard, finishGame, reopenGame, updateCardValues } from './commands/change-round';
import { createGame } from './commands/create-game';
import { addSideGame, changeSideGame, deleteSideGame } from './commands/change-side-games';
import { createPointsGame } from './commands/create-points-game';
import { deleteGame, deleteGamesOfGroup } from './commands/delete-game';
import { recordHole } from './commands/record-hole';
import { resolveConflict } from './commands/resolve-conflict';
import { makeGroupLink, revokeGroupLink } from './commands/share-with-group';
import { handOverGuest, makeScoringLink, openScoringLink, releaseScoringLink, revokeScoringLink } from './commands/share-with-guests';
import { makeSpectatorLink, revokeSpectatorLink } from './commands/share-with-spectators';
import { syncCardAssignment, syncHoleCells, syncManyHoleCells, syncPointsScore, syncPointsScores } from './commands/sync-records';
import type { GamesDeps } from './deps';
import { guestOf } from './loaders/guests';
import { gamesOfGroups, getGameState, listGames, getBbbGame, getSideGame, listConflicts, listPointsGames } from './queries/rounds';
import { getGuestRound, listScoringLinks, previewScoringLink, whoseCookie } from './queries/guests';
import { getSpectatorLink, watchGame } from './queries/watch-game';

/** All that the games service can do. */
export const createGamesApplication = (deps: GamesDeps) => ({
  createGame: createGame(deps),
  finishGame: finishGame(deps),
  reopenGame: reopenGame(deps),
  deleteGame: deleteGame(deps),
  deleteGamesOfGroup: deleteGamesOfGroup(deps),
  listGames: listGames(deps),
  gamesOfGroups: gamesOfGroups(deps),
  getGameState: getGameState(deps),

  changeRoster: changeRoster(deps),
  changeRules: changeRules(deps),
  assignCard: assignCard(deps),
  drawCard: drawCard(deps),
  updateCardValues: updateCardValues(deps),

  createPointsGame: createPointsGame(deps),
  getBbbGame: getBbbGame(deps),
  listPointsGames: listPointsGames(deps),
  changeSettings: changeSettings(deps),
  recordHoleScores: recordHoleScores(deps),
  recordBbbHole: recordBbbHole(deps),
  recordHole: recordHole(deps),

  addSideGame: addSideGame(deps),
  changeSideGame: changeSideGame(deps),
  deleteSideGame: deleteSideGame(deps),
  getSideGame: getSideGame(deps),

  syncCardAssignment: syncCardAssignment(deps),
  syncHoleCells: syncHoleCells(deps),
  syncManyHoleCells: syncManyHoleCells(deps),
  syncPointsScore: syncPointsScore(deps),
  syncPointsScores: syncPointsScores(deps),
  listConflicts: listConflicts(deps),
  resolveConflict: resolveConflict(deps),

  makeSpectatorLink: makeSpectatorLink(deps),
  revokeSpectatorLink: revokeSpectatorLink(deps),
  getSpectatorLink: getSpectatorLink(deps),
  watchGame: watchGame(deps),

  listScoringLinks: listScoringLinks(deps),
  makeGroupLink: makeGroupLink(deps),
  revokeGroupLink: revokeGroupLink(deps),
  makeScoringLink: makeScoringLink(deps),
  revokeScoringLink: revokeScoringLink(deps),
  releaseScoringLink: releaseScoringLink(deps),
  previewScoringLink: previewScoringLink(deps),
  openScoringLink: openScoringLink(deps),
  handOverGuest: handOverGuest(deps),
  getGuestRound: getGuestRound(deps),
  guestByCookie: async (cookie: string) => (await guestOf(deps, cookie))?.guest ?? null,
  whoseCookie: whoseCookie(deps),
});

export type GamesApplication = ReturnType<typeof createGamesApplication>;
