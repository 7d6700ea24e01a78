import { createHash } from 'node:crypto';
import type { Caller } from '@fairshare/service-kit';
import type { RecordMark } from '../domain/offline-records';

/**
 * How a phone's record is known again. Its id counts within its golfer and kind, since ids of two phones may meet; without one, all
 * that it says serves as its id.
 */
export function markOf(caller: Caller, kind: 'card' | 'points' | 'bbb', record: { readonly id?: string }): RecordMark {
  const hash = digest(kind, record);
  return { key: digest(caller.userId, kind, record.id ?? hash), hash };
}

const digest = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
