import type { RoundFacts } from './facts';
import { DEFAULT_HOUSE_RULES, type HouseRules } from './house-rules';
import type { GameInputs } from './games/definition';
import { DEFINITIONS, definitionOf, type GameKind, type RoundGame, type Selection } from './games/registry';
import type { SideGame } from './side-game';
import type { CourseOfTees } from './tees';
import type { Cents } from './money';
import type { PlayerId } from './players';
import type { Roster } from './roster';
import { kindOf } from './selections';
import { hasValues } from './values';

/** A round: its entries, and the games that read them. It is all that settling the round needs. */
export interface RoundInput {
  /** In order, which decides where odd cents go and how equal payments are ordered. */
  readonly players: readonly PlayerId[];
  /** Which holes the round has and each of the players plays; missing: everyone plays all 18. */
  readonly roster?: Roster | null;
  /** A missing rule is as in `DEFAULT_HOUSE_RULES`. */
  readonly rules?: Partial<HouseRules> | null;
  readonly facts: RoundFacts;
  /** At most one game of each kind. */
  readonly games: readonly RoundGame[];
  /** In the order they were added; missing: none. */
  readonly sideGames?: readonly SideGame[] | undefined;
  /** For side games: where the round begins (missing: on its first hole), where it is played, and whether it is over. */
  readonly firstHole?: number | null | undefined;
  readonly course?: CourseOfTees | null | undefined;
  readonly isFinished?: boolean | undefined;
}

/** The games in the order in which they are shown and odd cents carry over. */
export const inRegistryOrder = (games: readonly RoundGame[]): readonly RoundGame[] => DEFINITIONS.flatMap(({ kind }) => games.filter((game) => game.kind === kind));

/** Whether the house rules have a game on. */
export const isOn = ({ rules }: Pick<RoundInput, 'rules'>, kind: GameKind): boolean => ({ ...DEFAULT_HOUSE_RULES.games, ...rules?.games })[kind];

/** The side games of a round that are on, in the order they were added. */
export const sideGamesOn = ({ sideGames = [] }: Pick<RoundInput, 'sideGames'>): readonly SideGame[] => sideGames.filter(({ on }) => on !== false);

/** Whether a game of the round that is on reads strokes, answers to its questions, or cards. */
export const isRead = (round: Pick<RoundInput, 'rules' | 'games' | 'sideGames'>, input: keyof GameInputs): boolean =>
  round.games.some(({ kind }) => isOn(round, kind) && definitionOf(kind).inputs[input]) || sideGamesOn(round).some((game) => isReadBy(game, input));

const isReadBy = ({ definition: { reads } }: SideGame, input: keyof GameInputs): boolean => (input === 'strokes' ? reads.strokes : input === 'questions' && reads.marks.length > 0);

/** Everything in a round that can be settled, in the order in which it is shown. Games that the house rules turn off are omitted. */
export const playableSelections = (round: Pick<RoundInput, 'rules' | 'games' | 'sideGames'>): Selection[] => [
  ...inRegistryOrder(round.games).flatMap(({ kind }) => (isOn(round, kind) ? definitionOf(kind).stakes.map(({ id }) => id) : [])),
  ...sideGamesOn(round).map(({ id }) => id),
];

/** Null or absent means the stored value. */
export interface ValueOverrides {
  readonly pointValueCents?: Cents | null;
  readonly fbtValueCents?: Cents | null;
}

/**
 * The round with the values of a request in place of the stored ones. A request's values are unambiguous only if the selected stakes belong to a single
 * game with values. With several such games selected, or with cards alone, the stored values apply.
 */
export function overrideValues(round: RoundInput, selections: readonly Selection[], { pointValueCents, fbtValueCents }: ValueOverrides): RoundInput {
  const [meant, ...others] = kindsMeant(selections);
  if (meant === undefined || others.length > 0) return round;
  const games = round.games.map((game): RoundGame => {
    const { kind, options } = game;
    if (kind !== meant || !hasValues(options)) return game;
    const values = { pointValueCents: pointValueCents ?? options.pointValueCents, fbtValueCents: fbtValueCents ?? options.fbtValueCents };
    return { ...game, options: { ...options, ...values } } as RoundGame;
  });
  return { ...round, games };
}

/** The games of the selected stakes that are entered by holes. The round may lack such a game. */
const kindsMeant = (selections: readonly Selection[]): GameKind[] =>
  DEFINITIONS.flatMap(({ kind, inputs }) => (!inputs.cards && selections.some((selection) => kindOf(selection) === kind) ? [kind] : []));
