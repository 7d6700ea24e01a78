import { StoreAway, type AggregateType } from '@fairshare/store';
import { HOUR, group, groupType, type Group } from './contract/under-test';
import { prepareSqlite, type SqliteUnderTest } from './sqlite-under-test';

const published: AggregateType<Group> = {
  ...groupType,
  publish: { topic: 'groups', schema: 7, view: ({ name }, version) => ({ name, version }) },
};

describe('the commit log of a sqlite file', () => {
  let sqlite: SqliteUnderTest;
  beforeEach(async () => {
    sqlite = await prepareSqlite();
  });
  afterEach(() => sqlite.dispose());

  function start(type = published, traceparent?: () => string | undefined) {
    const { log, aggregates } = sqlite.open({ traceparent });
    return { log, groups: aggregates(type) };
  }
  const rename = (name: string) => (state: Group) => ({ state: { ...state, name }, changes: [{ name: 'group-renamed', facts: { name } }] });

  test('when aggregates are committed, then each commit is delivered once', async () => {
    const { log, groups } = start(published, () => '00-trace');
    const begin = await log.head('groups');
    await groups.create('g1', group({ name: 'one' }), [{ name: 'group-created' }]);
    await groups.create('g2', group({ name: 'two' }), [{ name: 'group-created' }]);

    const { records, position, more } = await log.read('groups', begin, 10);
    expect(records).toEqual([
      {
        position: 'at:1',
        topic: 'groups',
        kind: 'groups',
        id: 'g1',
        version: 1,
        schema: 7,
        time: '2026-05-02T10:00:00.000Z',
        traceparent: '00-trace',
        changes: [{ name: 'group-created' }],
        state: { name: 'one', version: 1 },
      },
      expect.objectContaining({ position: 'at:2', id: 'g2', state: { name: 'two', version: 1 } }),
    ]);
    expect(more).toBe(false);
    expect(position).toBe(await log.head('groups'));
    expect(await log.read('groups', position, 10)).toEqual({ records: [], position, more: false });
  });

  test('when commits come after a position, then their number is known', async () => {
    const { log, groups } = start();
    for (const id of ['g1', 'g2', 'g3']) await groups.create(id, group(), []);
    await groups.update('g1', rename('Sunday'));
    expect(await log.behind('groups', 'at:0')).toBe(4);
    expect(await log.behind('groups', 'at:3')).toBe(1);
    expect(await log.behind('groups', await log.head('groups'))).toBe(0);
    expect(await log.behind('groups', null)).toBe(3);
    const { position } = await log.read('groups', null, 2);
    expect(await log.behind('groups', position)).toBe(1);
    await groups.create('g0', group(), []);
    expect(await log.behind('groups', position)).toBe(2);
  });

  test('when commits come after a position, then the oldest time is known', async () => {
    const { log, groups } = start();
    await groups.create('g1', group(), []);
    sqlite.advance(HOUR);
    await groups.create('g2', group(), []);
    expect(await log.oldestAfter('groups', null)).toBe('2026-05-02T10:00:00.000Z');
    expect(await log.oldestAfter('groups', 'at:0')).toBe('2026-05-02T10:00:00.000Z');
    expect(await log.oldestAfter('groups', 'at:1')).toBe('2026-05-02T11:00:00.000Z');
    expect(await log.oldestAfter('groups', 'at:2')).toBeNull();
    const { position } = await log.read('groups', null, 1);
    expect(await log.oldestAfter('groups', position)).toBe('2026-05-02T10:00:00.000Z');
  });

  test('when a commit is not traced, then its record has no trace', async () => {
    const { log, groups } = start();
    await groups.create('g1', group(), []);
    expect((await log.read('groups', 'at:0', 10)).records[0]).not.toHaveProperty('traceparent');
  });

  test('when a kind is not published, then its commits are not in the log', async () => {
    const storage = sqlite.open();
    await storage.aggregates(groupType).create('g1', group(), [{ name: 'group-created' }]);
    const { log } = start();
    expect(await log.head('groups')).toBe('at:0');
  });

  test('when one aggregate changes twice, then its changes merge', async () => {
    const { log, groups } = start();
    await groups.create('g1', group(), [{ name: 'group-created' }]);
    await groups.create('g2', group(), [{ name: 'group-created' }]);
    await groups.update('g1', rename('Sunday'));
    const { records } = await log.read('groups', 'at:0', 10);
    expect(records.map(({ id, version, position }) => [id, version, position])).toEqual([
      ['g2', 1, 'at:2'],
      ['g1', 2, 'at:3'],
    ]);
    expect(records[1]?.changes).toEqual([{ name: 'group-created' }, { name: 'group-renamed', facts: { name: 'Sunday' } }]);
    expect(records[1]?.state).toEqual({ name: 'Sunday', version: 2 });
  });

  test('when an aggregate is deleted, then old rows show nothing erased', async () => {
    const { log, groups } = start();
    await groups.create('g1', group({ name: 'a secret' }), [{ name: 'group-created' }]);
    await groups.create('g2', group(), []);
    await groups.remove('g1', () => [{ name: 'group-deleted' }]);
    const { records, position, more } = await log.read('groups', 'at:0', 1);
    expect(records).toMatchObject([{ id: 'g1', version: 2, state: null, changes: [{ name: 'group-created' }] }]);
    expect(more).toBe(true);
    const rest = await log.read('groups', position, 10);
    expect(rest.records).toMatchObject([{ id: 'g2' }, { id: 'g1', version: 2, state: null, changes: [{ name: 'group-deleted' }] }]);
    expect(JSON.stringify([records, rest])).not.toContain('a secret');
  });

  test('when a write changes nothing or fails, then it leaves no row', async () => {
    const { log, groups } = start();
    await groups.create('g1', group({ shareCode: 'AB' }), []);
    const head = await log.head('groups');
    await groups.update('g1', () => 'unchanged', { request: { key: 'k', hash: 'h' } });
    await groups.update('g1', rename('x'), { request: { key: 'k', hash: 'h' } });
    await expect(groups.create('g2', group({ shareCode: 'AB' }), [{ name: 'group-created' }])).rejects.toThrow();
    await expect(groups.create('g1', group(), [{ name: 'group-created' }])).rejects.toThrow();
    expect(await log.head('groups')).toBe(head);
  });

  test('when a commit is written, then listeners are called once', async () => {
    const { log, groups } = start();
    const received: string[] = [];
    const end = log.onCommit((topic) => received.push(topic));
    await groups.create('g1', group(), []);
    await groups.update('g1', () => 'unchanged');
    await groups.update('g1', rename('x'));
    await groups.remove('g1', () => []);
    expect(received).toEqual(['groups', 'groups', 'groups']);
    end();
    await groups.create('g2', group(), []);
    expect(received).toHaveLength(3);
  });

  test('when the owner has no publications yet, then a read fails', async () => {
    const { log } = sqlite.open();
    await expect(log.read('groups', null, 10)).rejects.toThrow(StoreAway);
  });

  describe('a new reader', () => {
    async function readAll(log: ReturnType<typeof start>['log'], from: string | null, limit: number) {
      const seen: [string, number, boolean][] = [];
      let position = from;
      for (let more = true; more;) {
        const read = await log.read('groups', position, limit);
        seen.push(...read.records.map(({ id, version, state }): [string, number, boolean] => [id, version, state === null]));
        ({ position, more } = read);
      }
      return { seen, position };
    }

    test('when a reader has no position, then it gets every aggregate', async () => {
      const { log, groups } = start();
      for (const id of ['b', 'a', 'c']) await groups.create(id, group(), [{ name: 'group-created' }]);
      await groups.update('a', rename('x'));
      await groups.remove('b', () => []);
      const { seen, position } = await readAll(log, null, 2);
      expect(seen).toEqual([
        ['a', 2, false],
        ['b', 2, true],
        ['c', 1, false],
      ]);
      expect(position).toBe(await log.head('groups'));
      await groups.create('d', group(), [{ name: 'group-created' }]);
      expect((await log.read('groups', position, 10)).records).toMatchObject([{ id: 'd', changes: [{ name: 'group-created' }] }]);
    });

    test.each([1, 2, 3, 4, 5, 100])('when a new reader reads %i at a time, then each comes once', async (limit) => {
      const { log, groups } = start();
      for (const id of ['a', 'b', 'c', 'd', 'e:f\n']) await groups.create(id, group(), []);
      expect((await readAll(log, null, limit)).seen.map(([id]) => id)).toEqual(['a', 'b', 'c', 'd', 'e:f\n']);
    });

    test('when aggregates are written during the scan, then the reader misses none', async () => {
      const { log, groups } = start();
      for (const id of ['b', 'c']) await groups.create(id, group(), []);
      const first = await log.read('groups', null, 1);
      await groups.create('a', group(), []);
      await groups.update('b', rename('x'));
      const { seen } = await readAll(log, first.position, 10);
      expect(seen).toEqual(
        expect.arrayContaining([
          ['a', 1, false],
          ['b', 2, false],
          ['c', 1, false],
        ]),
      );
    });

    test('when a topic has several kinds, then the reader gets every one of them', async () => {
      const storage = sqlite.open();
      const kinds = ['sessions', 'accounts'].map((kind) => storage.aggregates<Group>({ ...published, kind, publish: { ...published.publish!, topic: 'accounts' } }));
      for (const store of kinds) for (const id of ['1', '2']) await store.create(id, group(), []);
      const seen: string[] = [];
      for (let position: string | null = null, more = true; more;) {
        const read: Awaited<ReturnType<typeof storage.log.read>> = await storage.log.read('accounts', position, 1);
        seen.push(...read.records.map(({ kind, id }) => `${kind}/${id}`));
        ({ position, more } = read);
      }
      expect(seen).toEqual(['accounts/1', 'accounts/2', 'sessions/1', 'sessions/2']);
    });
  });

  describe('the retention of one day', () => {
    const clubs: AggregateType<Group> = { ...published, kind: 'clubs', publish: { ...published.publish!, topic: 'clubs' } };

    test('when rows are older than a day, then they are gone', async () => {
      const first = sqlite.open();
      await first.aggregates(published).create('g1', group(), [{ name: 'group-created' }]);
      await first.aggregates(published).create('g2', group(), [{ name: 'group-created' }]);
      await first.aggregates(clubs).create('c1', group(), [{ name: 'club-created' }]);
      const head = await first.log.head('groups');
      await first.close();
      sqlite.advance(25 * HOUR);

      const again = sqlite.open();
      const groups = again.aggregates(published);
      again.aggregates(clubs);
      await groups.create('g3', group(), [{ name: 'group-created' }]);
      expect(await again.log.read('groups', head, 10)).toMatchObject({ records: [{ id: 'g3', changes: [{ name: 'group-created' }] }], more: false });
      const late = await again.log.read('groups', 'at:1', 10);
      expect(late.records.map(({ id, changes }) => [id, changes.length])).toEqual([
        ['g1', 0],
        ['g2', 0],
        ['g3', 0],
      ]);
      expect((await again.log.read('clubs', 'at:3', 10)).records).toEqual([]);
    });

    test('when rows are younger than a day, then they are kept', async () => {
      const { log, groups } = start();
      await groups.create('g1', group(), [{ name: 'group-created' }]);
      sqlite.advance(20 * HOUR);
      await groups.update('g1', rename('x'));
      sqlite.advance(10 * HOUR);
      const again = start();
      const head = await log.head('groups');
      expect((await again.log.read('groups', 'at:1', 10)).records).toMatchObject([{ id: 'g1', changes: [{ name: 'group-renamed' }] }]);
      expect(await again.log.head('groups')).toBe(head);
    });
  });

  test('when a reader is ahead of the log, then it starts over', async () => {
    const { log, groups } = start();
    await groups.create('g1', group(), []);
    expect((await log.read('groups', 'at:99', 10)).records).toMatchObject([{ id: 'g1' }]);
    expect((await log.read('groups', 'of another bus', 10)).records).toMatchObject([{ id: 'g1' }]);
  });
});
