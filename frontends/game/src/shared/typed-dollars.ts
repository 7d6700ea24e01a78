/** Whole cents parsed from typed dollars, or why they are invalid: `words` is not an amount, `decimals` has fractions of a cent. */
export type TypedDollars = { readonly cents: number } | { readonly fault: 'words' | 'decimals' };

/** Parses typed dollars: digits with at most two decimals, after a point or a comma. Any other input is rejected, never guessed. */
export function typedDollars(text: string): TypedDollars {
  const typed = /^\$?(?=.*\d)(\d*)[.,]?(\d*)$/.exec(text.trim());
  if (!typed) return { fault: 'words' };
  const [, dollars = '', decimals = ''] = typed;
  return decimals.length > 2 ? { fault: 'decimals' } : { cents: Number(dollars) * 100 + Number(decimals.padEnd(2, '0')) };
}

/** The typed dollars in cents; null: not an amount, or above the maximum. */
export function centsTyped(text: string, mostCents: number): number | null {
  const typed = typedDollars(text);
  return 'cents' in typed && typed.cents <= mostCents ? typed.cents : null;
}
