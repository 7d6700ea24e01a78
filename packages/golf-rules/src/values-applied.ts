import type { Cents } from './money';
import type { RoundInput } from './round-input';
import { HOLE_GAMES, SELECTION_KINDS } from './selections';
import type { RoundSettlement } from './settle-round';

/** What a point and a pot were worth in a settlement, in cents; null where there is no one value to name. */
export interface ValuesApplied {
  readonly pointValueCents: Cents | null;
  readonly fbtValueCents: Cents | null;
}

/**
 * The values a settlement was made with. Where several games are settled in points (or in pots), it is the value they have in common.
 * Where none is, it is that of the games selected: a 2/9/16 game settled in points alone has an FBT value all the same.
 */
export function valuesApplied(round: RoundInput, { selections, breakdown }: Pick<RoundSettlement, 'selections' | 'breakdown'>): ValuesApplied {
  const kinds = HOLE_GAMES.filter((kind) => selections.some((selection) => SELECTION_KINDS[selection] === kind));
  const stored = kinds.flatMap((kind) => round[kind]?.values ?? []);
  const points = breakdown.games.flatMap((game) => (game.kind === 'points' ? [game.pointValueCents] : []));
  const pots = breakdown.games.flatMap((game) => (game.kind === 'fbt' ? [game.fbtValueCents] : []));
  return {
    pointValueCents: inCommon(points.length > 0 ? points : stored.map(({ pointValueCents }) => pointValueCents)),
    fbtValueCents: inCommon(pots.length > 0 ? pots : stored.map(({ fbtValueCents }) => fbtValueCents)),
  };
}

function inCommon(values: readonly Cents[]): Cents | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}
