/** The amount a step further, with two decimals, within its bounds; null where the text is no number. */
export function stepped(text: string, by: number, { min, max }: { min: number; max: number }): string | null {
  const amount = text.trim() === '' ? 0 : Number(text.replace(',', '.'));
  return Number.isFinite(amount) ? Math.min(max, Math.max(min, amount + by)).toFixed(2) : null;
}
