import type { Cents } from '../../money';
import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from '../../players';
import type { Part, GameMessage, SidePlayed, SideTerms } from '../../side-game';
import type { CountedHole, Holes } from './counted';
import { sidesOn } from './match';
import { sidesPay } from './money';
import { message, summedUp } from './standing';

type Sides = Pick<SideTerms, 'sides'>;

/**
 * The amounts that two sides settle on a hole. Empty where neither side is ahead.
 * @param by the first side's lead on the hole, in points; negative: the second side's lead
 * @param value the value of a point, in cents
 */
export function paidBySides(hole: CountedHole, by: number, value: Cents, outcome: GameMessage, terms: Sides): Part[] {
  if (by === 0) return [];
  const [one, two] = sidesOn([hole], terms);
  return [
    {
      at: hole.hole,
      nets: by > 0 ? sidesPay(one, two, value * by) : sidesPay(two, one, value * -by),
      why: { ...outcome, players: byPlayer(hole.players, (playerId) => ({ score: forPlayer(hole.scores, playerId) })) },
      provisional: !hole.isFinal,
    },
  ];
}

/** The players on a hole of the side that is ahead there. */
export const aheadOn = (hole: CountedHole, by: number, terms: Sides): readonly PlayerId[] => sidesOn([hole], terms)[by > 0 ? 0 : 1];

/** The scores of a side on a hole, the lower first. A player without the partner plays for both: the score counts twice. */
export function ballsOf({ players, scores }: CountedHole, side: readonly PlayerId[] = []): readonly [number, number] {
  const own = side.filter((playerId) => players.includes(playerId)).map((playerId) => forPlayer(scores, playerId));
  return [Math.min(...own), Math.max(...own)];
}

/** The points of both sides on a hole, and the message about it. */
export interface SidePoints {
  readonly hole: CountedHole;
  readonly points: readonly [number, number];
  readonly outcome: GameMessage;
}

/** A game in which two sides win points by the hole, and settle the difference at a value in cents. Its templates include `leads` and `level`. */
export function playSidePoints({ incompleteHoles }: Holes, brought: readonly SidePoints[], value: Cents, terms: SideTerms): SidePlayed {
  const [one = [], two = []] = terms.sides;
  const holes: Record<number, ByPlayer<number>> = Object.fromEntries(
    brought.map(({ hole, points }) => [hole.hole, byPlayer(hole.players, (playerId) => points[one.includes(playerId) ? 0 : 1])]),
  );
  const [first, second] = [0, 1].map((side) => brought.reduce((sum, { points }) => sum + (points[side] ?? 0), 0)) as [number, number];
  const score = { most: Math.max(first, second), fewest: Math.min(first, second) };
  const line = first === second ? message('level', score) : message('leads', { leaders: first > second ? one : two, ...score });
  return {
    parts: brought.flatMap(({ hole, points, outcome }) => paidBySides(hole, points[0] - points[1], value, outcome, terms)),
    standing: summedUp(terms.players, 'points', holes, brought.length === 0 ? null : line),
    outcomes: Object.fromEntries(brought.map(({ hole, outcome }) => [hole.hole, outcome])),
    incompleteHoles,
  };
}
