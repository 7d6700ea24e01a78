import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import type { Scorer } from '../loaders/rounds';
import { syncRecords } from './sync-records';
import { type HoleScore, applyHoleScore } from '../loaders/apply-hole-score';

/** Syncs many hole scores of one game in one write. */
export const syncHoleScores = (deps: GamesDeps) => (caller: Scorer, records: readonly HoleScore[], write: RequestWrite) =>
  syncRecords(deps, caller, records as readonly [HoleScore, ...HoleScore[]], write, (round, group, record, authorship) => applyHoleScore(caller, round, group, record, authorship));
