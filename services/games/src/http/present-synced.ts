import type { SyncBatchAnswer } from '@fairshare/contracts';
import { httpErrorOf } from '@fairshare/service-kit';
import type { BatchResult } from '../commands/sync-record';

/** What became of one of many records; what is no refusal fails the whole request. */
export function presentSynced(result: BatchResult): SyncBatchAnswer['results'][number] {
  if (!('refused' in result)) return { status: result.status, conflicts: [...result.conflicts] };
  const refusal = httpErrorOf(result.refused);
  if (!refusal) throw result.refused;
  return { status: 'refused', code: refusal.code, message: refusal.message, httpStatus: refusal.status };
}
