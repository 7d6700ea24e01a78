import { scoreBbbGame } from './bingo-bango-bongo';
import { type CardPayout, payOutCards } from './card-game';
import { GameNotInRoundError } from './errors';
import { type FbtPayout, payOutBbbFbt, payOutStrokeFbt } from './fbt';
import { assertZeroSum, type Cents } from './money';
import { DEFAULT_HOUSE_RULES, type HouseRules } from './house-rules';
import { payOutPoints, type PointsPayout } from './game-points';
import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from './players';
import type { Roster } from './roster';
import type { BbbGameInput, RoundInput, StrokeGameInput } from './round-input';
import type { Selection } from './selections';
import { scoreStrokeGame } from './two-nine-sixteen';

/** One selected game: its nets and direct debts, and the holes, pots or cards that produced them. */
export type GameBreakdown =
  | ({ readonly selection: 'cards'; readonly kind: 'cards' } & CardPayout)
  | ({ readonly selection: 'points' | 'bbb-points'; readonly kind: 'points' } & PointsPayout)
  | ({ readonly selection: 'fbt' | 'bbb-fbt'; readonly kind: 'fbt' } & FbtPayout);

export interface GameNet {
  readonly selection: Selection;
  readonly netCents: Cents;
}

export interface PlayerBreakdown {
  readonly netCents: Cents;
  /** One for each selected game; they add up to the net. */
  readonly games: readonly GameNet[];
}

/** Plain data that survives JSON. */
export interface Breakdown {
  readonly players: ByPlayer<PlayerBreakdown>;
  readonly games: readonly GameBreakdown[];
}

/**
 * Each selected game by itself. Points and FBT of a game are paid from one scoring of its holes. Odd cents are spread over all pots of
 * the round, 2/9/16 before BBB, whichever are selected: a game's nets are the same in every selection, and their sum is the combined net.
 * A game that the house rules leave out nets zero, as if nothing had been entered in it.
 * @throws GameNotInRoundError if the round does not have a selected game
 */
export function breakDownGames(played: RoundInput, roster: Roster, selections: readonly Selection[]): GameBreakdown[] {
  const rules = { ...DEFAULT_HOUSE_RULES, ...played.rules };
  const round = withGamesThatAreOn(played, rules);
  const { unfinishedPots } = rules;
  const scoredStrokes = once(({ holes }: StrokeGameInput) => scoreStrokeGame(roster, holes));
  const scoredBbb = once(({ holes }: BbbGameInput) => scoreBbbGame(roster, holes));
  const strokeFbt = once((game: StrokeGameInput) => payOutStrokeFbt(scoredStrokes(game), game.values.fbtValueCents, { unfinishedPots }));
  return selections.map((selection): GameBreakdown => {
    switch (selection) {
      case 'cards': {
        const { hands, values, legs } = gameOf(round.cards, selection);
        return { selection, kind: 'cards', ...payOutCards(roster.players, hands, values, rules.cards === 'doubling' ? legs : undefined) };
      }
      case 'points': {
        const game = gameOf(round.points, selection);
        return { selection, kind: 'points', ...payOutPoints(scoredStrokes(game), game.values.pointValueCents) };
      }
      case 'fbt': {
        const game = gameOf(round.points, selection);
        return { selection, kind: 'fbt', ...strokeFbt(game) };
      }
      case 'bbb-points': {
        const game = gameOf(round.bbb, selection);
        return { selection, kind: 'points', ...payOutPoints(scoredBbb(game), game.values.pointValueCents) };
      }
      case 'bbb-fbt': {
        const game = gameOf(round.bbb, selection);
        const potsBefore = round.points ? strokeFbt(round.points).pots : [];
        return { selection, kind: 'fbt', ...payOutBbbFbt(scoredBbb(game), game.values.fbtValueCents, { potsBefore, unfinishedPots }) };
      }
    }
  });
}

function withGamesThatAreOn(round: RoundInput, { games }: HouseRules): RoundInput {
  const { cards, points, bbb } = round;
  return {
    ...round,
    cards: cards && !games.cards ? { ...cards, hands: {} } : cards,
    points: points && !games.points ? { ...points, holes: {} } : points,
    bbb: bbb && !games.bbb ? { ...bbb, holes: {} } : bbb,
  };
}

/** A round has one game of a kind: what was computed of it counts for every selection. */
function once<Game, Result>(compute: (game: Game) => Result): (game: Game) => Result {
  let computed: { readonly result: Result } | undefined;
  return (game) => (computed ??= { result: compute(game) }).result;
}

/** Adds up the nets of the games per player. */
export function breakDown(players: readonly PlayerId[], games: readonly GameBreakdown[]): Breakdown {
  const byPlayers = byPlayer(players, (playerId): PlayerBreakdown => {
    const nets = games.map(({ selection, nets }) => ({ selection, netCents: forPlayer(nets, playerId) }));
    return { netCents: nets.reduce((sum, { netCents }) => sum + netCents, 0), games: nets };
  });
  assertZeroSum(byPlayer(players, (playerId) => forPlayer(byPlayers, playerId).netCents));
  return { players: byPlayers, games };
}

function gameOf<Game>(game: Game | null | undefined, selection: Selection): Game {
  if (!game) throw new GameNotInRoundError(selection);
  return game;
}
