import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import type { Scorer } from '../loaders/rounds';
import { type SyncedRecord, syncRecord } from './sync-record';
import { type PointsScore, applyPointsScore } from '../loaders/apply-points-score';

/** Strokes of one player on a hole, or awards of a BBB hole, entered without signal. */
export const syncPointsScore =
  (deps: GamesDeps) =>
  (caller: Scorer, record: PointsScore, write: RequestWrite): Promise<SyncedRecord> =>
    syncRecord(deps, caller, record, write, (round, group, authorship) => applyPointsScore(caller, round, group, record, authorship));
