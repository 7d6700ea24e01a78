import { calculateCombinedGames } from './commands/calculate-combined-games';
import { recordPayment, reopenPayment, undoPayment } from './commands/change-payments';
import { dropResult } from './commands/drop-result';
import { dropTab, forgetAccount } from './commands/follow-tab';
import { remindPlayer } from './commands/remind-player';
import { settleFinished } from './commands/settle-finished';
import { cardPayouts, pointsPayouts, sideGamePayouts } from './queries/game-payouts';
import { linesBy } from './queries/lines-by';
import { savedResult } from './queries/saved-result';
import { tabOf } from './queries/tab-of';
import { playerSeason, seasonsOfGroup, seasonTable } from './queries/season';
import type { SettlementDeps } from './deps';

/** Everything the settlement service can do. */
export const createSettlementApplication = (deps: SettlementDeps) => ({
  calculateCombinedGames: calculateCombinedGames(deps),
  dropResult: dropResult(deps),
  cardPayouts: cardPayouts(deps),
  pointsPayouts: pointsPayouts(deps),
  sideGamePayouts: sideGamePayouts(deps),
  savedResult: savedResult(deps),

  settleFinished: settleFinished(deps),
  tabOf: tabOf(deps),
  recordPayment: recordPayment(deps),
  undoPayment: undoPayment(deps),
  reopenPayment: reopenPayment(deps),
  remindPlayer: remindPlayer(deps),
  dropTab: dropTab(deps),
  forgetAccount: forgetAccount(deps),
  linesBy: linesBy(deps),
  seasonsOfGroup: seasonsOfGroup(deps),
  seasonTable: seasonTable(deps),
  playerSeason: playerSeason(deps),
});

export type SettlementApplication = ReturnType<typeof createSettlementApplication>;
