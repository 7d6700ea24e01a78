import type { BodyOf, gamesSyncApi, GroupState } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import type { Stamp } from '../domain/cells';
import { syncAwards, type Synced, syncStrokes } from '../domain/offline-records';
import type { GameSession } from '../domain/session';
import { markOf } from './record-mark';
import { type SyncedRecord, syncRecord, syncRecords } from './sync-record';

type PointsScore = BodyOf<typeof gamesSyncApi.syncPointsScore>;

/** Strokes of one player on a hole, or awards of a BBB hole, entered without signal. */
export const syncPointsScore =
  (deps: GamesDeps) =>
  (caller: Caller, record: PointsScore, write: RequestWrite): Promise<SyncedRecord> =>
    syncRecord(deps, caller, record, write, (session, group, stamp) => apply(caller, session, group, record, stamp));

/** Many of them, of one game, in one write. */
export const syncPointsScores =
  (deps: GamesDeps) =>
  (caller: Caller, records: readonly PointsScore[], write: RequestWrite) =>
    syncRecords(deps, caller, records as readonly [PointsScore, ...PointsScore[]], write, (session, group, record, stamp) =>
      apply(caller, session, group, record, stamp),
    );

function apply(caller: Caller, session: GameSession, { players }: GroupState, record: PointsScore, stamp: Stamp): Synced {
  const mark = markOf(caller, record.gameType, record);
  if (record.gameType === 'points') return syncStrokes(session, players, { ...record, strokes: record.points }, mark, stamp);
  const { firstOn, closestTo, firstIn } = record;
  return syncAwards(session, players, { ...record, awards: { firstOn, closestTo, firstIn } }, mark, stamp);
}
