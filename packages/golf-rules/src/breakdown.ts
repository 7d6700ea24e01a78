import { scoreBbbGame } from './bingo-bango-bongo';
import { type CardPayout, payOutCards } from './card-game';
import { GameNotInRoundError } from './errors';
import { type FbtPayout, payOutBbbFbt, payOutStrokeFbt } from './fbt';
import type { Cents } from './money';
import { payOutPoints, type PointsPayout } from './points-payout';
import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from './players';
import type { RoundInput } from './round-input';
import type { Selection } from './selections';
import { assertZeroSum } from './split-cents';
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

/** @throws GameNotInRoundError if the round does not have the game */
export function breakDownGame(round: RoundInput, selection: Selection): GameBreakdown {
  const { players } = round;
  switch (selection) {
    case 'cards': {
      const { hands, values } = gameOf(round.cards, selection);
      return { selection, kind: 'cards', ...payOutCards(players, hands, values) };
    }
    case 'points': {
      const { holes, values } = gameOf(round.points, selection);
      return { selection, kind: 'points', ...payOutPoints(scoreStrokeGame(players, holes), values.pointValueCents) };
    }
    case 'fbt': {
      const { holes, values } = gameOf(round.points, selection);
      return { selection, kind: 'fbt', ...payOutStrokeFbt(scoreStrokeGame(players, holes), values.fbtValueCents) };
    }
    case 'bbb-points': {
      const { holes, values } = gameOf(round.bbb, selection);
      return { selection, kind: 'points', ...payOutPoints(scoreBbbGame(players, holes), values.pointValueCents) };
    }
    case 'bbb-fbt': {
      const { holes, values } = gameOf(round.bbb, selection);
      return { selection, kind: 'fbt', ...payOutBbbFbt(scoreBbbGame(players, holes), values.fbtValueCents) };
    }
  }
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
