import type { BbbGame, StrokesGame } from '@fairshare/contracts';
import { cellOf, type Entry } from './records';

/** Strokes or awards of a game as this phone knows them: what the server said, and on top what was entered here since. */
export const withStrokes = (game: StrokesGame, entries: readonly Entry[]): StrokesGame =>
  withCells(game, entries, ({ playerId, pointsScore }) => ({ [String(playerId)]: Number(pointsScore) }));

export const withAwards = (game: BbbGame, entries: readonly Entry[]): BbbGame => withCells(game, entries, ({ award, playerId }) => ({ [String(award)]: String(playerId) }));

function withCells<Game extends StrokesGame | BbbGame>(game: Game, entries: readonly Entry[], cellWith: (entry: Entry) => Game['holes'][string]): Game {
  const own = latest(entries, game.id);
  if (own.length === 0) return game;
  const holes = own.reduce<Game['holes']>((now, entry) => ({ ...now, [Number(entry.hole)]: { ...now[Number(entry.hole)], ...cellWith(entry) } }), game.holes);
  return { ...game, holes };
}

/** Entries that the answers of the server show by now, or have overtaken: they need not be laid on top any longer. */
export function seenIn(game: Pick<StrokesGame | BbbGame, 'id' | 'cellVersions'>, entries: readonly Entry[]): number[] {
  return entries.flatMap((entry) => {
    if (!entry.synced || entry.gameId !== game.id || entry.type === 'card') return [];
    const cell = entry.type === 'bbb' ? entry.award : entry.playerId;
    const version = game.cellVersions[String(entry.hole)]?.[String(cell)] ?? 0;
    return version > entry.baseVersion ? [entry.id] : [];
  });
}

/** Of each cell the last entry; what the server refused counts for nothing. */
function latest(entries: readonly Entry[], gameId: string): Entry[] {
  const cells = new Map<string, Entry>();
  for (const entry of entries) if (entry.gameId === gameId && entry.type !== 'card' && !entry.refusal) cells.set(cellOf(entry), entry);
  return [...cells.values()];
}
