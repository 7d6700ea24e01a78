/** Whole cents that were typed as dollars, or why they are none: `words` is no amount at all, `decimals` has parts of a cent. */
export type TypedDollars = { readonly cents: number } | { readonly fault: 'words' | 'decimals' };

/** Reads typed dollars: digits with at most two decimals, after a point or a comma. Anything else is refused, never guessed at. */
export function typedDollars(text: string): TypedDollars {
  const typed = /^\$?(?=.*\d)(\d*)[.,]?(\d*)$/.exec(text.trim());
  if (!typed) return { fault: 'words' };
  const [, dollars = '', decimals = ''] = typed;
  return decimals.length > 2 ? { fault: 'decimals' } : { cents: Number(dollars) * 100 + Number(decimals.padEnd(2, '0')) };
}

/** The cents that were typed as dollars; null: they are no amount, or more than the most. */
export function centsTyped(text: string, mostCents: number): number | null {
  const typed = typedDollars(text);
  return 'cents' in typed && typed.cents <= mostCents ? typed.cents : null;
}
