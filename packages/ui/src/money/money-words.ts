/** A true minus sign: as wide as the plus, and not a hyphen that a line may break at. */
const MINUS = '−';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount without sign, from integer cents: 1250 → "$12.50". */
export function formatMoney(cents: number): string {
  return DOLLARS.format(Math.abs(cents) / 100);
}

/** A net with its sign, from integer cents: "+$12.50", "−$12.50", "$0.00". */
export function formatSignedMoney(cents: number): string {
  if (cents === 0) return formatMoney(0);
  return `${cents > 0 ? '+' : MINUS}${formatMoney(cents)}`;
}

/** A net in words, from integer cents: "gets $12.50", "pays $12.50", "even". */
export function moneyWords(cents: number): string {
  if (cents === 0) return 'even';
  return `${cents > 0 ? 'gets' : 'pays'} ${formatMoney(cents)}`;
}
