/** A true minus sign: as wide as the plus, and not a hyphen that a line may break at. */
const MINUS = '−';

/** An amount without sign, from integer cents: 1250 → "$12.50". */
export function formatMoney(cents: number): string {
  const amount = Math.abs(cents);
  return `$${groupThousands(Math.trunc(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
}

/** A number with commas: 1234.5 → "1,234.5". It avoids `Intl`, whose first use would block a phone for 50 ms before the first screen. */
export function groupThousands(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
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
