import type { ChangedRule, GameSettings } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import type { Stamp } from './cells';
import { changesOfConflicts } from './conflict-stands';
import { BbbGameStays, PointsGameExists, RoundFull } from './errors';
import { centsMoved, changedSettings, withMoneyChange } from './money-changes';
import type { Players } from './roster';
import { DELETED_GAMES_MAX } from './round-limits';
import { changed, gameOf, newSettings, type Round, numberChild, pointsGameOf, requireVersion } from './round';

/** Creates the round's one 2/9/16 game. @throws PointsGameExists for a second, RoundFull. */
export function createPointsGame(round: Round, name: string, now: string): Change<Round> {
  if (round.points) throw new PointsGameExists();
  if (round.internal.deletedGames.length >= DELETED_GAMES_MAX) {
    throw new RoundFull(`The 2/9/16 game of this round was deleted ${DELETED_GAMES_MAX} times, as often as it keeps. Start a new game to go on`);
  }
  const { id, round: numbered } = numberChild(round, 'p');
  const settings = round.internal.pointsSettings ?? newSettings(round.rules);
  const points = { id, name, createdAt: now, version: 1, settings, holes: {} };
  return changed({ ...numbered, points }, { name: 'points-game-created', facts: { gameId: id } });
}

/**
 * Deletes the 2/9/16 game with its conflicts; the round stays, and remembers who deleted what was entered.
 * @throws BbbGameStays for the BBB game, which goes with its round; NoSuchGame for any other id; GameVersionMismatch.
 */
export function deletePointsGame(round: Round, players: Players, gameId: string, stamp: Stamp, ifVersion?: number): Change<Round> {
  if (round.bbb.id === gameId) throw new BbbGameStays();
  const game = pointsGameOf(round, gameId);
  requireVersion(game, ifVersion);
  const deletedGames = [...round.internal.deletedGames, gameId];
  const conflicts = round.conflicts.filter((conflict) => conflict.gameId !== gameId);
  const without = { ...round, points: null, conflicts, internal: { ...round.internal, deletedGames } };
  const lost: ChangedRule[] = [{ rule: 'pointsGame', before: Object.keys(game.holes).length, after: null }];
  const state = withMoneyChange(round, without, lost, centsMoved(round, without, players), stamp);
  return changed(state, { name: 'points-game-deleted', facts: { gameId } }, ...changesOfConflicts(round.conflicts, conflicts));
}

/** Sets point and FBT value (cents) of the 2/9/16 or the BBB game; after the first entry the round remembers who did. @throws NoSuchGame, GameVersionMismatch. */
export function changeSettings(round: Round, players: Players, gameId: string, settings: GameSettings, stamp: Stamp, ifVersion?: number): Change<Round> {
  const game = gameOf(round, gameId);
  requireVersion(game, ifVersion);
  const kind = round.points === game ? 'points' : 'bbb';
  const rules = changedSettings(kind, game.settings, settings);
  if (rules.length === 0) return 'unchanged';
  const next = { settings, version: game.version + 1 };
  const after: Round = round.points === game ? { ...round, points: { ...round.points, ...next } } : { ...round, bbb: { ...round.bbb, ...next } };
  return changed(withMoneyChange(round, after, rules, centsMoved(round, after, players), stamp), { name: 'settings-changed', facts: { gameId } });
}
