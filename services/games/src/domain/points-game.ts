import type { GameSettings } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import { BbbGameStays, NoSuchGame, PointsGameExists, RoundFull } from './errors';
import { DELETED_GAMES_MAX } from './round-limits';
import {
  changed,
  DEFAULT_SETTINGS,
  defaultGameName,
  type GameSession,
  numberChild,
  pointsGameOf,
  requireVersion,
} from './session';

/** Creates the session's one 2/9/16 game. @throws PointsGameExists for a second, RoundFull. */
export function createPointsGame(session: GameSession, name: string | undefined, now: string): Change<GameSession> {
  if (session.points) throw new PointsGameExists();
  if (session.internal.deletedGames.length >= DELETED_GAMES_MAX) {
    throw new RoundFull(`The 2/9/16 game of this round was deleted ${DELETED_GAMES_MAX} times, as often as it keeps. Start a new game to go on`);
  }
  const { id, session: numbered } = numberChild(session, 'p');
  const points = { id, name: name || defaultGameName(now), createdAt: now, version: 1, settings: DEFAULT_SETTINGS, holes: {} };
  return changed({ ...numbered, points }, { name: 'points-game-created', facts: { gameId: id } });
}

/**
 * Deletes the 2/9/16 game with its conflicts; the session stays.
 * @throws BbbGameStays for the BBB game, which goes with its session; NoSuchGame for any other id; GameMoved.
 */
export function deletePointsGame(session: GameSession, gameId: string, ifVersion?: number): Change<GameSession> {
  if (session.bbb.id === gameId) throw new BbbGameStays();
  requireVersion(pointsGameOf(session, gameId), ifVersion);
  const deletedGames = [...session.internal.deletedGames, gameId];
  return changed(
    {
      ...session,
      points: null,
      conflicts: session.conflicts.filter((conflict) => conflict.gameId !== gameId),
      internal: { ...session.internal, deletedGames },
    },
    { name: 'points-game-deleted', facts: { gameId } },
  );
}

/** Sets point and FBT value (cents) of the 2/9/16 or the BBB game. @throws NoSuchGame, GameMoved. */
export function changeSettings(session: GameSession, gameId: string, settings: GameSettings, ifVersion?: number): Change<GameSession> {
  const game = gameOf(session, gameId);
  requireVersion(game, ifVersion);
  const { pointValueCents, fbtValueCents } = game.settings;
  if (pointValueCents === settings.pointValueCents && fbtValueCents === settings.fbtValueCents) return 'unchanged';
  const next = { settings, version: game.version + 1 };
  const changes = { name: 'settings-changed', facts: { gameId } };
  return session.points === game
    ? changed({ ...session, points: { ...session.points, ...next } }, changes)
    : changed({ ...session, bbb: { ...session.bbb, ...next } }, changes);
}

/** The session's 2/9/16 or BBB game of this id. @throws NoSuchGame. */
export function gameOf(session: GameSession, gameId: string) {
  if (session.points?.id === gameId) return session.points;
  if (session.bbb.id === gameId) return session.bbb;
  throw new NoSuchGame();
}
