/**
 * Moves overlapping labels apart by the least amount: at least `gap` between neighbours, none below `bottom`.
 * @param wanted the wanted position of each label, from the top
 * @returns the positions in the same order
 */
export function spreadLabels(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = [...wanted];
  let above = -Infinity;
  for (const index of order) {
    above = Math.max(placed[index] ?? 0, above + gap);
    placed[index] = above;
  }
  let below = bottom + gap;
  for (const index of order.toReversed()) {
    below = Math.min(placed[index] ?? 0, below - gap);
    placed[index] = below;
  }
  return placed;
}
