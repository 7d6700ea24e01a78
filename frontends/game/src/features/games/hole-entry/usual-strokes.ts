import type { RoundEntries } from '@fairshare/contracts';
import { entryOf, strokesCell } from '@fairshare/golf-rules';

/** Player id → the par of the hole from their tee. Empty: the round has no course. */
export type Pars = Readonly<Record<string, number>>;

/** The start value for a player's strokes: par if known, else the player's usual strokes. */
export const startOf = (pars: Pars, holes: RoundEntries['holes'], playerId: string): number => entryOf(pars, playerId) ?? usualStrokes(holes, playerId);

/** The usual strokes of a player without a score in this round. */
const FIRST_USUAL = 4;

/** The usual strokes of a player in this round, gross or net as entered: the lower median, so that one blow-up hole does not change it. */
export function usualStrokes(holes: RoundEntries['holes'], playerId: string): number {
  const strokes = Object.values(holes).flatMap((hole) => Number(hole[strokesCell(playerId)] ?? NaN));
  const entered = strokes.filter((one) => !Number.isNaN(one)).sort((one, other) => one - other);
  return entered[Math.floor((entered.length - 1) / 2)] ?? FIRST_USUAL;
}
