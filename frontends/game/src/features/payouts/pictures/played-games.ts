import { type GamePoints, scoreBbbGame, scoreStrokeGame } from '@fairshare/golf-rules';
import { rulesOfGame } from '../../../shared/round-input';
import { type PhoneRound, roundInput } from '../money/phone-round';

export type PlayedKind = 'points' | 'bbb';

/** The points games of a session that have a hole that counts, whatever a point is worth. */
export function playedGames(round: PhoneRound): { kind: PlayedKind; points: GamePoints }[] {
  const { players, roster, points, bbb } = roundInput(round);
  const whoPlays = roster ?? players;
  const games = [
    ...(points ? [{ kind: 'points' as const, points: scoreStrokeGame(whoPlays, points.holes) }] : []),
    ...(bbb ? [{ kind: 'bbb' as const, points: scoreBbbGame(whoPlays, bbb.holes) }] : []),
  ];
  const { games: on } = rulesOfGame(round.game);
  return games.filter(({ kind, points: { countedHoles } }) => on[kind] && countedHoles.length > 0);
}
