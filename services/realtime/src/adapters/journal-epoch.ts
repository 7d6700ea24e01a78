import { randomBytes } from 'node:crypto';
import { updateOrCreate } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { JournalEpochState } from '../store';

const OF_ALL = 'all';
/** The epoch of a platform on which none has ended yet. */
const FIRST = 'first';

/**
 * Stored in the database, which is reliable where Redis is not. The journals of all instances belong to one epoch. Once it ends, journal positions that
 * clients received in it are no longer valid.
 */
export interface JournalEpoch {
  /** Reads the database on every call. @throws StoreAway */
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
