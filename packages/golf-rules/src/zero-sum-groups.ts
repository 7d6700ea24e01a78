import type { Cents } from './money';

/**
 * How many nets are left to the search over subsets at most, once exact opposites are paired off. Its time and memory double
 * with each one more; a group of players has at most 8.
 */
export const EXACT_SEARCH_LIMIT = 20;

/** Places in the list of nets, each exactly once; the nets at the places of a group add up to zero. */
export interface ZeroSumGroups {
  readonly groups: readonly (readonly number[])[];
  /** Whether no partition into more groups exists; proven, by the search. */
  readonly optimal: boolean;
}

/**
 * Splits nets, none of them zero and all together zero, into as many groups as possible that each add up to zero.
 *
 * Exact opposites are paired first. That never costs a group: if a and −a sit in two groups of a best partition, making them a
 * pair leaves what remains of the two as one group, the same number; if they sit in one group, splitting it adds one.
 * What is left goes through a search over all its subsets, which is exact. Beyond the limit of that search, groups of three
 * are split off first come first served until it can take over, and if that doesn't suffice the rest stays one group;
 * such a result is not called optimal.
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

/**
 * The most zero-sum groups, by dynamic programming over subsets. Add the nets one after the other, in any order: each time
 * the sum passes zero a group is complete. best[s] is the largest number of such passes on the way to subset s, so it needs only
 * the subsets with one net fewer. The last net is what the others leave and need not be searched.
 */
function searchGroups(nets: readonly Cents[], places: readonly number[]): number[][] {
  if (places.length === 0) return [];
  const searched = places.length - 1;
  const all = 2 ** searched - 1;
  const sums = new Float64Array(all + 1);
  const best = new Uint8Array(all + 1);
  for (let subset = 1; subset <= all; subset += 1) {
    const lowest = subset & -subset;
    const net = nets[places[31 - Math.clz32(lowest)] as number] as Cents;
    const sum = (sums[subset ^ lowest] as number) + net;
    sums[subset] = sum;
    let most = 0;
    for (let left = subset; left !== 0; left &= left - 1) {
      const before = best[subset ^ (left & -left)] as number;
      if (before > most) most = before;
    }
    best[subset] = sum === 0 ? most + 1 : most;
  }
  return readGroups(places, sums, best);
}

/** Walks back from the full set, each time over the best subset with one net fewer; a group ends wherever the sum is zero. */
function readGroups(places: readonly number[], sums: Float64Array, best: Uint8Array): number[][] {
  const groups: number[][] = [];
  let group = [places[places.length - 1] as number];
  let subset = sums.length - 1;
  while (subset !== 0) {
    if (sums[subset] === 0) {
      groups.push(group);
      group = [];
    }
    const removed = bestToRemove(subset, best);
    group.push(places[31 - Math.clz32(removed)] as number);
    subset ^= removed;
  }
  return [...groups, group];
}

/** The net, as a bit, whose removal keeps the most groups; the first of them in player order. */
function bestToRemove(subset: number, best: Uint8Array): number {
  let chosen = subset & -subset;
  for (let left = subset; left !== 0; left &= left - 1) {
    const bit = left & -left;
    if ((best[subset ^ bit] as number) > (best[subset ^ chosen] as number)) chosen = bit;
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
