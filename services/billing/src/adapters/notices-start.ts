import { createOnce, getOrCreate } from '@fairshare/service-kit';
import type { AggregateType, Storage } from '@fairshare/store';

/** When notices began to be sent here: what was due long before is not told any more. */
const noticesStartType = { kind: 'notices-start', schema: 1 } satisfies AggregateType<{ readonly at: string }>;
const ID = 'mail';

/** The instant of the first start of a release that sends notices, kept for good. */
export function createNoticesStart(storage: Storage, clock: () => Date): () => Promise<Date> {
  const starts = storage.aggregates<{ readonly at: string }>(noticesStartType);
  return createOnce(async () => new Date((await getOrCreate(starts, ID, () => ({ at: clock().toISOString() }))).state.at));
}
