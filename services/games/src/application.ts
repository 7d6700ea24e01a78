import { assignCard } from './commands/assign-card';
import { changeSettings } from './commands/change-settings';
import { createGame } from './commands/create-game';
import { createPointsGame } from './commands/create-points-game';
import { deleteGame } from './commands/delete-game';
import { deleteGamesOfGroup } from './commands/delete-games-of-group';
import { drawCard } from './commands/draw-card';
import { recordBbbHole } from './commands/record-bbb-hole';
import { recordHoleScores } from './commands/record-hole-scores';
import { resolveConflict } from './commands/resolve-conflict';
import { makeSpectatorLink, revokeSpectatorLink } from './commands/share-with-spectators';
import { syncCardAssignment } from './commands/sync-card-assignment';
import { syncPointsScore, syncPointsScores } from './commands/sync-points-score';
import { updateCardValues } from './commands/update-card-values';
import type { GamesDeps } from './deps';
import { gamesOfGroups } from './queries/games-of-groups';
import { getBbbGame } from './queries/get-bbb-game';
import { getGameState } from './queries/get-game-state';
import { listConflicts } from './queries/list-conflicts';
import { listGames } from './queries/list-games';
import { listPointsGames } from './queries/list-points-games';
import { getSpectatorLink, watchGame } from './queries/watch-game';

/** All that the games service can do. */
export const createGamesApplication = (deps: GamesDeps) => ({
  createGame: createGame(deps),
  deleteGame: deleteGame(deps),
  deleteGamesOfGroup: deleteGamesOfGroup(deps),
  listGames: listGames(deps),
  gamesOfGroups: gamesOfGroups(deps),
  getGameState: getGameState(deps),

  assignCard: assignCard(deps),
  drawCard: drawCard(deps),
  updateCardValues: updateCardValues(deps),

  createPointsGame: createPointsGame(deps),
  getBbbGame: getBbbGame(deps),
  listPointsGames: listPointsGames(deps),
  changeSettings: changeSettings(deps),
  recordHoleScores: recordHoleScores(deps),
  recordBbbHole: recordBbbHole(deps),

  syncCardAssignment: syncCardAssignment(deps),
  syncPointsScore: syncPointsScore(deps),
  syncPointsScores: syncPointsScores(deps),
  listConflicts: listConflicts(deps),
  resolveConflict: resolveConflict(deps),

  makeSpectatorLink: makeSpectatorLink(deps),
  revokeSpectatorLink: revokeSpectatorLink(deps),
  getSpectatorLink: getSpectatorLink(deps),
  watchGame: watchGame(deps),
});

export type GamesApplication = ReturnType<typeof createGamesApplication>;
