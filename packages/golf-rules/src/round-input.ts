import type { BbbHoles } from './bingo-bango-bongo';
import type { CardValues, Hands } from './card-game';
import type { Cents } from './money';
import type { PlayerId } from './players';
import { type Selection, SELECTION_KINDS } from './selections';
import type { StrokesByHole } from './two-nine-sixteen';

/** What a point and a pot are worth, in cents. */
export interface GameValues {
  readonly pointValueCents: Cents;
  readonly fbtValueCents: Cents;
}

export interface CardsInput {
  readonly hands: Hands;
  /** The session's map of values, in whole dollars. */
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

/** A round with the games played in it: what a game session holds, and all that settling it needs. */
export interface RoundInput {
  /** In the group's player order, which decides where odd cents go and how equal payments are ordered. */
  readonly players: readonly PlayerId[];
  readonly cards?: CardsInput | null;
  /** The 2/9/16 game. */
  readonly points?: StrokeGameInput | null;
  readonly bbb?: BbbGameInput | null;
}

/** Null or absent means the stored value. */
export interface ValueOverrides {
  readonly pointValueCents?: Cents | null;
  readonly fbtValueCents?: Cents | null;
}

/**
 * The round with the values of a request in place of the stored ones. They only say which game they mean when selections of a
 * single kind, 2/9/16 or BBB, are present; with both kinds selected, or with cards alone, they are ignored.
 */
export function overrideValues(round: RoundInput, selections: readonly Selection[], overrides: ValueOverrides): RoundInput {
  const kinds = new Set(selections.map((selection) => SELECTION_KINDS[selection]));
  if (kinds.has('points') && kinds.has('bbb')) return round;
  if (kinds.has('points') && round.points) return { ...round, points: withValues(round.points, overrides) };
  if (kinds.has('bbb') && round.bbb) return { ...round, bbb: withValues(round.bbb, overrides) };
  return round;
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
