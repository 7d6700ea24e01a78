import { type GameKind, type GamePoints, playGamesOn, type SideGame, sideGamesOn, type SidePayout } from '@fairshare/golf-rules';
import { roundInput, type RoundOnPhone } from './round-input';

/** A game of the session that gives points by hole. */
interface PlayedPoints {
  readonly kind: GameKind;
  readonly points: GamePoints;
}

/** A side game with its standings and payouts. */
export interface PlayedSide {
  readonly game: SideGame;
  readonly payout: SidePayout;
}

/** The points games in which at least one hole counts, whatever the value of a point. */
export function playedGames(round: RoundOnPhone): readonly PlayedPoints[] {
  return pointsGames(round).filter(({ points }) => points.countedHoles.length > 0);
}

/** The round's games that give points by hole, whether or not a hole counts yet. */
export function pointsGames(round: RoundOnPhone): readonly PlayedPoints[] {
  return playGamesOn(roundInput(round)).flatMap(({ kind, played: { points } }) => (kind !== null && points ? [{ kind, points }] : []));
}

/** The side games in which at least one hole counts, whatever their stakes. */
export function playedSideGames(round: RoundOnPhone): readonly PlayedSide[] {
  const input = roundInput(round);
  const payouts = playGamesOn(input).flatMap(({ kind, played }) => (kind === null ? Object.entries(played.payouts) : []));
  return sideGamesOn(input).flatMap((game) => {
    const payout = payouts.find(([id]) => id === game.id)?.[1];
    return payout?.kind === 'side' && isBegun(payout) ? [{ game, payout }] : [];
  });
}

/** Whether any hole counts in the side game. */
export const isBegun = ({ outcomes, parts }: Pick<SidePayout, 'outcomes' | 'parts'>): boolean => Object.keys(outcomes).length > 0 || parts.length > 0;
