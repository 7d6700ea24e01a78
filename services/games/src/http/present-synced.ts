import type { SyncBatchAnswer } from '@fairshare/contracts';
import { httpErrorOf } from '@fairshare/service-kit';
import type { BatchResult } from '../commands/sync-records';
import type { Scorer } from '../loaders/rounds';
import { conflictsFor } from './present-game-state';

/** The outcome of one of many records. An error that is no refusal of the record fails the whole request. */
export function presentSynced(caller: Scorer, result: BatchResult): SyncBatchAnswer['results'][number] {
  if (!('refused' in result)) return { status: result.status, conflicts: conflictsFor(caller, result.conflicts) };
  const refusal = httpErrorOf(result.refused);
  if (!refusal) throw result.refused;
  return { status: 'refused', code: refusal.code, message: refusal.message, httpStatus: refusal.status };
}
