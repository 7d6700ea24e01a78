import { Dexie, type DexieOptions, type Table } from 'dexie';
import { DATABASE_NAME } from './names';

/** A game as this phone last saw it, which the app shows when it opens offline. */
export interface StoredGame {
  readonly gameId: string;
  readonly gameState: unknown;
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

export interface Metadata {
  readonly key: string;
  readonly value: unknown;
  readonly timestamp: number;
}

/** Dexie multiplies its version by 10 to get the native one: this is native version 1, the specification's. */
const VERSION_ONE = 0.1;

/** The specification's local database: three stores, version 1. */
export class OfflineDatabase extends Dexie {
  declare readonly offline_scores: Table<unknown, number>;
  declare readonly offline_game_state: Table<StoredGame, string>;
  declare readonly offline_metadata: Table<Metadata, string>;

  /** @param options another IndexedDB than the browser's */
  constructor(name: string = DATABASE_NAME, options?: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>) {
    super(name, options);
    this.version(VERSION_ONE).stores({
      offline_scores: '++id, gameId, playerId, type, timestamp, userId',
      offline_game_state: 'gameId, timestamp',
      offline_metadata: 'key, timestamp',
    });
  }
}
