import type { Cents } from './money';
import { mostGroupsOfSubsets, numberOfGroups } from './subset-search';

/**
 * How many nets are left to the search over subsets at most, once exact opposites are paired off. Its time and memory double
 * with each one more: 24 take 8 MB. A group has at most 24 players.
 */
export const EXACT_SEARCH_LIMIT = 24;

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

/** The most zero-sum groups of nets among which there are no exact opposites. The last net is what the others leave and need not be searched. */
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
  // Back from the full set, each time over the best subset with one net fewer; a group ends wherever the sum is zero.
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

/** The net, as a bit, whose removal keeps the most groups; the first of them in player order. */
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
