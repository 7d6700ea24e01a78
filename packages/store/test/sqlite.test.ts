import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { AlreadyExists, RequestMismatch, StoreAway, openSqlite } from '@fairshare/store';
import { groupType } from './contract/under-test';
import { SqliteDatabase } from '../src/sqlite/database';
import { prepareSqlite, type SqliteUnderTest } from './sqlite-under-test';
import { describeStorage } from './storage-contract';

describeStorage('sqlite', prepareSqlite);

describe('a sqlite file', () => {
  let sqlite: SqliteUnderTest;
  beforeEach(async () => {
    sqlite = await prepareSqlite();
  });
  afterEach(() => sqlite.dispose());

  const counters = { kind: 'counters', schema: 1 };

  test('when a file is open, then its settings protect commits', () => {
    expect(sqlite.open().durability()).toEqual({ journalMode: 'wal', synchronous: 2, busyTimeout: 5_000 });
  });

  test('when an aggregate is written, then the commit is synced at once', async () => {
    const storage = sqlite.open();
    const levels: number[] = [];
    const whileWriting = () => (levels.push(storage.durability().synchronous), null);
    await storage.aggregates<{ count: number }>({ ...counters, indexes: { level: whileWriting } }).create('c1', { count: 1 }, []);
    const projection = storage.projection<{ count: number }>({ kind: 'others', indexes: { level: whileWriting } });
    await projection.apply([{ id: 'o1', version: 1, state: { count: 1 } }]);
    await storage.consumers.save({ consumer: 'c', source: 's', position: 'at:1' });
    expect(levels).toEqual([2, 1]);
    expect(storage.durability().synchronous).toBe(2);
  });

  test("when a projection's write fails, then later commits are synced", async () => {
    const storage = sqlite.open();
    const failing = () => {
      throw new Error('no key');
    };
    const projection = storage.projection<{ count: number }>({ kind: 'others', indexes: { level: failing } });
    await expect(projection.apply([{ id: 'o1', version: 1, state: { count: 1 } }])).rejects.toThrow('no key');
    expect(await projection.get('o1')).toBeNull();
    expect(storage.durability().synchronous).toBe(2);
  });

  test('when a file is closed and opened again, then it holds the same', async () => {
    const first = sqlite.open();
    await first.aggregates<{ count: number }>(counters).create('c1', { count: 1 }, []);
    await first.close();
    expect(await sqlite.open().aggregates<{ count: number }>(counters).get('c1')).toMatchObject({ version: 1, state: { count: 1 } });
  });

  test('when somebody else wrote in between, then a change runs again', async () => {
    const [ours, theirs] = [sqlite.open(), sqlite.open()].map((storage) => storage.aggregates<{ count: number }>(counters));
    if (!ours || !theirs) throw new Error('two connections');
    await ours.create('c1', { count: 0 }, []);
    const others: Promise<unknown>[] = [];
    const seen: number[] = [];
    const written = await ours.update('c1', ({ count }, version) => {
      seen.push(version);
      // Another process writes between our read and our write.
      if (version === 1) others.push(theirs.update('c1', (state) => ({ state: { count: state.count + 10 }, changes: [] })));
      return { state: { count: count + 1 }, changes: [] };
    });
    await Promise.all(others);
    expect(seen).toEqual([1, 2]);
    expect(written).toMatchObject({ version: 3, state: { count: 11 } });
  });

  test('when a file is no database, then the error says why', async () => {
    const storage = sqlite.open();
    await storage.close();
    await writeFile(`${sqlite.file}.txt`, 'nothing that an engine could read, and long enough to be looked at');
    expect(() => openSqlite({ file: `${sqlite.file}.txt` })).toThrow(StoreAway);
    expect(() => openSqlite({ file: `${sqlite.file}.txt` })).toThrow(`${sqlite.file}.txt cannot be used: it is no database, or a damaged one`);
    expect(() => openSqlite({ file: dirname(sqlite.file) })).toThrow(`${dirname(sqlite.file)} cannot be used: it cannot be opened`);
    expect(() => openSqlite({ file: join(`${sqlite.file}.txt`, 'below', 'a file') })).toThrow(/a file cannot be used: ENOTDIR/);
  });

  test('when a file is of release 0.1, then it is migrated', async () => {
    await mkdir(dirname(sqlite.file), { recursive: true });
    const database = new Database(sqlite.file);
    database.exec(await readFile(join(__dirname, 'fixtures', 'release-0.1.sql'), 'utf8'));
    database.close();
    // The time is 10:00: according to the file, k1 was 23 h ago and k2 two hours ago.
    const storage = sqlite.open();
    const groups = storage.aggregates(groupType);
    expect(await groups.find('member', 'bob')).toMatchObject([{ id: 'g1', version: 2, state: { name: 'Saturday' } }]);
    for (const [key, hash] of [
      ['k1', 'h1'],
      ['k2', 'h2'],
    ] as const) {
      expect(await groups.update('g1', () => ({ deleted: true, changes: [] }), { request: { key, hash } })).toMatchObject({ outcome: 'replayed', version: 2 });
    }
    await expect(groups.update('g1', () => 'unchanged', { request: { key: 'k2', hash: 'h1' } })).rejects.toThrow(RequestMismatch);
    expect(await groups.update('g1', (state) => ({ state: { ...state, name: 'Sunday' }, changes: [] }))).toMatchObject({ version: 3 });
    expect(await groups.find('shareCode', 'AB12')).toMatchObject([{ state: { name: 'Sunday' } }]);
    await expect(groups.create('g2', { name: 'x', members: [], shareCode: null }, [])).rejects.toThrow(AlreadyExists);
    const others = storage.projection<{ name: string }>({ kind: 'others' });
    expect(await others.get('o1')).toMatchObject({ version: 4, state: null });
    expect(await others.get('o2')).toMatchObject({ state: { name: 'Sunday' } });
  });

  test('when a file was written by a newer release, then opening it is refused', async () => {
    await sqlite.open().close();
    const database = new Database(sqlite.file);
    database.exec('PRAGMA user_version = 999');
    expect(() => sqlite.open()).toThrow('written by a newer release');
  });

  test('when another writer holds a file, then a write is unavailable', async () => {
    const store = sqlite.open().aggregates<{ count: number }>(counters);
    const other = new Database(sqlite.file);
    other.exec('BEGIN IMMEDIATE');
    await expect(store.create('c1', { count: 1 }, [])).rejects.toThrow(StoreAway);
    other.exec('ROLLBACK');
    expect(await store.get('c1')).toBeNull();
    expect(await store.create('c1', { count: 1 }, [])).toMatchObject({ outcome: 'written' });
  });

  test('when a file is full, then what was there stays', async () => {
    const engine = new SqliteDatabase(`${sqlite.file}-full`.replace('/new folder/', '/'));
    engine.script('CREATE TABLE notes (text TEXT NOT NULL); PRAGMA max_page_count = 10');
    engine.run('INSERT INTO notes (text) VALUES (?)', 'kept');
    const fill = () =>
      engine.transaction(() => {
        for (let page = 0; page < 20; page += 1) engine.run('INSERT INTO notes (text) VALUES (?)', 'x'.repeat(4_000));
      });
    expect(fill).toThrow(StoreAway);
    expect(engine.all('SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
    engine.transaction(() => engine.run('INSERT INTO notes (text) VALUES (?)', 'small'));
    expect(engine.all('SELECT text FROM notes')).toHaveLength(2);
    engine.close();
  });
});

describe('searching a sqlite file', () => {
  interface Named {
    readonly name: string;
  }
  const COUNT = 2_500;
  const names = Array.from({ length: COUNT }, (_, index) => `${index % 2 ? 'even' : 'odd'} ${((index * 7_919) % COUNT).toString(5)} club`);

  test('when a part is rare, frequent or short, then matches are exact', async () => {
    const sqlite = await prepareSqlite();
    const store = sqlite.open().projection<Named>({ kind: 'clubs', searchText: ({ name }) => name });
    await store.apply(names.map((name, index) => ({ id: `c${index}`, version: 1, state: { name } })));
    const texts = names.map((text, index) => ({ text, id: `c${index}` })).sort((a, b) => (a.text < b.text ? -1 : 1));
    for (const part of ['club', 'odd', 'even 4', '33 cl', '1234', 'd 1', '0 ', 'n', 'nowhere', 'zz', '']) {
      const hits = texts.filter(({ text }) => text.includes(part)).map(({ id }) => id);
      expect((await store.search(part)).map(({ id }) => id)).toEqual(hits);
      const late = texts[2_000];
      const found = await store.search(part, { after: late, limit: 5 });
      expect(found.map(({ id }) => id)).toEqual(
        texts
          .slice(2_001)
          .filter(({ text }) => text.includes(part))
          .map(({ id }) => id)
          .slice(0, 5),
      );
    }
    await sqlite.dispose();
  });
});
