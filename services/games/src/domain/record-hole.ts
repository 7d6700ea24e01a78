import type { BbbChild, BbbHole, PointsChild } from '@fairshare/contracts';
import type { Change, NamedChange } from '@fairshare/store';
import { type BaseVersions, type Cells, enter, type Entries, requireUnchanged, type Stamp } from './cells';
import { changesOfConflicts, withStanding } from './conflict-stands';
import { bbbGameOf, changed, gameOf, type Round, played, pointsGameOf, requireVersion, withoutDuplicates } from './round';
import { type Players, requireOnHoleOrNobody, requireScoresOfAll, playersOnHole } from './roster';

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
 * Net strokes of everyone who plays a hole.
 * @throws MissingScores, UnknownPlayer, NotPlaying, HoleNotPlayed, NoSuchGame, GameVersionMismatch; CellsChanged when someone entered another value since.
 */
export function recordHoleScores(round: Round, players: Players, { gameId, hole, values, baseVersion = {}, ifVersion }: HoleEntry<Entries<number>>, stamp: Stamp): Change<Round> {
  const game = pointsGameOf(round, gameId);
  requireVersion(game, ifVersion);
  requireScoresOfAll(players, playersOnHole(round, players, hole), hole, values);
  requireUnchanged(game.holes[hole] ?? {}, values, baseVersion);
  const entered = enterStrokes(round, game, hole, values, stamp);
  return entered === round ? 'unchanged' : changed(entered, ...changesOfHole(round, entered, 'hole-scores-recorded', { gameId, hole }));
}

/**
 * The three awards of a BBB hole, each somebody who plays it or "none".
 * @throws UnknownPlayer, NotPlaying, HoleNotPlayed, NoSuchGame, GameVersionMismatch; CellsChanged when someone entered another value since.
 */
export function recordBbbHole(round: Round, players: Players, { gameId, hole, values, baseVersion = {}, ifVersion }: HoleEntry<BbbHole>, stamp: Stamp): Change<Round> {
  const game = bbbGameOf(round, gameId);
  requireVersion(game, ifVersion);
  const { firstOn, closestTo, firstIn } = values;
  const awards = { firstOn, closestTo, firstIn };
  const onHole = playersOnHole(round, players, hole);
  for (const [award, playerId] of Object.entries(awards)) requireOnHoleOrNobody(players, onHole, hole, playerId, award);
  requireUnchanged(game.holes[hole] ?? {}, awards, baseVersion);
  const entered = enterAwards(round, game, hole, awards, stamp);
  return entered === round ? 'unchanged' : changed(entered, ...changesOfHole(round, entered, 'bbb-hole-recorded', { gameId, hole }));
}

/** Writes strokes of a hole; the same round when nothing differs. */
export function enterStrokes(round: Round, game: PointsChild, hole: number, strokes: Entries<number>, stamp: Stamp): Round {
  const before = game.holes[hole] ?? {};
  const cells = enter(before, strokes, stamp);
  if (cells === before) return round;
  const points = { ...game, version: game.version + 1, holes: { ...game.holes, [hole]: cells } };
  return { ...afterEntry(round, game.id, hole, cells, stamp), points };
}

/** Writes awards of a hole: player ids or "none"; the same round when nothing differs. */
export function enterAwards(round: Round, game: BbbChild, hole: number, awards: Entries<string>, stamp: Stamp): Round {
  const before = game.holes[hole] ?? {};
  const cells = enter(before, awards, stamp);
  if (cells === before) return round;
  const bbb = { ...game, version: game.version + 1, holes: { ...game.holes, [hole]: cells } };
  return { ...afterEntry(round, game.id, hole, cells, stamp), bbb };
}

/** An open conflict always shows what stands now; entering the very value that had lost settles it. */
function afterEntry(round: Round, gameId: string, hole: number, cells: Cells<string | number>, stamp: Stamp): Round {
  const conflicts = round.conflicts.map((conflict) =>
    conflict.resolved || conflict.gameId !== gameId || conflict.hole !== hole ? conflict : withStanding(conflict, cells, stamp),
  );
  return { ...played(round, stamp.at), conflicts: [...withoutDuplicates(conflicts)] };
}

/** What entering a hole did, by name: it was recorded, over the game's version `from`, and it may have changed or settled conflicts. */
export function changesOfHole(before: Round, after: Round, name: string, facts: { gameId: string; hole: number }): NamedChange[] {
  const recorded = { name, facts: { ...facts, from: gameOf(before, facts.gameId).version } };
  return [recorded, ...changesOfConflicts(before.conflicts, after.conflicts)];
}
