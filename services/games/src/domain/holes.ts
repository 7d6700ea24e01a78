import type { BbbChild, Conflict, PointsChild } from '@fairshare/contracts';
import type { NamedChange } from '@fairshare/store';
import { type Cells, type Entries, enter, entryOf, type Stamp } from './cells';
import { tidied } from './conflict-list';
import { type GameSession, played } from './session';

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
