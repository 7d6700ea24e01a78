import type { PointsScoreRecord } from '@fairshare/contracts';
import { createHash } from 'node:crypto';
import type { RecordKey } from '../domain/offline-records';
import type { Scorer } from './rounds';

/**
 * The deduplication key of a phone's record. A record's id is only unique within its golfer and kind, since two phones may use the same id.
 * For a record without an id, the hash of its content serves as its id.
 */
export function recordKeyOf(caller: Scorer, kind: 'card' | 'hole' | PointsScoreRecord['gameType'], record: { readonly id?: string }): RecordKey {
  const hash = digest(kind, record);
  return { key: digest(caller.userId, kind, record.id ?? hash), hash };
}

const digest = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
