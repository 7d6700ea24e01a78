import { assertZeroSum, type Cents, wholeCents } from './money';
import { orderPayments, type Payment } from './payments';
import { assertDistinctPlayers, type ByPlayer, forPlayer, type PlayerId } from './players';
import { UnknownPlayerError } from './errors';
import { zeroSumGroups } from './zero-sum-groups';

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
