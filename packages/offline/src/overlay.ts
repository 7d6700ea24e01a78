import type { RoundEntries } from '@fairshare/contracts';
import { cellOfEntry, type Entry } from './records';

type Cells = RoundEntries['holes'][string];

/** The cells of a hole with the entered ones in their place. null: the answer was taken back, so the cell is removed. */
export const withCells = (stored: Cells = {}, entered: Readonly<Record<string, number | string | null>>): Cells =>
  Object.fromEntries(Object.entries({ ...stored, ...entered }).flatMap(([cell, value]) => (value === null ? [] : [[cell, value]])));

/** Puts the entries of this phone on top of the server's entries of a session. Refused entries are left out. */
export function withUnsentCells(round: RoundEntries, entries: readonly Entry[]): RoundEntries {
  const own = entries.filter(({ sessionId, type, refusal }) => sessionId === round.id && type !== 'card' && refusal === null);
  if (own.length === 0) return round;
  const holes = own.reduce<RoundEntries['holes']>((now, entry) => {
    const at = cellOfEntry(entry);
    return at ? { ...now, [Number(entry.hole)]: withCells(now[Number(entry.hole)], { [at.cell]: at.value }) } : now;
  }, round.holes);
  return { ...round, holes };
}

/** The ids of sent entries that the server's responses show by now, or a later value has replaced: they need not be put on top any longer. */
export function seenIn({ id, cellVersions }: Pick<RoundEntries, 'id' | 'cellVersions'>, entries: readonly Entry[]): number[] {
  return entries.flatMap((entry) => {
    const at = cellOfEntry(entry);
    if (!entry.synced || entry.sessionId !== id || !at) return [];
    return (cellVersions[String(entry.hole)]?.[at.cell] ?? 0) > entry.baseVersion ? [entry.id] : [];
  });
}
