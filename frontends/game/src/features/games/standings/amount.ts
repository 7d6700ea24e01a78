import { centsToDollars, dollarsToCents, MAX_VALUE } from '@fairshare/golf-rules';
import { typedDollars } from '../../../shared/typed-dollars';
import { AMOUNT_NEEDED, TWO_DECIMALS } from './texts';

/** A valid amount in dollars, or the fault of the text. */
export type Amount = { readonly dollars: number } | { readonly fault: string };

/** Parses the value of a point or a pot. */
export function amountOf(text: string): Amount {
  const typed = typedDollars(text);
  if ('cents' in typed && typed.cents <= dollarsToCents(MAX_VALUE)) return { dollars: centsToDollars(typed.cents) };
  return { fault: 'fault' in typed && typed.fault === 'decimals' ? TWO_DECIMALS : AMOUNT_NEEDED(MAX_VALUE) };
}
