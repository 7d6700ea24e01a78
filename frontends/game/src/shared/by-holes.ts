import type { RoundEntries } from '@fairshare/contracts';

type Holes = RoundEntries['holes'];

/** What is stored, what is saved but not answered, and what is entered. */
const KEPT = 3;

/**
 * Remembers what was worked out of some holes, for as long as all else that it is worked out of stays the same: what several parts of the screen show is worked
 * out once, and what is entered before it is saved.
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
