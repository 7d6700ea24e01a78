import { createOnce, getOrCreate } from '@fairshare/service-kit';
import type { AggregateType, Storage } from '@fairshare/store';

/** When this platform began to send notices. Notices due long before are not sent. */
const noticesStartType = { kind: 'notices-start', schema: 1 } satisfies AggregateType<{ readonly at: string }>;
const ID = 'mail';

/** The instant of the first start of a release that sends notices, stored permanently. */
export function createNoticesStart(storage: Storage, clock: () => Date): () => Promise<Date> {
  const starts = storage.aggregates<{ readonly at: string }>(noticesStartType);
  return createOnce(async () => new Date((await getOrCreate(starts, ID, () => ({ at: clock().toISOString() }))).state.at));
}
