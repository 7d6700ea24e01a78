import type { RoundEntries } from '@fairshare/contracts';
import { cellOfEntry, type Entry } from './records';

type Cells = RoundEntries['holes'][string];

/** Cells of a hole with others in their place; null: the answer was taken back. */
export const withCells = (stored: Cells = {}, entered: Readonly<Record<string, number | string | null>>): Cells =>
  Object.fromEntries(Object.entries({ ...stored, ...entered }).flatMap(([cell, value]) => (value === null ? [] : [[cell, value]])));

/** What is entered in a session as this phone knows it: what the server said, and on top what was entered here since; what the server refused counts for nothing. */
export function withUnsentCells(round: RoundEntries, entries: readonly Entry[]): RoundEntries {
  const own = entries.filter(({ sessionId, type, refusal }) => sessionId === round.id && type !== 'card' && refusal === null);
  if (own.length === 0) return round;
  const holes = own.reduce<RoundEntries['holes']>((now, entry) => {
    const at = cellOfEntry(entry);
    return at ? { ...now, [Number(entry.hole)]: withCells(now[Number(entry.hole)], { [at.cell]: at.value }) } : now;
  }, round.holes);
  return { ...round, holes };
}

/** Entries that the answers of the server show by now, or have overtaken: they need not be laid on top any longer. */
export function seenIn({ id, cellVersions }: Pick<RoundEntries, 'id' | 'cellVersions'>, entries: readonly Entry[]): number[] {
  return entries.flatMap((entry) => {
    const at = cellOfEntry(entry);
    if (!entry.synced || entry.sessionId !== id || !at) return [];
    return (cellVersions[String(entry.hole)]?.[at.cell] ?? 0) > entry.baseVersion ? [entry.id] : [];
  });
}
