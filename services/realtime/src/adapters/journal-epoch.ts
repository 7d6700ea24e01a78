import { randomBytes } from 'node:crypto';
import { updateOrCreate } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { JournalEpochState } from '../store';

const OF_ALL = 'all';
/** Of a platform on which no epoch has ended yet. */
const FIRST = 'first';

/**
 * In the database, and so certain where Redis is not. All instances' journals belong to one epoch; once it ends, nothing that phones were answered
 * in it is believed.
 */
export interface JournalEpoch {
  /** Read anew each time. @throws StoreAway */
  current(): Promise<string>;
  /** Ends the current epoch. @throws StoreAway */
  end(): Promise<void>;
}

export const newToken = (): string => randomBytes(9).toString('base64url');

export function createJournalEpoch(store: AggregateStore<JournalEpochState>): JournalEpoch {
  const next = () => ({ state: { name: newToken() }, changes: [] });
  return {
    current: async () => (await store.get(OF_ALL))?.state.name ?? FIRST,
    end: async () => void (await updateOrCreate(store, OF_ALL, { rule: next, begin: next })),
  };
}
