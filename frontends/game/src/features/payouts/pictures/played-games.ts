import { type GameKind, type GamePoints, isOn, playGames, toRoster } from '@fairshare/golf-rules';
import { type PhoneRound, roundInput } from '../money/phone-round';

/** A game of the session that gives points by the hole. */
export interface PlayedPoints {
  readonly kind: GameKind;
  readonly points: GamePoints;
}

/** The games that give points and have a hole that counts, whatever a point is worth. */
export function playedGames(round: PhoneRound): readonly PlayedPoints[] {
  const input = roundInput(round);
  return playGames(input, toRoster(input.roster ?? input.players)).flatMap(({ kind, played: { points } }) =>
    points && isOn(input, kind) && points.countedHoles.length > 0 ? [{ kind, points }] : [],
  );
}
