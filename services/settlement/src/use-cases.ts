// All use cases of the settlement service.
export { calculateCombinedGames } from './commands/calculate-combined-games';
export { dropResult } from './commands/drop-result';
export { cardPayouts } from './queries/card-payouts';
export { holeGamePayouts } from './queries/hole-game-payouts';
export { sideGamePayouts } from './queries/side-game-payouts';
export { savedResult } from './queries/saved-result';

export { settleFinished } from './commands/settle-finished';
export { tabOf } from './queries/tab-of';
export { recordPayment } from './commands/record-payment';
export { undoPayment } from './commands/undo-payment';
export { reopenPayment } from './commands/reopen-payment';
export { remindPlayer } from './commands/remind-player';
export { dropTab } from './commands/drop-tab';
export { forgetAccount } from './commands/forget-account';
export { linesBy } from './queries/lines-by';
export { seasonsOfGroup } from './queries/seasons-of-group';
export { seasonTable } from './queries/season-table';
export { playerSeason } from './queries/player-season';
