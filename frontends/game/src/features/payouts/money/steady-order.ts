/**
 * Payments come and go with the scores, and what a thumb aims at stays where it is: who still pays somebody keeps the place, a new payment takes the
 * place of one that is settled, or the end.
 *
 * @param before the payments in their places, those that are settled as well
 * @param now the payments there are, the order of new ones
 * @returns in their places; one that is not among `now` is settled, and nothing has taken its place yet
 */
export function steadyOrder(before: readonly string[], now: readonly string[]): string[] {
  const added = now.filter((payment) => !before.includes(payment));
  const kept = before.map((payment) => (now.includes(payment) ? payment : (added.shift() ?? payment)));
  while (kept.length > 0 && !now.includes(kept.at(-1) as string)) kept.pop();
  return [...kept, ...added];
}
