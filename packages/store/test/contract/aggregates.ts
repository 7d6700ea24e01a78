import { AlreadyExists, NotFound, StoreAway, VersionMismatch, type AggregateType } from '@fairshare/store';
import { HOSTILE, eachOn, group, groupType, type PrepareStorage } from './under-test';

export function describeAggregates(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);
  const groups = () => engine.open().aggregates(groupType);

  test('when an aggregate is created, then it is read back at version 1', async () => {
    const store = groups();
    const created = await store.create('g1', group(), [{ name: 'group-created' }]);

    expect(created).toEqual({ kind: 'groups', id: 'g1', version: 1, state: group(), outcome: 'written' });
    expect(await store.get('g1')).toEqual({ kind: 'groups', id: 'g1', version: 1, state: group() });
    expect(await store.getWithTombstone('g1')).toEqual({ kind: 'groups', id: 'g1', version: 1, state: group() });
    expect(await engine.open().aggregates(groupType).get('g1')).toEqual({ kind: 'groups', id: 'g1', version: 1, state: group() });
  });

  test('when an id is unknown, then reads find nothing', async () => {
    const store = groups();
    expect(await store.get('g1')).toBeNull();
    expect(await store.getWithTombstone('g1')).toBeNull();
    await expect(store.update('g1', () => 'unchanged')).rejects.toThrow(NotFound);
    await expect(store.remove('g1', () => [])).rejects.toThrow(NotFound);
  });

  test('when many are read, then those that live are found, by id', async () => {
    const store = groups();
    for (const id of ['g2', 'g1', 'g3', 'g4']) await store.create(id, group({ name: id }), []);
    await store.remove('g3', () => []);
    expect((await store.getMany(['g2', 'g3', 'g1', 'unknown', 'g2'])).map(({ id, state }) => [id, state.name])).toEqual([
      ['g1', 'g1'],
      ['g2', 'g2'],
    ]);
    expect(await store.getMany([])).toEqual([]);
  });

  test('when an id is taken, then another create fails', async () => {
    const store = groups();
    await store.create('g1', group({ name: 'first' }), []);
    await expect(store.create('g1', group({ name: 'second' }), [])).rejects.toThrow(AlreadyExists);
    expect((await store.get('g1'))?.state.name).toBe('first');
  });

  test('when two kinds use the same id, then their aggregates are separate', async () => {
    const storage = engine.open();
    const other = storage.aggregates<{ note: string }>({ kind: 'notes', schema: 1 });
    await storage.aggregates(groupType).create('same', group(), []);
    await other.create('same', { note: 'mine' }, []);
    expect((await other.get('same'))?.state).toEqual({ note: 'mine' });
    expect(await other.scan()).toHaveLength(1);
  });

  test('when an aggregate is updated, then its version rises by one', async () => {
    const store = groups();
    await store.create('g1', group(), []);
    const seen: unknown[] = [];
    const written = await store.update('g1', (state, version) => {
      seen.push([state, version]);
      return { state: { ...state, name: 'Sunday' }, changes: [{ name: 'group-renamed' }] };
    });
    expect(seen).toEqual([[group(), 1]]);
    expect(written).toEqual({ kind: 'groups', id: 'g1', version: 2, state: group({ name: 'Sunday' }), outcome: 'written' });
    expect(await store.get('g1')).toMatchObject({ version: 2, state: { name: 'Sunday' } });
  });

  test('when a change ignores the state, then it needs no function', async () => {
    const store = groups();
    const renamed = { state: group({ name: 'Sunday' }), changes: [{ name: 'group-renamed' }] };
    await expect(store.update('g1', renamed)).rejects.toThrow(NotFound);
    await store.create('g1', group(), []);
    expect(await store.update('g1', renamed)).toMatchObject({ version: 2, state: renamed.state, outcome: 'written' });
    expect(await store.update('g1', renamed, { ifVersion: 2 })).toMatchObject({ version: 3 });
    await expect(store.update('g1', renamed, { ifVersion: 2 })).rejects.toMatchObject({ name: 'VersionMismatch', version: 3 });
    expect(await store.get('g1')).toMatchObject({ version: 3, state: renamed.state });
  });

  test('when an update has nothing to do, then it writes nothing', async () => {
    const store = groups();
    await store.create('g1', group(), []);
    expect(await store.update('g1', () => 'unchanged')).toMatchObject({ version: 1, state: group(), outcome: 'unchanged' });
    expect((await store.get('g1'))?.version).toBe(1);
  });

  test('when a change throws, then the error is passed on, and nothing is written', async () => {
    const store = groups();
    await store.create('g1', group(), []);
    await expect(
      store.update('g1', () => {
        throw new RangeError('no such hole');
      }),
    ).rejects.toThrow(RangeError);
    expect(await store.get('g1')).toMatchObject({ version: 1, state: group() });
  });

  test('when If-Match does not name the version, then nothing is written', async () => {
    const store = groups();
    await store.create('g1', group(), []);
    const rename = (name: string) => (state: ReturnType<typeof group>) => ({ state: { ...state, name }, changes: [] });
    await expect(store.update('g1', rename('late'), { ifVersion: 7 })).rejects.toMatchObject({ name: 'VersionMismatch', version: 1 });
    await expect(store.remove('g1', () => [], { ifVersion: 2 })).rejects.toThrow(VersionMismatch);
    expect(await store.update('g1', rename('in time'), { ifVersion: 1 })).toMatchObject({ version: 2, outcome: 'written' });
  });

  test('when a caller changes an answer, then nothing stored changes', async () => {
    const store = engine.open().aggregates<{ scores: number[] }>({ kind: 'cards', schema: 1 });
    const given = { scores: [4] };
    const created = await store.create('c1', given, []);
    given.scores.push(5);
    expect(created.state).toEqual({ scores: [4] });
    created.state.scores.push(6);
    (await store.get('c1'))?.state.scores.push(7);
    expect((await store.get('c1'))?.state).toEqual({ scores: [4] });
  });

  test.each(HOSTILE)('when an id looks like something else, then it is an id: %s', async (id) => {
    const store = groups();
    await store.create(id, group({ name: id, members: [id], shareCode: id }), []);
    await store.create('bystander', group(), []);
    await store.update(id, (state) => ({ state: { ...state, members: [id, 'ann'] }, changes: [] }));
    expect(await store.get(id)).toEqual({ kind: 'groups', id, version: 2, state: group({ name: id, members: [id, 'ann'], shareCode: id }) });
    expect((await store.find('member', id)).map((found) => found.id)).toEqual([id]);
    expect((await store.find('shareCode', id)).map((found) => found.id)).toEqual([id]);
    expect((await store.versions()).map((known) => known.id).sort()).toEqual(['bystander', id].sort());
    expect(await store.get('bystander')).toMatchObject({ version: 1, state: group() });
  });

  test('when a look-up adds to a value, then it finds nothing', async () => {
    const store = groups();
    await store.create('g1', group({ shareCode: 'AB' }), []);
    expect(await store.get('g1\u0000x')).toBeNull();
    expect(await store.find('shareCode', 'AB\u0000x')).toEqual([]);
    expect(await store.find('shareCode', 'ab')).toEqual([]);
    expect(await store.find('shareCode', 'AB ')).toEqual([]);
  });

  test('when a state holds text of any kind, then it is read back unchanged', async () => {
    const store = engine.open().aggregates<Record<string, unknown>>({ kind: 'notes', schema: 1 });
    const state = JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"a.b":2,"$set":3,"nul":"a\\u0000b","flag":"⛳","deep":[[[null,true,0.1]]]}') as object;
    await store.create('n1', { ...state, big: 'x'.repeat(300_000) }, []);
    const found = await store.get('n1');
    expect(JSON.stringify(found?.state)).toBe(JSON.stringify({ ...state, big: 'x'.repeat(300_000) }));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('when a document of an older schema is read, then it is upcast', async () => {
    await groups().create('g1', group({ members: ['ann', 'bob'] }), []);
    interface Grown {
      readonly name: string;
      readonly members: readonly { readonly id: string }[];
    }
    const second: AggregateType<Grown> = {
      kind: 'groups',
      schema: 2,
      indexes: { member: (state) => state.members.map(({ id }) => id) },
      upcast: (state, from) => {
        expect(from).toBe(1);
        const old = state as ReturnType<typeof group>;
        return { name: old.name, members: old.members.map((id) => ({ id })) };
      },
    };
    const store = engine.open().aggregates(second);
    const today = { name: 'Saturday', members: [{ id: 'ann' }, { id: 'bob' }] };
    expect(await store.get('g1')).toMatchObject({ version: 1, state: today });
    expect(await store.find('member', 'bob')).toMatchObject([{ id: 'g1', state: today }]);
    expect(await store.update('g1', (state) => ({ state: { ...state, name: 'Sunday' }, changes: [] }))).toMatchObject({
      version: 2,
      state: { ...today, name: 'Sunday' },
    });
  });

  test("when a document's schema is unknown, then reading it fails", async () => {
    await engine
      .open()
      .aggregates({ ...groupType, schema: 3 })
      .create('g1', group(), []);
    await expect((async () => groups().get('g1'))()).rejects.toThrow(/schema 3/);
  });

  test('when a storage is closed, even twice, then its calls fail as unavailable', async () => {
    const storage = engine.open();
    const store = storage.aggregates(groupType);
    await storage.ping();
    await storage.close();
    await storage.close();
    await expect(storage.ping()).rejects.toThrow(StoreAway);
    await expect(store.get('g1')).rejects.toThrow(StoreAway);
    await expect(store.create('g1', group(), [])).rejects.toThrow(StoreAway);
    await expect(storage.consumers.position('a', 'b')).rejects.toThrow(StoreAway);
  });
}
