import { calculateCombinedGames } from './commands/calculate-combined-games';
import { dropResult, followGroup, followScores } from './commands/follow-scores';
import { cardPayouts, pointsPayouts } from './queries/game-payouts';
import { savedResult } from './queries/saved-result';
import { playerSeason, seasonsOfGroup, seasonTable } from './queries/season';
import type { SettlementDeps } from './deps';

/** Everything the settlement service can do. */
export const createSettlementApplication = (deps: SettlementDeps) => ({
  calculateCombinedGames: calculateCombinedGames(deps),
  followScores: followScores(deps),
  followGroup: followGroup(deps),
  dropResult: dropResult(deps),
  cardPayouts: cardPayouts(deps),
  pointsPayouts: pointsPayouts(deps),
  savedResult: savedResult(deps),
  seasonsOfGroup: seasonsOfGroup(deps),
  seasonTable: seasonTable(deps),
  playerSeason: playerSeason(deps),
});

export type SettlementApplication = ReturnType<typeof createSettlementApplication>;
