import type { BbbAward, BbbGame } from '@fairshare/contracts';
import { BBB_AWARDS } from '@fairshare/golf-rules';
import type { NewScore } from '@fairshare/offline';

/** What of a hole is new to this phone, one entry an award. */
export function awardsToKeep(
  { id, gameStateId, holes }: BbbGame,
  hole: number,
  takers: Readonly<Record<BbbAward, string>>,
  baseVersion: Readonly<Record<string, number>>,
): NewScore[] {
  return BBB_AWARDS.filter((award) => holes[hole]?.[award] !== takers[award]).map((award) => ({
    gameId: id,
    sessionId: gameStateId,
    type: 'bbb',
    hole,
    playerId: takers[award],
    pointsScore: null,
    award,
    cardAssignment: null,
    baseVersion: baseVersion[award] ?? 0,
  }));
}
