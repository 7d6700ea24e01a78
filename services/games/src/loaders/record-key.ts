import type { PointsScoreRecord } from '@fairshare/contracts';
import { createHash } from 'node:crypto';
import type { RecordKey } from '../domain/offline-records';
import type { Scorer } from './rounds';

/**
 * How a phone's record is known again. Its id counts within its golfer and kind, since ids of two phones may meet; without one, all
 * that it says serves as its id.
 */
export function recordKeyOf(caller: Scorer, kind: 'card' | 'hole' | PointsScoreRecord['gameType'], record: { readonly id?: string }): RecordKey {
  const hash = digest(kind, record);
  return { key: digest(caller.userId, kind, record.id ?? hash), hash };
}

const digest = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
