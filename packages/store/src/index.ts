export { AlreadyExists, ignoreGone, NotFound, NotUnique, NewerSchema, RequestMismatch, StoreAway, TooLarge, VersionMismatch } from './errors';
export {
  isTombstone,
  type AggregateStore,
  type AggregateType,
  type StoredDeadLetter,
  type Change,
  type CommitLog,
  type CommitRecord,
  type ConsumerStore,
  type Cursor,
  type DeadLetter,
  type IndexKey,
  type NamedChange,
  type Outbox,
  type OutboxEntry,
  type Outgoing,
  type PageOf,
  type Projected,
  type ProjectedRecord,
  type ProjectionStore,
  type ProjectionType,
  type PublishedRecord,
  type RequestMark,
  type SearchPage,
  type Storage,
  type Stored,
  type Tombstone,
  type WriteOptions,
  type Written,
} from './port';
export { openMongo, type MongoOptions, type MongoStorage } from './mongo/open-mongo';
export { holdDirectory, type HeldDirectory } from './sqlite/hold-directory';
export { openSqlite, type Durability, type SqliteOptions, type SqliteStorage } from './sqlite/open-sqlite';
