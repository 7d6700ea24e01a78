import type { BodyOf, gamesSyncApi, GroupState } from '@fairshare/contracts';
import type { Authorship } from '../domain/cells';
import { syncAwards, syncStrokes, type Synced } from '../domain/offline-records';
import type { Round } from '../domain/round';
import type { Scorer } from './rounds';
import { recordKeyOf } from './record-key';

export type HoleScore = BodyOf<typeof gamesSyncApi.syncPointsScore>;

export function applyHoleScore(caller: Scorer, round: Round, { players }: GroupState, record: HoleScore, authorship: Authorship): Synced {
  const recordKey = recordKeyOf(caller, record.gameType, record);
  if (record.gameType === 'points') return syncStrokes(round, players, { ...record, strokes: record.points }, recordKey, authorship);
  const { firstOn, closestTo, firstIn } = record;
  return syncAwards(round, players, { ...record, awards: { firstOn, closestTo, firstIn } }, recordKey, authorship);
}
