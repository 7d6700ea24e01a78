import { gamesCardsApi, gamesHolesApi, HOLE_CALLS, type PointsScoreRecord } from '@fairshare/contracts';
import { replayOf, type RequestWrite } from '@fairshare/service-kit';
import { RequestMismatch } from '@fairshare/store';
import type { GamesDeps } from '../deps';

/** The fields of an offline record that identify the online call with which the phone sent it first. */
export interface SentBefore {
  readonly callKey?: string;
  readonly gameId: string;
  readonly gameType?: PointsScoreRecord['gameType'];
  readonly hole?: number;
  /** True for a hole of the round, which belongs to no single game. */
  readonly isHole?: boolean;
}

const CALLS = { ...HOLE_CALLS, card: gamesCardsApi.assignCard, hole: gamesHolesApi.recordHole } as const;

/** Whether the online call with this record took effect although its response never reached the phone. @throws NotFound */
export async function wasSentBefore({ rounds }: GamesDeps, roundId: string, { callKey, gameId, gameType, hole, isHole }: SentBefore, write: RequestWrite): Promise<boolean> {
  if (callKey === undefined) return false;
  const { name, path } = CALLS[gameType ?? (isHole ? 'hole' : 'card')];
  const key = write.keyOfCall(name, path.replace(':id', encodeURIComponent(gameId)).replace(':hole', String(hole)), callKey);
  try {
    // The hash of the original request is unknown here. An empty hash never matches, so a stored key shows as RequestMismatch.
    return (await replayOf(rounds, roundId, { key, hash: '' })) !== null;
  } catch (error) {
    if (error instanceof RequestMismatch) return true;
    throw error;
  }
}
