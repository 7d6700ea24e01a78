import type { Cents, GameBreakdown, Payment } from '@fairshare/golf-rules';

/** One hole between two players: what one owes the other for it. Negative: the other owes it. */
export interface DirectHole {
  readonly hole: number;
  readonly fromPoints: number;
  readonly toPoints: number;
  readonly cents: Cents;
}

/** The holes of a direct debt in a points game that both players played: the difference in points times the value of a point. Their sum is the debt. */
export function directHoles(game: Extract<GameBreakdown, { kind: 'points' }>, { from, to }: Pick<Payment, 'from' | 'to'>): DirectHole[] {
  return game.holes.flatMap(({ hole, points }) => {
    const [fromPoints, toPoints] = [points[from], points[to]];
    return fromPoints === undefined || toPoints === undefined ? [] : { hole, fromPoints, toPoints, cents: (toPoints - fromPoints) * game.pointValueCents };
  });
}
