import { NotZeroSumError } from './errors';
import { type Cents, wholeCents, withoutNegativeZero } from './money';
import { type ByPlayer, byPlayer, entryOf, type PlayerId } from './players';

/**
 * Divides an amount evenly. The odd cents go one each to those who bore the fewest before, equal ones in the order of `among`,
 * which is player order, so that the same amount always falls the same way. A negative amount falls as the positive one does,
 * with its sign turned.
 * @param oddCentsBefore how many odd cents each player bore so far; whoever is not in it bore none
 * @throws InvalidCentsError for a fraction of a cent, NotZeroSumError if the shares did not add up to the amount
 */
export function splitCents(total: Cents, among: readonly PlayerId[], oddCentsBefore: ByPlayer<number> = {}): ByPlayer<Cents> {
  const size = Math.abs(wholeCents(total));
  const sign = total < 0 ? -1 : 1;
  const share = among.length === 0 ? 0 : Math.floor(size / among.length);
  const before = (playerId: PlayerId): number => entryOf(oddCentsBefore, playerId) ?? 0;
  // Array.prototype.sort is stable: who bore equally many stay in player order.
  const fewestFirst = [...among].sort((a, b) => before(a) - before(b));
  const bearers = fewestFirst.slice(0, size - share * among.length);
  const shares = byPlayer(among, (playerId) => withoutNegativeZero(sign * (bearers.includes(playerId) ? share + 1 : share)));
  assertSum(Object.values(shares), total);
  return shares;
}

/** Every distribution of money passes here. @throws NotZeroSumError if the nets do not cancel out to the cent */
export function assertZeroSum(nets: ByPlayer<Cents>): void {
  assertSum(Object.values(nets), 0);
}

function assertSum(amounts: readonly Cents[], total: Cents): void {
  const sum = amounts.reduce((soFar, amount) => soFar + wholeCents(amount), 0);
  if (sum !== total) throw new NotZeroSumError(sum - total);
}
