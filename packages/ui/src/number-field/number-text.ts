/**
 * What remains of typed text when only a number may stand in the field: digits, and with `decimals` above 0 one point
 * (a comma counts as one) and that many digits after it. The result is text, since "1." is on the way to a number.
 */
export function numberText(typed: string, decimals: number): string {
  const kept = typed.replace(/,/g, '.').replace(/[^\d.]/g, '');
  const [whole = '', ...fraction] = kept.split('.');
  if (decimals === 0 || fraction.length === 0) return whole;
  return `${whole}.${fraction.join('').slice(0, decimals)}`;
}
