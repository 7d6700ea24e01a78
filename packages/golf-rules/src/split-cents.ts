import { NotZeroSumError } from './errors';
import { type Cents, wholeCents, withoutNegativeZero } from './money';
import { type ByPlayer, byPlayer, type PlayerId } from './players';

/**
 * Divides an amount evenly. The odd cents go one each to the first players of `among`, which is in player order, so that the
 * same amount always falls the same way. A negative amount falls as the positive one does, with its sign turned.
 * @throws InvalidCentsError for a fraction of a cent, NotZeroSumError if the shares did not add up to the amount
 */
export function splitCents(total: Cents, among: readonly PlayerId[]): ByPlayer<Cents> {
  const size = Math.abs(wholeCents(total));
  const sign = total < 0 ? -1 : 1;
  const share = among.length === 0 ? 0 : Math.floor(size / among.length);
  const oddCents = size - share * among.length;
  const shares = byPlayer(among, (_, index) => withoutNegativeZero(sign * (index < oddCents ? share + 1 : share)));
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
