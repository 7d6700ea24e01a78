import type { Cents } from './money';

/** The bit that marks a subset whose nets add up to zero; the other seven count groups, one bit each. */
const ZERO_SUM = 0x80;
const COUNT = 0x7f;
const ZERO_SUMS_OF_FOUR = 0x80808080 | 0;

/**
 * For every subset of the nets, how many zero-sum groups it can be split into at most (what is left over counts for nothing).
 * Subsets are numbers whose bits are places in the list; `numberOfGroups` reads the answer. Among the nets there must be no
 * zero and no exact opposites, so that a group has at least three of them, and at most 23 nets, so that seven bits suffice.
 *
 * Add the nets one after the other, in any order: each time the sum passes zero a group is complete. So the most groups of a
 * subset are the most of all subsets with one net fewer, and one more where its own sum is zero. That is one pass over all
 * subsets, so the time depends on how many nets there are and not on what they are. Counts are unary (3 is 0b111): the larger of
 * two is their bitwise or, and four subsets fit into one operation.
 */
export function mostGroupsOfSubsets(nets: readonly Cents[]): Uint8Array {
  const best = new Uint8Array(Math.max(16, 2 ** nets.length));
  markZeroSums(nets, best);
  const fours = new Int32Array(best.buffer);
  // Four numbers of four subsets each at a time, so that one walk over the bits serves sixteen subsets.
  for (let at = 0; at < fours.length; at += 4) {
    let [none, first, second, both] = [0, 0, 0, 0];
    for (let left = at; left !== 0; left &= left - 1) {
      const smaller = at ^ (left & -left);
      none |= fours[smaller] as number;
      first |= fours[smaller + 1] as number;
      second |= fours[smaller + 2] as number;
      both |= fours[smaller + 3] as number;
    }
    none = completed((fours[at] as number) | none);
    first = completed((fours[at + 1] as number) | first | none);
    second = completed((fours[at + 2] as number) | second | none);
    both = completed((fours[at + 3] as number) | both | first | second);
    fours[at] = none;
    fours[at + 1] = first;
    fours[at + 2] = second;
    fours[at + 3] = both;
  }
  return best.subarray(0, 2 ** nets.length);
}

/** How many groups a subset can be split into at most, by what `mostGroupsOfSubsets` found; larger for more, not the number itself. */
export const numberOfGroups = (best: Uint8Array, subset: number): number => (best[subset] as number) & COUNT;

/** Marks the subsets whose nets add up to zero, the empty one aside: each half's sums by themselves, then those that cancel out. */
function markZeroSums(nets: readonly Cents[], best: Uint8Array): void {
  const half = nets.length >> 1;
  const lowBySum = new Map<Cents, number[]>();
  sumsOf(nets.slice(0, half)).forEach((sum, low) => {
    const alike = lowBySum.get(sum);
    if (alike) alike.push(low);
    else lowBySum.set(sum, [low]);
  });
  sumsOf(nets.slice(half)).forEach((sum, high) => {
    for (const low of lowBySum.get(0 - sum) ?? []) best[(high << half) | low] = ZERO_SUM;
  });
  best[0] = 0;
}

/** The sum of every subset. */
function sumsOf(nets: readonly Cents[]): Cents[] {
  const sums = [0];
  for (const net of nets) for (let subset = 0, before = sums.length; subset < before; subset += 1) sums.push((sums[subset] as Cents) + net);
  return sums;
}

/** Four subsets that differ in the first two nets: each hands on to those above it, and counts its own group if its sum is zero. */
function completed(four: number): number {
  if ((four & ZERO_SUMS_OF_FOUR) === 0) {
    const paired = four | ((four & 0x007f007f) << 8);
    return paired | ((paired & 0x7f7f) << 16);
  }
  const neither = counted(four & 0xff);
  const first = counted(((four >>> 8) & 0xff) | neither);
  const second = counted(((four >>> 16) & 0xff) | neither);
  const both = counted((four >>> 24) | first | second);
  return neither | (first << 8) | (second << 16) | (both << 24);
}

/** One group more where the sum is zero; the mark itself goes, so that it is never handed on. */
const counted = (subset: number): number => ((subset & ZERO_SUM) === 0 ? subset : ((subset << 1) | 1) & COUNT);
