import { gamesCardsApi, gamesHolesApi, gamesPointsApi } from '@fairshare/contracts';
import { replayOf, type RequestWrite } from '@fairshare/service-kit';
import { RequestMismatch } from '@fairshare/store';
import type { GamesDeps } from '../deps';

/** What of a phone's record says by which call it was sent first. */
export interface SentBefore {
  readonly callKey?: string;
  readonly gameId: string;
  readonly gameType?: 'points' | 'bbb';
  readonly hole?: number;
  /** It is of a hole of the round, and of no one game. */
  readonly isHole?: boolean;
}

const CALLS = { points: gamesPointsApi.recordHoleScores, bbb: gamesPointsApi.updateBbbHole, card: gamesCardsApi.assignCard, hole: gamesHolesApi.recordHole } as const;

/** Whether the call with signal that carried this record had its effect, though the phone never got its answer. @throws NotFound */
export async function cameBefore({ rounds }: GamesDeps, roundId: string, { callKey, gameId, gameType, hole, isHole }: SentBefore, write: RequestWrite): Promise<boolean> {
  if (callKey === undefined) return false;
  const { name, path } = CALLS[gameType ?? (isHole ? 'hole' : 'card')];
  const key = write.keyOfCall(name, path.replace(':id', encodeURIComponent(gameId)).replace(':hole', String(hole)), callKey);
  try {
    // The store knows the call by its key alone; the hash of what it asked for is not ours to know, so it never fits.
    return (await replayOf(rounds, roundId, { key, hash: '' })) !== null;
  } catch (error) {
    if (error instanceof RequestMismatch) return true;
    throw error;
  }
}
