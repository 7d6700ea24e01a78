import type { RoundEntries } from '@fairshare/contracts';

type Holes = RoundEntries['holes'];

/** Number of cached results: one each for stored, pending and unsaved entries. */
const KEPT = 3;

/**
 * Memoises a computation over holes for as long as its other arguments stay the same. Several parts of the screen then share one result, and a result computed
 * before a save is reused after it.
 */
export function rememberedByHoles<Others extends readonly unknown[], Result>(work: (holes: Holes, ...others: Others) => Result): (holes: Holes, ...others: Others) => Result {
  let seen: Others | undefined;
  let known: { readonly entered: string; readonly result: Result }[] = [];
  return (holes, ...others) => {
    if (others.some((other, index) => other !== seen?.[index])) known = [];
    seen = others;
    const entered = JSON.stringify(holes);
    const found = known.find((one) => one.entered === entered) ?? { entered, result: work(holes, ...others) };
    known = [found, ...known.filter((one) => one !== found)].slice(0, KEPT);
    return found.result;
  };
}
