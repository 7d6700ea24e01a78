import type { PointsGame } from '@fairshare/contracts';
import type { NewScore } from '@fairshare/offline';
import type { EnteredGame } from './use-hole-draft';

/**
 * What of a hole is new to this phone, one entry a cell.
 *
 * @param entryOf what tells the entry of a cell from those of the others
 */
export function scoresToKeep<Value>(
  { id, gameStateId, holes }: Pick<EnteredGame<Value>, 'id' | 'holes'> & Pick<PointsGame, 'gameStateId'>,
  hole: number,
  values: Readonly<Record<string, Value>>,
  baseVersion: Readonly<Record<string, number>>,
  entryOf: (cell: string, value: Value) => Pick<NewScore, 'type' | 'playerId' | 'pointsScore' | 'award'>,
): NewScore[] {
  return Object.entries(values)
    .filter(([cell, value]) => holes[hole]?.[cell] !== value)
    .map(([cell, value]) => ({ gameId: id, sessionId: gameStateId, hole, ...entryOf(cell, value), cardAssignment: null, baseVersion: baseVersion[cell] ?? 0 }));
}
