import type { CardPayout } from './games/animal-cards/card-game';
import type { Cents } from './money';
import type { ByPlayer } from './players';
import type { PointsPayout } from './points';
import type { FbtPayout } from './pots';
import type { SidePayout } from './side-payout';

/** The payout of a stake, and the holes, pots or cards that produced it. */
export type Payout =
  ({ readonly kind: 'cards' } & CardPayout) | ({ readonly kind: 'points' } & PointsPayout) | ({ readonly kind: 'fbt' } & FbtPayout) | ({ readonly kind: 'side' } & SidePayout);

/** One movement of money: on a hole, over some holes, or for the whole round. The nets of a stake are the sum of these. */
export interface Move {
  readonly at: number | { readonly holes: readonly number[] } | 'round';
  /** The nets of the players who take part; zero-sum. */
  readonly nets: ByPlayer<Cents>;
  /** Whether a missing entry may still change it. */
  readonly provisional: boolean;
}

/** The movements of money in a stake. */
export function movesOf(payout: Payout): readonly Move[] {
  switch (payout.kind) {
    case 'points':
      return payout.holes.map(({ hole, nets, complete }) => ({ at: hole, nets, provisional: !complete }));
    case 'fbt':
      return payout.pots.map(({ countedHoles, nets, provisional }) => ({ at: { holes: countedHoles }, nets, provisional }));
    case 'cards':
      return [{ at: 'round', nets: payout.nets, provisional: true }];
    case 'side':
      return payout.parts.map(({ at, nets, provisional }) => ({ at, nets, provisional }));
  }
}
