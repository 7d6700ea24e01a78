import type { AggregateStore, AggregateType, CommitLog, Storage } from '../port';
import { sqliteAggregates } from './aggregate-store';
import { sqliteCommitLog } from './commit-log';
import { sqliteConsumers } from './consumer-store';
import { openDatabase } from './database';
import { sqliteProjection } from './projection-store';

export interface SqliteOptions {
  /** Path of the file; created when missing. */
  readonly file: string;
  readonly clock?: () => Date;
  /** Asked at each commit: the trace of the request that causes it. */
  readonly traceparent?: () => string | undefined;
}

export interface SqliteStorage extends Storage {
  readonly log: CommitLog;
  /** Reads a PRAGMA back: tests make sure of durability with it. */
  pragma(name: string): unknown;
}

/** Opens one service's sqlite file. @throws StoreAway */
export function openSqlite({ file, clock = () => new Date(), traceparent = () => undefined }: SqliteOptions): SqliteStorage {
  const database = openDatabase(file);
  const types = new Map<string, AggregateType<never>>();
  const consumers = sqliteConsumers(database);
  const { log, append, settled } = sqliteCommitLog({ database, types, clock, traceparent });

  /** Listeners of the log hear of a commit only once it is durable. */
  const announcing = <State extends object>(store: AggregateStore<State>): AggregateStore<State> => {
    const then = <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) => async (...args: Args): Promise<Result> => {
      const result = await write(...args);
      settled();
      return result;
    };
    return { ...store, create: then(store.create), update: then(store.update), remove: then(store.remove) };
  };

  return {
    aggregates<State extends object>(type: AggregateType<State>) {
      types.set(type.kind, type as AggregateType<never>);
      return announcing(sqliteAggregates(database, type, append, clock));
    },
    projection: (type) => sqliteProjection(database, type, consumers.saveNow),
    consumers,
    log,
    pragma: (name) => database.pragma(name),
    ping: async () => void database.get('SELECT 1'),
    close: async () => database.close(),
  };
}
