import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import type { Scorer } from '../loaders/rounds';
import { syncRecords } from './sync-records';
import { type PointsScore, applyPointsScore } from '../loaders/apply-points-score';

/** Many of them, of one game, in one write. */
export const syncPointsScores = (deps: GamesDeps) => (caller: Scorer, records: readonly PointsScore[], write: RequestWrite) =>
  syncRecords(deps, caller, records as readonly [PointsScore, ...PointsScore[]], write, (round, group, record, authorship) =>
    applyPointsScore(caller, round, group, record, authorship),
  );
