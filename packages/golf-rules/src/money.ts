import { InvalidCentsError, InvalidDollarsError } from './errors';

/** A whole number of cents; signed where it is a net. */
export type Cents = number;

/**
 * Dollars to cents, exactly.
 * @throws InvalidDollarsError for anything that is not an amount with at most two decimals, such as 0.1 + 0.2
 */
export function dollarsToCents(dollars: number): Cents {
  const cents = Math.round(dollars * 100);
  // Division rounds correctly, so a number with at most two decimals is the very double that its cents divided by 100 give.
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
