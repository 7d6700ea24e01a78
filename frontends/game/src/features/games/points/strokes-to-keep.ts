import type { StrokesGame } from '@fairshare/contracts';
import type { NewScore } from '@fairshare/offline';

/** What of a hole is new to this phone, one entry a player. */
export function strokesToKeep(
  { id, gameStateId, holes }: StrokesGame,
  hole: number,
  scores: Readonly<Record<string, number>>,
  baseVersion: Readonly<Record<string, number>>,
): NewScore[] {
  return Object.entries(scores)
    .filter(([playerId, strokes]) => holes[hole]?.[playerId] !== strokes)
    .map(([playerId, pointsScore]) => ({
      gameId: id,
      sessionId: gameStateId,
      type: 'points',
      hole,
      playerId,
      pointsScore,
      award: null,
      cardAssignment: null,
      baseVersion: baseVersion[playerId] ?? 0,
    }));
}
