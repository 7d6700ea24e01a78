import { NotZeroSumError } from './errors';
import type { Cents } from './money';
import { netDebts, type Payment } from './payments';
import { type ByPlayer, forPlayer, type PlayerId } from './players';
import { assertZeroSum } from './split-cents';

/**
 * Who owes whom in a pot, where those who receive all receive the same but for an odd cent: each debtor in player order splits
 * what it owes equally over the creditors, the odd cents going to the creditors furthest below their net, then to the
 * first in player order.
 * @throws NotZeroSumError if the nets do not cancel out, or if creditors differ by more than a cent
 */
export function potDebts(players: readonly PlayerId[], nets: ByPlayer<Cents>): Payment[] {
  assertZeroSum(nets);
  const creditors = players
    .filter((playerId) => forPlayer(nets, playerId) > 0)
    .map((playerId) => ({ playerId, awaited: forPlayer(nets, playerId) }));
  const debts: Payment[] = [];
  for (const from of players) {
    const owed = -forPlayer(nets, from);
    if (owed <= 0) continue;
    const share = Math.floor(owed / creditors.length);
    const oddCents = owed - share * creditors.length;
    // Array.prototype.sort is stable: creditors equally far below their net stay in player order.
    const furthestFirst = [...creditors].sort((a, b) => b.awaited - a.awaited);
    furthestFirst.forEach((creditor, index) => {
      const cents = index < oddCents ? share + 1 : share;
      creditor.awaited -= cents;
      if (cents > 0) debts.push({ from, to: creditor.playerId, cents });
    });
  }
  const unsettled = creditors.find(({ awaited }) => awaited !== 0);
  if (unsettled) throw new NotZeroSumError(unsettled.awaited);
  return netDebts(players, debts);
}
