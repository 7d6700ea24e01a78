import type { BodyOf, gamesSyncApi } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../games-deps';
import { syncAwards, syncStrokes } from '../domain/offline-records';
import { markOf } from './record-mark';
import { type SyncedRecord, syncRecord } from './sync-record';

/** Strokes of one player on a hole, or awards of a BBB hole, entered without signal. */
export const syncPointsScore =
  (deps: GamesDeps) =>
  (caller: Caller, record: BodyOf<typeof gamesSyncApi.syncPointsScore>, write: RequestWrite): Promise<SyncedRecord> => {
    const mark = markOf(caller, record.gameType, record);
    return syncRecord(deps, caller, record, write, (session, { players }, stamp) => {
      if (record.gameType === 'points') return syncStrokes(session, players, { ...record, strokes: record.points }, mark, stamp);
      const { firstOn, closestTo, firstIn } = record;
      return syncAwards(session, players, { ...record, awards: { firstOn, closestTo, firstIn } }, mark, stamp);
    });
  };
