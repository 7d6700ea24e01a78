import { type GameKind, type GamePoints, playGamesOn, type SideGame, sideGamesOn, type SidePayout } from '@fairshare/golf-rules';
import { roundInput, type RoundOnPhone } from './round-input';

/** A game of the session that gives points by the hole. */
interface PlayedPoints {
  readonly kind: GameKind;
  readonly points: GamePoints;
}

/** A side game with how it stands and what it pays. */
export interface PlayedSide {
  readonly game: SideGame;
  readonly payout: SidePayout;
}

/** The games that give points and have a hole that counts, whatever a point is worth. */
export function playedGames(round: RoundOnPhone): readonly PlayedPoints[] {
  return pointsGames(round).filter(({ points }) => points.countedHoles.length > 0);
}

/** Those of the round that give points by the hole, whether one counts yet or not. */
export function pointsGames(round: RoundOnPhone): readonly PlayedPoints[] {
  return playGamesOn(roundInput(round)).flatMap(({ kind, played: { points } }) => (kind !== null && points ? [{ kind, points }] : []));
}

/** The side games that have a hole that counts, whatever they are played for. */
export function playedSideGames(round: RoundOnPhone): readonly PlayedSide[] {
  const input = roundInput(round);
  const payouts = playGamesOn(input).flatMap(({ kind, played }) => (kind === null ? Object.entries(played.payouts) : []));
  return sideGamesOn(input).flatMap((game) => {
    const payout = payouts.find(([id]) => id === game.id)?.[1];
    return payout?.kind === 'side' && isBegun(payout) ? [{ game, payout }] : [];
  });
}

/** Whether a hole counts in it. */
export const isBegun = ({ outcomes, parts }: Pick<SidePayout, 'outcomes' | 'parts'>): boolean => Object.keys(outcomes).length > 0 || parts.length > 0;
