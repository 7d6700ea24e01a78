/** Other ways to settle nets, to measure ours against. Both only count payments; ours names them too. */

/** Largest-first greedy: the largest debtor pays the largest creditor until all are even. Fast, but not the fewest payments. */
export function greedyPaymentCount(nets: readonly number[]): number {
  const left = nets.filter((net) => net !== 0);
  let payments = 0;
  while (left.length > 0) {
    left.sort((a, b) => a - b);
    const debt = left.shift() ?? 0;
    const credit = left.pop() ?? 0;
    payments += 1;
    if (debt + credit !== 0) left.push(debt + credit);
  }
  return payments;
}

/** The textbook exact answer: for every subset, every way to take one zero-sum group out of it; 3ⁿ steps. */
export function plainSubsetPaymentCount(nets: readonly number[]): number {
  const uneven = nets.filter((net) => net !== 0);
  const sums = [0];
  for (const net of uneven) sums.push(...sums.map((sum) => sum + net));
  const mostGroups = sums.map(() => 0);
  for (let subset = 1; subset < sums.length; subset += 1) {
    for (let group = subset; group > 0; group = (group - 1) & subset) {
      if (sums[group] !== 0) continue;
      mostGroups[subset] = Math.max(mostGroups[subset] ?? 0, (mostGroups[subset ^ group] ?? 0) + 1);
    }
  }
  return uneven.length - (mostGroups[sums.length - 1] ?? 0);
}
