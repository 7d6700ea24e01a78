import type { GameSettings } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import { changesOfConflicts } from './conflict-stands';
import { BbbGameStays, PointsGameExists, RoundFull } from './errors';
import { DELETED_GAMES_MAX } from './round-limits';
import { changed, defaultGameName, gameOf, newSettings, type Round, numberChild, pointsGameOf, requireVersion } from './round';

/** Creates the round's one 2/9/16 game. @throws PointsGameExists for a second, RoundFull. */
export function createPointsGame(round: Round, name: string | undefined, now: string): Change<Round> {
  if (round.points) throw new PointsGameExists();
  if (round.internal.deletedGames.length >= DELETED_GAMES_MAX) {
    throw new RoundFull(`The 2/9/16 game of this round was deleted ${DELETED_GAMES_MAX} times, as often as it keeps. Start a new game to go on`);
  }
  const { id, round: numbered } = numberChild(round, 'p');
  const settings = round.internal.pointsSettings ?? newSettings(round.rules);
  const points = { id, name: name || defaultGameName(now), createdAt: now, version: 1, settings, holes: {} };
  return changed({ ...numbered, points }, { name: 'points-game-created', facts: { gameId: id } });
}

/**
 * Deletes the 2/9/16 game with its conflicts; the round stays.
 * @throws BbbGameStays for the BBB game, which goes with its round; NoSuchGame for any other id; GameVersionMismatch.
 */
export function deletePointsGame(round: Round, gameId: string, ifVersion?: number): Change<Round> {
  if (round.bbb.id === gameId) throw new BbbGameStays();
  requireVersion(pointsGameOf(round, gameId), ifVersion);
  const deletedGames = [...round.internal.deletedGames, gameId];
  const conflicts = round.conflicts.filter((conflict) => conflict.gameId !== gameId);
  return changed(
    {
      ...round,
      points: null,
      conflicts,
      internal: { ...round.internal, deletedGames },
    },
    { name: 'points-game-deleted', facts: { gameId } },
    ...changesOfConflicts(round.conflicts, conflicts),
  );
}

/** Sets point and FBT value (cents) of the 2/9/16 or the BBB game. @throws NoSuchGame, GameVersionMismatch. */
export function changeSettings(round: Round, gameId: string, settings: GameSettings, ifVersion?: number): Change<Round> {
  const game = gameOf(round, gameId);
  requireVersion(game, ifVersion);
  const { pointValueCents, fbtValueCents } = game.settings;
  if (pointValueCents === settings.pointValueCents && fbtValueCents === settings.fbtValueCents) return 'unchanged';
  const next = { settings, version: game.version + 1 };
  const changes = { name: 'settings-changed', facts: { gameId } };
  return round.points === game ? changed({ ...round, points: { ...round.points, ...next } }, changes) : changed({ ...round, bbb: { ...round.bbb, ...next } }, changes);
}
