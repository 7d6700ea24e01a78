import type { BbbHoles } from './bingo-bango-bongo';
import type { CardValues, Hands } from './card-game';
import type { Cents } from './money';
import type { PlayerId } from './players';
import type { Roster } from './roster';
import { HOLE_GAMES, type Selection, SELECTION_KINDS, SELECTIONS } from './selections';
import type { StrokesByHole } from './two-nine-sixteen';

/** What a point and a pot are worth, in cents. */
export interface GameValues {
  readonly pointValueCents: Cents;
  readonly fbtValueCents: Cents;
}

export interface CardsInput {
  readonly hands: Hands;
  /** The round's map of values, in whole dollars. */
  readonly values: CardValues;
}

export interface StrokeGameInput {
  readonly holes: StrokesByHole;
  readonly values: GameValues;
}

export interface BbbGameInput {
  readonly holes: BbbHoles;
  readonly values: GameValues;
}

/** A round with the games played in it: what a round holds, and all that settling it needs. */
export interface RoundInput {
  /** In order, which decides where odd cents go and how equal payments are ordered. */
  readonly players: readonly PlayerId[];
  /** Which holes the round has and each of the players plays; missing: everyone plays all 18. */
  readonly roster?: Roster | null;
  readonly cards?: CardsInput | null;
  /** The 2/9/16 game. */
  readonly points?: StrokeGameInput | null;
  readonly bbb?: BbbGameInput | null;
}

/** Everything of a round that can be settled, in the order it is shown. */
export const playableSelections = (round: RoundInput): Selection[] => SELECTIONS.filter((selection) => round[SELECTION_KINDS[selection]]);

/** Null or absent means the stored value. */
export interface ValueOverrides {
  readonly pointValueCents?: Cents | null;
  readonly fbtValueCents?: Cents | null;
}

/**
 * The round with the values of a request in place of the stored ones. They only say which game they mean when selections of a
 * single kind of game entered by holes (2/9/16, BBB) are present; with several of them selected, or with cards alone, the stored
 * ones apply.
 */
export function overrideValues(round: RoundInput, selections: readonly Selection[], overrides: ValueOverrides): RoundInput {
  const [kind, ...others] = HOLE_GAMES.filter((game) => selections.some((selection) => SELECTION_KINDS[selection] === game));
  const meant = kind !== undefined && others.length === 0 ? round[kind] : null;
  return kind !== undefined && meant ? { ...round, [kind]: withValues(meant, overrides) } : round;
}

function withValues<Game extends { readonly values: GameValues }>(game: Game, overrides: ValueOverrides): Game {
  const { pointValueCents, fbtValueCents } = game.values;
  return {
    ...game,
    values: {
      pointValueCents: overrides.pointValueCents ?? pointValueCents,
      fbtValueCents: overrides.fbtValueCents ?? fbtValueCents,
    },
  };
}
