import type { BbbChild, BbbHole, Conflict, PointsChild } from '@fairshare/contracts';
import type { Change, NamedChange } from '@fairshare/store';
import { type BaseVersions, type Cells, enter, type Entries, entryOf, requireUnchanged, type Stamp } from './cells';
import { bbbGameOf, changed, type GameSession, played, pointsGameOf, requireVersion, tidied } from './session';
import { type Players, requirePlayerOrNobody, requireScoresOfAll } from './players';

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

/** Writes strokes of a hole; the very same session when nothing differs. */
export function enterStrokes(session: GameSession, game: PointsChild, hole: number, strokes: Entries<number>, stamp: Stamp): GameSession {
  const before = game.holes[hole] ?? {};
  const cells = enter(before, strokes, stamp);
  if (cells === before) return session;
  const points = { ...game, version: game.version + 1, holes: { ...game.holes, [hole]: cells } };
  return { ...afterEntry(session, game.id, hole, cells, stamp), points };
}

/** Writes awards of a hole: player ids or "none"; the very same session when nothing differs. */
export function enterAwards(session: GameSession, game: BbbChild, hole: number, awards: Entries<string>, stamp: Stamp): GameSession {
  const before = game.holes[hole] ?? {};
  const cells = enter(before, awards, stamp);
  if (cells === before) return session;
  const bbb = { ...game, version: game.version + 1, holes: { ...game.holes, [hole]: cells } };
  return { ...afterEntry(session, game.id, hole, cells, stamp), bbb };
}

/** An open conflict always shows what stands now; entering the very value that had lost settles it. */
function afterEntry(session: GameSession, gameId: string, hole: number, cells: Cells<string | number>, { by, at }: Stamp): GameSession {
  const conflicts = session.conflicts.map((conflict): Conflict => {
    if (conflict.resolved || conflict.gameId !== gameId || conflict.hole !== hole || conflict.cell === null) return conflict;
    const cell = entryOf(cells, conflict.cell);
    if (!cell) return conflict;
    const stored = { value: cell.value, by: cell.by, at: cell.at };
    const resolved = cell.value === conflict.other.value ? { take: 'other' as const, by, at } : null;
    return { ...conflict, stored, resolved };
  });
  return { ...played(session, at), conflicts: [...tidied(conflicts)] };
}

/** What entering a hole did, by name: it was recorded, and it may have settled conflicts. */
export function changesOfHole(before: GameSession, after: GameSession, name: string, facts: { gameId: string; hole: number }): NamedChange[] {
  if (after.conflicts === before.conflicts) return [{ name, facts }];
  const open = new Set(before.conflicts.flatMap(({ id, resolved }) => (resolved ? [] : [id])));
  const settled = after.conflicts.filter(({ id, resolved }) => resolved && open.has(id));
  return [{ name, facts }, ...settled.map(({ id }) => ({ name: 'conflict-resolved', facts: { conflictId: id, ...facts } }))];
}
