import { NotZeroSumError, UnknownPlayerError } from './errors';
import { assertZeroSum, type Cents, wholeCents } from './money';
import { type ByPlayer, forPlayer, type PlayerId } from './players';

/** `from` pays `to`. The amount is above zero. */
export interface Payment {
  readonly from: PlayerId;
  readonly to: PlayerId;
  readonly cents: Cents;
}

/** Payments by amount, largest first, then by the payer's and the receiver's place in player order. */
export function orderPayments(players: readonly PlayerId[], payments: readonly Payment[]): Payment[] {
  const place = placeOf(players);
  return [...payments].sort((a, b) => b.cents - a.cents || place(a.from) - place(b.from) || place(a.to) - place(b.to));
}

/**
 * Debts between the same two players become one, or none where they cancel out. Nets stay what they were.
 * @throws UnknownPlayerError for a debt of somebody outside `players`
 */
export function netDebts(players: readonly PlayerId[], debts: readonly Payment[]): Payment[] {
  const place = placeOf(players);
  /** Place of the earlier player → place of the later one → what the earlier one owes; negative if it is owed. */
  const owed = players.map(() => players.map(() => 0));
  for (const debt of debts) {
    const [from, to] = [place(debt.from), place(debt.to)];
    const row = owed[Math.min(from, to)] as Cents[];
    const column = Math.max(from, to);
    row[column] = (row[column] as Cents) + (from < to ? 1 : -1) * wholeCents(debt.cents);
  }
  const netted = owed.flatMap((row, from) => row.flatMap((cents, to) => paymentBetween(players, from, to, cents)));
  return orderPayments(players, netted);
}

function paymentBetween(players: readonly PlayerId[], earlier: number, later: number, cents: Cents): Payment[] {
  if (cents === 0 || earlier === later) return [];
  const [from, to] = cents > 0 ? [earlier, later] : [later, earlier];
  return [{ from: players[from] as PlayerId, to: players[to] as PlayerId, cents: Math.abs(cents) }];
}

function placeOf(players: readonly PlayerId[]): (playerId: PlayerId) => number {
  const places = new Map(players.map((playerId, index) => [playerId, index]));
  return (playerId) => {
    const place = places.get(playerId);
    if (place === undefined) throw new UnknownPlayerError(playerId);
    return place;
  };
}

/**
 * Who owes whom in a pot, where those who receive all receive the same but for an odd cent: each debtor in player order splits
 * what it owes equally over the creditors, the odd cents going to the creditors furthest below their net, then to the
 * first in player order.
 * @throws NotZeroSumError if the nets do not cancel out, or if creditors differ by more than a cent
 */
export function potDebts(players: readonly PlayerId[], nets: ByPlayer<Cents>): Payment[] {
  assertZeroSum(nets);
  const creditors = players.filter((playerId) => forPlayer(nets, playerId) > 0).map((playerId) => ({ playerId, awaited: forPlayer(nets, playerId) }));
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
