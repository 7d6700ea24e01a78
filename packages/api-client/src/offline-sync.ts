import { mutationOptions } from '@tanstack/react-query';
import { api } from './api-client';
import { callQuery } from './call-query';
import { ApiError } from './errors';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** The conflicts that wait for the group's choice, in the session of `gameId` (the session's own id, or that of one of its points games). */
export const conflictsQuery = (gameId: string) => callQuery(queryKeys.conflicts(gameId), 'GET /api/games/:id/conflicts', { params: { id: gameId } });

/** Sends one card assignment stored on the phone. Idempotent for a record with an id. */
export const syncCardAssignment = (record: BodyOf<'POST /api/offline-sync/card-assignment'>) => api.call('POST /api/offline-sync/card-assignment', { body: record });

/** Sends the strokes or awards of one record stored on the phone. Idempotent for a record with an id. */
export const syncHoleScore = (record: BodyOf<'POST /api/offline-sync/points-score'>) => api.call('POST /api/offline-sync/points-score', { body: record });

/** Sends one record stored on the phone, with what was entered on a hole. Idempotent for a record with an id. */
export const syncHoleCells = (record: BodyOf<'POST /api/offline-sync/hole-cells'>) => api.call('POST /api/offline-sync/hole-cells', { body: record });

/** Sends many of these records, of one session, in one call. Each is accepted or refused separately. */
export const syncManyHoleCells = (records: BodyOf<'POST /api/offline-sync/many-hole-cells'>['records']) =>
  api.call('POST /api/offline-sync/many-hole-cells', { body: { records } });

/** Sends many strokes or awards of one game in one call. Each is accepted or refused separately. */
export const syncHoleScores = (records: BodyOf<'POST /api/offline-sync/points-scores'>['records']) => api.call('POST /api/offline-sync/points-scores', { body: { records } });

type Choice = BodyOf<'POST /api/games/:id/conflicts/:conflictId'> & { readonly gameId: string; readonly conflictId: string };

/** The group's choice between two values. A refused choice was based on stale values, so they are refetched. */
export const resolveConflictMutation = () =>
  mutationOptions({
    mutationFn: ({ gameId, conflictId, ...body }: Choice) => api.call('POST /api/games/:id/conflicts/:conflictId', { params: { id: gameId, conflictId }, body }),
    onError: (error, _choice, _result, { client }) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      for (const queryKey of [queryKeys.allConflicts, queryKeys.allGameStates, queryKeys.allPointsGames]) void client.invalidateQueries({ queryKey });
    },
  });
