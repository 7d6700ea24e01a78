import { NotZeroSumError, UnknownPlayerError } from './errors';
import { assertZeroSum, type Cents, wholeCents } from './money';
import { type ByPlayer, forPlayer, type PlayerId, assertDistinctPlayers } from './players';
import { zeroSumGroups } from './zero-sum-groups';

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
 * Merges the debts between the same two players into one, or none where they cancel out. The nets do not change.
 * @throws UnknownPlayerError for a debt that names a player outside `players`
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
 * The debts of a pot in which all creditors receive the same amount, give or take one cent. Each debtor, in player order, splits its debt
 * equally over the creditors. The odd cents go to the creditors furthest below their net; the tie-break is player order.
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

export interface Settlement {
  /** Largest first, then in player order. */
  readonly payments: readonly Payment[];
  /** Whether it is proven that no fewer payments settle these nets. */
  readonly optimal: boolean;
}

interface Balance {
  readonly playerId: PlayerId;
  cents: Cents;
}

/**
 * The fewest payments that settle every net exactly, each from a debtor to a creditor. With n nets that are not zero and
 * split into at most k groups of sum zero, that is n − k payments: a set of payments connects the players of a group, which takes
 * at least one fewer than there are players in it. Exact for 24 nets or fewer after exact opposites are paired off; above, a
 * documented heuristic (see `zeroSumGroups`) and `optimal: false`. The result depends on the nets and the order of `players`, not
 * on the order of the record's keys.
 * @param players everyone with a net, in player order
 * @param nets cents; positive receives, negative pays
 * @throws NotZeroSumError, InvalidCentsError, InvalidPlayersError for a player named twice, UnknownPlayerError for a net without
 *   its player or a player without a net
 */
export function settle(players: readonly PlayerId[], nets: ByPlayer<Cents>): Settlement {
  assertDistinctPlayers(players);
  const stranger = Object.keys(nets).find((playerId) => !players.includes(playerId));
  if (stranger !== undefined) throw new UnknownPlayerError(stranger);
  const open = players.map((playerId): Balance => ({ playerId, cents: wholeCents(forPlayer(nets, playerId)) }));
  assertZeroSum(nets);

  // Amounts below one cent count as even; money is whole cents, so only zero is.
  const uneven = open.filter(({ cents }) => cents !== 0);
  const { groups, optimal } = zeroSumGroups(uneven.map(({ cents }) => cents));
  const payments = groups.flatMap((places) => payWithin([...places].sort((a, b) => a - b).map((place) => uneven[place] as Balance)));
  return { payments: orderPayments(players, payments), optimal };
}

/** Settles one group in one payment fewer than it has players: each payment makes one of them even, the last one two. */
function payWithin(group: readonly Balance[]): Payment[] {
  const bySize = [...group].sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
  const debtors = bySize.filter(({ cents }) => cents < 0).map((balance) => ({ ...balance }));
  const creditors = bySize.filter(({ cents }) => cents > 0).map((balance) => ({ ...balance }));
  const payments: Payment[] = [];
  let [debtor, creditor] = [debtors.shift(), creditors.shift()];
  while (debtor && creditor) {
    const cents = Math.min(-debtor.cents, creditor.cents);
    payments.push({ from: debtor.playerId, to: creditor.playerId, cents });
    debtor.cents += cents;
    creditor.cents -= cents;
    if (debtor.cents === 0) debtor = debtors.shift();
    if (creditor.cents === 0) creditor = creditors.shift();
  }
  return payments;
}
