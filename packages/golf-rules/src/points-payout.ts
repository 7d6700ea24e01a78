import type { GamePoints, HolePoints } from './game-points';
import { assertZeroSum, type Cents, wholeCents, withoutNegativeZero } from './money';
import { netDebts, type Payment } from './payments';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';
import { playersOn } from './roster';

/** What one hole moved: the nets of a game are the sum of its holes, to the cent. */
export interface HolePayout extends HolePoints {
  /** Of those on the hole. */
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
 * Each pair settles the difference of its points over the holes both play, times the value of a point. So on a hole with n players the
 * net of player i is value × (n·Pᵢ − ΣP), and the net of the game is the sum over its holes.
 * @throws InvalidCentsError if the value is not a whole number of cents
 */
export function payOutPoints(game: GamePoints, pointValueCents: Cents): PointsPayout {
  const { players, roster, totals, incompleteHoles } = game;
  wholeCents(pointValueCents);
  const holes = game.holes.map((hole) => ({ ...hole, nets: pairwiseNets(playersOn(roster, hole.hole), hole.points, pointValueCents) }));
  const nets = byPlayer(players, (playerId) => holes.reduce((sum, hole) => sum + (entryOf(hole.nets, playerId) ?? 0), 0));
  return { pointValueCents, totals, holes, incompleteHoles, nets, directDebts: pairwiseDebts(game, pointValueCents) };
}

function pairwiseNets(onHole: readonly PlayerId[], points: ByPlayer<number>, pointValueCents: Cents): ByPlayer<Cents> {
  const all = onHole.reduce((sum, playerId) => sum + forPlayer(points, playerId), 0);
  const nets = byPlayer(onHole, (playerId) => withoutNegativeZero(pointValueCents * (onHole.length * forPlayer(points, playerId) - all)));
  assertZeroSum(nets);
  return nets;
}

/** Who owes whom: of each two, the one with fewer points over the holes both play owes the difference times the value of a point. */
function pairwiseDebts({ players, holes }: GamePoints, pointValueCents: Cents): Payment[] {
  const difference = (from: PlayerId, to: PlayerId): number =>
    holes.reduce((sum, { points }) => {
      const [own, other] = [entryOf(points, from), entryOf(points, to)];
      return own === undefined || other === undefined ? sum : sum + other - own;
    }, 0);
  const debts = players.flatMap((from) =>
    players.flatMap((to): Payment[] => {
      const points = difference(from, to);
      return points > 0 ? [{ from, to, cents: points * pointValueCents }] : [];
    }),
  );
  return netDebts(players, debts);
}
