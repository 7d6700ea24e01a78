import { randomBytes } from 'node:crypto';
import { openMongo, type MongoOptions, type MongoStorage } from '@fairshare/store';
import { ENGINE_START, sharedMongo } from '@fairshare/testing';
import type { StorageUnderTest } from './contract/under-test';

export interface MongoUnderTest extends StorageUnderTest {
  readonly url: string;
  readonly database: string;
  open(options?: Partial<MongoOptions>): MongoStorage;
}

/** Milliseconds. The writes of other releases are indexed this soon. */
const LOOK_EVERY = 50;

/** Its own database on a server, with a clock that stops until it is advanced. */
export function prepareMongo(url: string): MongoUnderTest {
  const database = `test-${randomBytes(6).toString('hex')}`;
  const opened: MongoStorage[] = [];
  let now = Date.parse('2026-05-02T10:00:00.000Z');
  return {
    url,
    database,
    open(options) {
      const storage = openMongo({ url, database, clock: () => new Date(now), lookEvery: LOOK_EVERY, ...options });
      opened.push(storage);
      return storage;
    },
    advance(milliseconds) {
      now += milliseconds;
    },
    async dispose() {
      await Promise.all(opened.map((storage) => storage.close()));
    },
  };
}

/** For a `describe` block: prepares a database for each of its tests, on the server that tests share. */
export function mongoForEach(): Omit<MongoUnderTest, 'dispose'> {
  let url = '';
  let prepared: MongoUnderTest | undefined;
  beforeAll(async () => {
    url = await sharedMongo();
  }, ENGINE_START);
  beforeEach(() => void (prepared = prepareMongo(url)));
  afterEach(() => prepared?.dispose());

  const current = () => {
    if (!prepared) throw new Error('no test is running');
    return prepared;
  };
  return {
    open: (options) => current().open(options),
    advance: (milliseconds) => current().advance(milliseconds),
    get url() {
      return url;
    },
    get database() {
      return current().database;
    },
  };
}
