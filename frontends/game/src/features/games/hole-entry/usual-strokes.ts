import type { RoundEntries } from '@fairshare/contracts';
import { entryOf, strokesCell } from '@fairshare/golf-rules';

/** Player id → the par of the hole from their tee. Empty: the round has no course. */
export type Pars = Readonly<Record<string, number>>;

/** Where entering a player's strokes starts: at par where that is known, else at what they usually take. */
export const startOf = (pars: Pars, holes: RoundEntries['holes'], playerId: string): number => entryOf(pars, playerId) ?? usualStrokes(holes, playerId);

/** Where counting starts before a player has a score in this round. */
const FIRST_USUAL = 4;

/**
 * What a player usually takes in this round: the middle of the strokes so far, the lower one of two, so that one blow-up hole does not move it. Strokes
 * as they are entered.
 */
export function usualStrokes(holes: RoundEntries['holes'], playerId: string): number {
  const strokes = Object.values(holes).flatMap((hole) => Number(hole[strokesCell(playerId)] ?? NaN));
  const entered = strokes.filter((one) => !Number.isNaN(one)).sort((one, other) => one - other);
  return entered[Math.floor((entered.length - 1) / 2)] ?? FIRST_USUAL;
}
