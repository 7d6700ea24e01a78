import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import type { Scorer } from '../loaders/rounds';
import { type SyncedRecord, syncRecord } from './sync-record';
import { type HoleScore, applyHoleScore } from '../loaders/apply-hole-score';

/** Syncs the strokes of one player on a hole, or the awards of a BBB hole, that were entered without signal. */
export const syncHoleScore =
  (deps: GamesDeps) =>
  (caller: Scorer, record: HoleScore, write: RequestWrite): Promise<SyncedRecord> =>
    syncRecord(deps, caller, record, write, (round, group, authorship) => applyHoleScore(caller, round, group, record, authorship));
