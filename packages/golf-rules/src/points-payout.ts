import { pairwiseDebts } from './direct-debts';
import type { GamePoints, HolePoints } from './game-points';
import { type Cents, wholeCents, withoutNegativeZero } from './money';
import type { Payment } from './payments';
import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from './players';
import { assertZeroSum } from './split-cents';

/** What one hole moved: the nets of a game are the sum of its holes, to the cent. */
export interface HolePayout extends HolePoints {
  readonly nets: ByPlayer<Cents>;
}

export interface PointsPayout {
  readonly pointValueCents: Cents;
  readonly totals: ByPlayer<number>;
  readonly holes: readonly HolePayout[];
  /** Holes that were entered only in part. */
  readonly incompleteHoles: readonly number[];
  readonly nets: ByPlayer<Cents>;
  readonly directDebts: readonly Payment[];
}

/**
 * Each pair settles the difference of its points times the value of a point, so the net of player i among n is
 * value × (n·Pᵢ − ΣP); the same holds hole by hole.
 * @throws InvalidCentsError if the value is not a whole number of cents
 */
export function payOutPoints(game: GamePoints, pointValueCents: Cents): PointsPayout {
  const { players, totals, incompleteHoles } = game;
  const nets = pairwiseNets(players, totals, pointValueCents);
  return {
    pointValueCents,
    totals,
    holes: game.holes.map((hole) => ({ ...hole, nets: pairwiseNets(players, hole.points, pointValueCents) })),
    incompleteHoles,
    nets,
    directDebts: pairwiseDebts(players, totals, pointValueCents),
  };
}

function pairwiseNets(players: readonly PlayerId[], points: ByPlayer<number>, pointValueCents: Cents): ByPlayer<Cents> {
  const value = wholeCents(pointValueCents);
  const all = players.reduce((sum, playerId) => sum + forPlayer(points, playerId), 0);
  const nets = byPlayer(players, (playerId) =>
    withoutNegativeZero(value * (players.length * forPlayer(points, playerId) - all)),
  );
  assertZeroSum(nets);
  return nets;
}
