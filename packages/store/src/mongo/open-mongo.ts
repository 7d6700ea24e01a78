import type { Outbox, Storage } from '../port';
import { MongoAggregateStore } from './aggregate-store';
import { MongoConsumerStore } from './consumer-store';
import { MongoDatabase, type ConnectionOptions, type SentCommand } from './connection';
import { MongoOutbox } from './outbox';
import { MongoProjectionStore } from './projection-store';

export interface MongoOptions extends ConnectionOptions {
  /** `mongodb://…`, without a database. */
  readonly url: string;
  /** The database of one service. */
  readonly database: string;
  readonly clock?: () => Date;
  /** The trace a commit belongs to; called during the commit. */
  readonly traceparent?: () => string | undefined;
  /** Most bytes of state and changes as JSON that can be published of one aggregate. Default: no limit. */
  readonly largestPublished?: number;
}

export interface MongoStorage extends Storage {
  readonly outbox: Outbox;
  /** Calls the listener for each command on a collection. It must be set before the first read or write. */
  onCommand(listener: (sent: SentCommand) => void): void;
}

/**
 * One service's database on a server of MongoDB's protocol, replica set or not. Opening it does not connect. While the server is unavailable,
 * a call throws StoreAway, and the next call tries again.
 */
export function openMongo({
  url,
  ca,
  database,
  clock = () => new Date(),
  traceparent = () => undefined,
  largestPublished = Infinity,
  lookEvery,
  waitForIndexes,
}: MongoOptions): MongoStorage {
  const engine = new MongoDatabase(url, database, { ca, lookEvery, waitForIndexes });
  const outbox = new MongoOutbox(clock, traceparent);
  const consumers = new MongoConsumerStore(engine, clock);
  const kept = new Map<string, { prune(): Promise<void> }>();
  const keep = <Store extends { prune(): Promise<void> }>(name: string, store: Store): Store => {
    kept.set(name, store);
    return store;
  };
  return {
    outbox,
    consumers,
    aggregates: (type) => keep(`aggregates ${type.kind}`, new MongoAggregateStore(engine, type, outbox, { clock, largest: largestPublished })),
    projection: (type) => keep(`projection ${type.kind}`, new MongoProjectionStore(engine, type, consumers, clock)),
    async prune() {
      for (const store of kept.values()) await store.prune();
    },
    dropUnusedIndexes: () => engine.dropUnusedIndexes(),
    onCommand: (listener) => engine.onCommand(listener),
    ping: () => engine.ping(),
    isIndexed: () => engine.isIndexed(),
    close: () => engine.close(),
  };
}
