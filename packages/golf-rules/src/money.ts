import { InvalidCentsError, InvalidDollarsError, NotZeroSumError } from './errors';
import { type ByPlayer, byPlayer, entryOf, type PlayerId } from './players';

/** A whole number of cents; signed where it is a net. */
export type Cents = number;

/**
 * Dollars to cents, exactly.
 * @throws InvalidDollarsError for anything that is not an amount with at most two decimals, such as 0.1 + 0.2
 */
export function dollarsToCents(dollars: number): Cents {
  const cents = Math.round(dollars * 100);
  // Floating-point division rounds correctly, so an amount with at most two decimals is exactly the double that `cents / 100` gives.
  if (!Number.isSafeInteger(cents) || cents / 100 !== dollars) throw new InvalidDollarsError(dollars);
  return withoutNegativeZero(cents);
}

/**
 * Cents to dollars, as the double nearest to the amount: what JSON prints with at most two decimals.
 * @throws InvalidCentsError for anything but a whole number
 */
export function centsToDollars(cents: Cents): number {
  return withoutNegativeZero(wholeCents(cents) / 100);
}

/** `$12.50`, `-$3.00`, `$0.00`. @throws InvalidCentsError for anything but a whole number */
export function formatDollars(cents: Cents): string {
  const size = Math.abs(wholeCents(cents));
  const sign = cents < 0 ? '-' : '';
  return `${sign}$${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** As `formatDollars`, with a plus where money comes in: `+$12.50`, `-$3.00`, `$0.00`. */
export function formatSignedDollars(cents: Cents): string {
  return cents > 0 ? `+${formatDollars(cents)}` : formatDollars(cents);
}

/** The same number when it is whole. @throws InvalidCentsError otherwise */
export function wholeCents(cents: number): Cents {
  if (!Number.isSafeInteger(cents)) throw new InvalidCentsError(cents);
  return cents;
}

/** Negative zero prints as 0 but is not equal to it everywhere; money has one zero. */
export function withoutNegativeZero(amount: number): number {
  return amount === 0 ? 0 : amount;
}

/**
 * Divides an amount evenly. The odd cents go, one each, to the players who bore the fewest before. The tie-break is the order of `among`,
 * which is player order, so that the split is deterministic. A negative amount is split like the positive one, with the sign reversed.
 * @param oddCentsBefore how many odd cents each player bore so far; a missing player bore none
 * @throws InvalidCentsError for a fraction of a cent, NotZeroSumError if the shares did not add up to the amount
 */
export function splitCents(total: Cents, among: readonly PlayerId[], oddCentsBefore: ByPlayer<number> = {}): ByPlayer<Cents> {
  const size = Math.abs(wholeCents(total));
  const sign = total < 0 ? -1 : 1;
  const share = among.length === 0 ? 0 : Math.floor(size / among.length);
  const before = (playerId: PlayerId): number => entryOf(oddCentsBefore, playerId) ?? 0;
  // Array.prototype.sort is stable: players who bore equally many stay in player order.
  const fewestFirst = [...among].sort((a, b) => before(a) - before(b));
  const bearers = fewestFirst.slice(0, size - share * among.length);
  const shares = byPlayer(among, (playerId) => withoutNegativeZero(sign * (bearers.includes(playerId) ? share + 1 : share)));
  assertSum(Object.values(shares), total);
  return shares;
}

/** Checks every distribution of money. @throws NotZeroSumError if the nets do not cancel out to the cent */
export function assertZeroSum(nets: ByPlayer<Cents>): void {
  assertSum(Object.values(nets), 0);
}

function assertSum(amounts: readonly Cents[], total: Cents): void {
  const sum = amounts.reduce((soFar, amount) => soFar + wholeCents(amount), 0);
  if (sum !== total) throw new NotZeroSumError(sum - total);
}
