/** Other algorithms that settle nets, for comparison with ours. They only count payments; ours also returns them. */

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

/**
 * As spliit suggests reimbursements: creditors first, each sign in the order of its players; the first settles with the last until all are even.
 * Read from its `getSuggestedReimbursements`; the code is ours.
 */
export function spliitPaymentCount(nets: readonly number[]): number {
  const uneven = nets.filter((net) => net !== 0);
  const left = [...uneven.filter((net) => net > 0), ...uneven.filter((net) => net < 0)];
  let payments = 0;
  while (left.length > 1) {
    const credit = left[0] ?? 0;
    const debt = left.at(-1) ?? 0;
    if (credit !== 0 && debt !== 0) payments += 1;
    if (credit > -debt) {
      left.pop();
      left[0] = credit + debt;
    } else {
      left.shift();
      left[left.length - 1] = credit + debt;
    }
  }
  return payments;
}

/** The exact answer by adding one net at a time, every subset from all with one net fewer: n · 2ⁿ steps. */
export function oneByOnePaymentCount(nets: readonly number[]): number {
  const uneven = nets.filter((net) => net !== 0);
  const subsets = 2 ** uneven.length;
  const sums = new Float64Array(subsets);
  const mostGroups = new Uint8Array(subsets);
  for (let subset = 1; subset < subsets; subset += 1) {
    const lowest = 31 - Math.clz32(subset & -subset);
    const sum = (sums[subset & (subset - 1)] ?? 0) + (uneven[lowest] ?? 0);
    sums[subset] = sum;
    let most = 0;
    for (let left = subset; left !== 0; left &= left - 1) most = Math.max(most, mostGroups[subset ^ (left & -left)] ?? 0);
    mostGroups[subset] = sum === 0 ? most + 1 : most;
  }
  return uneven.length - (mostGroups[subsets - 1] ?? 0);
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
