import type { BbbHole } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import { type BaseVersions, type Entries, requireUnchanged, type Stamp } from './cells';
import { changesOfHole, enterAwards, enterStrokes } from './holes';
import { type Players, requirePlayerOrNobody, requireScoresOfAll } from './players';
import { bbbGameOf, changed, type GameSession, pointsGameOf, requireVersion } from './session';

/** What someone entered for a hole, and against which versions of its cells. */
export interface HoleEntry<Values> {
  readonly gameId: string;
  /** 1 to 18. */
  readonly hole: number;
  readonly values: Values;
  readonly baseVersion?: BaseVersions;
  /** If-Match: the version of the game. */
  readonly ifVersion?: number;
}

/**
 * Net strokes of every player on a hole.
 * @throws MissingScores, UnknownPlayer, NoSuchGame, GameMoved; CellsChanged when someone entered another value since.
 */
export function recordHoleScores(
  session: GameSession,
  players: Players,
  { gameId, hole, values, baseVersion = {}, ifVersion }: HoleEntry<Entries<number>>,
  stamp: Stamp,
): Change<GameSession> {
  const game = pointsGameOf(session, gameId);
  requireVersion(game, ifVersion);
  requireScoresOfAll(players, values);
  requireUnchanged(game.holes[hole] ?? {}, values, baseVersion);
  const entered = enterStrokes(session, game, hole, values, stamp);
  return entered === session ? 'unchanged' : changed(entered, ...changesOfHole(session, entered, 'hole-scores-recorded', { gameId, hole }));
}

/**
 * The three awards of a BBB hole, each a player or "none".
 * @throws UnknownPlayer, NoSuchGame, GameMoved; CellsChanged when someone entered another value since.
 */
export function recordBbbHole(
  session: GameSession,
  players: Players,
  { gameId, hole, values, baseVersion = {}, ifVersion }: HoleEntry<BbbHole>,
  stamp: Stamp,
): Change<GameSession> {
  const game = bbbGameOf(session, gameId);
  requireVersion(game, ifVersion);
  const { firstOn, closestTo, firstIn } = values;
  const awards = { firstOn, closestTo, firstIn };
  for (const [award, playerId] of Object.entries(awards)) requirePlayerOrNobody(players, playerId, award);
  requireUnchanged(game.holes[hole] ?? {}, awards, baseVersion);
  const entered = enterAwards(session, game, hole, awards, stamp);
  return entered === session ? 'unchanged' : changed(entered, ...changesOfHole(session, entered, 'bbb-hole-recorded', { gameId, hole }));
}
