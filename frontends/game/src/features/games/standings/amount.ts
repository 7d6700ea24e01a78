import { MAX_VALUE } from '@fairshare/golf-rules';
import { AMOUNT_NEEDED, TWO_DECIMALS } from './texts';

/** Dollars that may be saved, or why the text is none. */
export type Amount = { readonly dollars: number } | { readonly fault: string };

/** Reads typed dollars: digits with at most two decimals, after a point or a comma. Anything else is refused, never guessed at. */
export function amountOf(text: string): Amount {
  const typed = text.trim().replace(',', '.');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(typed)) return { fault: AMOUNT_NEEDED(MAX_VALUE) };
  if (/\.\d{3}/.test(typed)) return { fault: TWO_DECIMALS };
  const dollars = Number(typed);
  return dollars <= MAX_VALUE ? { dollars } : { fault: AMOUNT_NEEDED(MAX_VALUE) };
}
