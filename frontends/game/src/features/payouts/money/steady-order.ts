/**
 * Keeps payments at fixed positions while scores change them, so that nothing moves under the thumb. A payment that still exists keeps its position. A new
 * payment takes the position of a settled one, or is appended.
 *
 * @param before the payments by position, settled ones included
 * @param now the current payments; new ones are placed in this order
 * @returns the payments by position; one that is not in `now` is settled, and no payment has taken its position yet
 */
export function steadyOrder(before: readonly string[], now: readonly string[]): string[] {
  const added = now.filter((payment) => !before.includes(payment));
  const kept = before.map((payment) => (now.includes(payment) ? payment : (added.shift() ?? payment)));
  while (kept.length > 0 && !now.includes(kept.at(-1) as string)) kept.pop();
  return [...kept, ...added];
}
