import type { Cents } from './money';

/**
 * The maximum number of nets for the search over subsets, after exact opposites are paired off. The search's time and memory double
 * with each further net: 24 nets take 8 MB. A group has at most 24 players.
 */
export const EXACT_SEARCH_LIMIT = 24;

/** Places in the list of nets, each exactly once; the nets at the places of a group add up to zero. */
export interface ZeroSumGroups {
  readonly groups: readonly (readonly number[])[];
  /** Whether the search proved that no partition into more groups exists. */
  readonly optimal: boolean;
}

/**
 * Splits nets, none of them zero and all together zero, into as many groups as possible that each add up to zero.
 *
 * Exact opposites are paired first. That never costs a group: if a and −a sit in two groups of a best partition, making them a
 * pair leaves what remains of the two as one group, the same number; if they sit in one group, splitting it adds one.
 * An exact search over all subsets handles the remaining nets. Beyond the limit of that search, groups of three are split off,
 * first come first served, until the search can take over. If that does not suffice, the rest stays one group. Such a result
 * has `optimal: false`.
 */
export function zeroSumGroups(nets: readonly Cents[]): ZeroSumGroups {
  const { pairs, rest } = pairOpposites(nets);
  if (rest.length <= EXACT_SEARCH_LIMIT) return { groups: [...pairs, ...searchGroups(nets, rest)], optimal: true };

  const { triples, rest: remaining } = splitOffTriples(nets, rest);
  const last = remaining.length <= EXACT_SEARCH_LIMIT ? searchGroups(nets, remaining) : [remaining];
  return { groups: [...pairs, ...triples, ...last], optimal: false };
}

function pairOpposites(nets: readonly Cents[]): { pairs: number[][]; rest: number[] } {
  const pairs: number[][] = [];
  const unpaired = new Map<Cents, number[]>();
  nets.forEach((net, place) => {
    const opposite = unpaired.get(-net)?.shift();
    if (opposite !== undefined) pairs.push([opposite, place]);
    else unpaired.set(net, [...(unpaired.get(net) ?? []), place]);
  });
  const rest = [...unpaired.values()].flat().sort((a, b) => a - b);
  return { pairs, rest };
}

/** The most zero-sum groups of nets among which there are no exact opposites. The others determine the last net, so it need not be searched. */
function searchGroups(nets: readonly Cents[], places: readonly number[]): number[][] {
  const last = places.at(-1);
  if (last === undefined) return [];
  const searched = places.slice(0, -1);
  const netAt = (bit: number): Cents => nets[searched[bit] as number] as Cents;
  const best = mostGroupsOfSubsets(searched.map((place) => nets[place] as Cents));
  const groups: number[][] = [];
  let group = [last];
  let subset = best.length - 1;
  let sum = searched.reduce((total, place) => total + (nets[place] as Cents), 0);
  // Walks back from the full set, each time to the best subset with one net fewer. A group ends wherever the sum is zero.
  while (subset !== 0) {
    if (sum === 0) {
      groups.push(group);
      group = [];
    }
    const removed = bestToRemove(subset, best);
    const bit = 31 - Math.clz32(removed);
    group.push(searched[bit] as number);
    sum -= netAt(bit);
    subset ^= removed;
  }
  return [...groups, group];
}

/** The net, as a bit, whose removal leaves the most groups. The tie-break is player order. */
function bestToRemove(subset: number, best: Uint8Array): number {
  let chosen = subset & -subset;
  for (let left = subset; left !== 0; left &= left - 1) {
    const bit = left & -left;
    if (numberOfGroups(best, subset ^ bit) > numberOfGroups(best, subset ^ chosen)) chosen = bit;
  }
  return chosen;
}

function splitOffTriples(nets: readonly Cents[], places: readonly number[]): { triples: number[][]; rest: number[] } {
  const triples: number[][] = [];
  let rest = [...places];
  while (rest.length > EXACT_SEARCH_LIMIT) {
    const triple = findTriple(nets, rest);
    if (!triple) break;
    triples.push(triple);
    rest = rest.filter((place) => !triple.includes(place));
  }
  return { triples, rest };
}

function findTriple(nets: readonly Cents[], places: readonly number[]): number[] | null {
  const netAt = (place: number): Cents => nets[place] as Cents;
  const lastPlaceOf = new Map(places.map((place) => [netAt(place), place]));
  for (const [index, first] of places.entries()) {
    for (const second of places.slice(index + 1)) {
      const third = lastPlaceOf.get(-netAt(first) - netAt(second));
      if (third !== undefined && third > second) return [first, second, third];
    }
  }
  return null;
}

/** The bit that is set for a subset whose nets add up to zero. The other seven bits count groups, one bit each. */
const ZERO_SUM = 0x80;
const COUNT = 0x7f;
const ZERO_SUMS_OF_FOUR = 0x80808080 | 0;

/**
 * For every subset of the nets, the maximum number of zero-sum groups it can be split into (left-over nets do not count).
 * Subsets are numbers whose bits are places in the list; `numberOfGroups` reads the result. Among the nets there must be no
 * zero and no exact opposites, so that a group has at least three of them, and at most 23 nets, so that seven bits suffice.
 *
 * Add the nets one after the other, in any order: each time the sum passes zero a group is complete. So the most groups of a
 * subset are the most of all subsets with one net fewer, and one more where its own sum is zero. That is one pass over all
 * subsets, so the time depends on how many nets there are and not on what they are. Counts are unary (3 is 0b111): the larger of
 * two is their bitwise or, and four subsets fit into one operation.
 */
function mostGroupsOfSubsets(nets: readonly Cents[]): Uint8Array {
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

/** The group count of a subset as `mostGroupsOfSubsets` encodes it, in unary: larger for more groups, but not the number itself. */
const numberOfGroups = (best: Uint8Array, subset: number): number => (best[subset] as number) & COUNT;

/** Sets `ZERO_SUM` for each non-empty subset whose nets add up to zero. Meet in the middle: sums of each half, then the pairs that cancel out. */
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

/** Completes four subsets that differ in the first two nets. Each passes its count to its supersets, and adds its own group if its sum is zero. */
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

/** Adds one group where the sum is zero, and clears `ZERO_SUM` so that supersets do not inherit it. */
const counted = (subset: number): number => ((subset & ZERO_SUM) === 0 ? subset : ((subset << 1) | 1) & COUNT);
