import type { ProjectionType } from '@fairshare/store';
import { HOSTILE, eachOn, group, type Group, type PrepareStorage } from './under-test';

const projectedGroups: ProjectionType<Group> = { kind: 'groups', indexes: { member: (state) => state.members } };

export function describeProjections(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);
  const groups = () => engine.open().projection(projectedGroups);
  const at = (version: number, state: Group | null = group({ name: `v${version}` }), id = 'g1') => ({ id, version, state });

  test('when a record comes, then it is kept as it came', async () => {
    const store = groups();
    expect(await store.get('g1')).toBeNull();
    await store.apply([at(3)]);
    expect(await store.get('g1')).toEqual({ ...at(3), behind: false });
    expect(await groups().get('g1')).toEqual({ ...at(3), behind: false });
  });

  test('when many are read, then those that are known and live are found', async () => {
    const store = groups();
    await store.apply([at(3), at(2, undefined, 'g2'), at(4, null, 'deleted')]);
    const found = await store.getMany(['g2', 'deleted', 'unknown', 'g1', 'g2']);
    expect(found.map(({ id, version }) => `${id}:${version}`).sort()).toEqual(['g1:3', 'g2:2']);
    expect(await store.getMany([])).toEqual([]);
  });

  test('when records come in any order and repeatedly, then the newest wins', async () => {
    const store = groups();
    await store.apply([at(2), at(5), at(3), at(5)]);
    await store.apply([at(4), at(5, group({ name: 'again' })), at(1)]);
    expect(await store.get('g1')).toEqual({ ...at(5), behind: false });
  });

  test('when records come at the same time, then the newest wins', async () => {
    const [one, two] = [groups(), groups()];
    for (let round = 0; round < 20; round += 1) {
      const id = `g${round}`;
      await Promise.all([1, 2, 3, 4].map((version) => (version % 2 ? one : two).apply([at(version, group({ name: `v${version}` }), id)])));
      expect(await one.get(id)).toMatchObject({ version: 4, state: { name: 'v4' } });
    }
  });

  test('when old and new records come together, then the new ones are kept', async () => {
    const store = groups();
    await store.apply([at(4), at(2, group({ members: ['ann'] }), 'g2')]);
    await store.apply([at(3), at(3, group({ members: ['bob'] }), 'g2'), at(1, group({ members: ['bob'] }), 'g3')]);
    expect(await store.versions()).toEqual([
      { id: 'g1', version: 4 },
      { id: 'g2', version: 3 },
      { id: 'g3', version: 1 },
    ]);
    expect((await store.find('member', 'bob')).map(({ id }) => id)).toEqual(['g2', 'g3']);
  });

  test('when a record is deleted, then a late record does not revive it', async () => {
    const store = groups();
    await store.apply([at(1, group({ members: ['ann'] }))]);
    await store.apply([at(2, null)]);
    await store.apply([at(1)]);
    expect(await store.get('g1')).toEqual({ id: 'g1', version: 2, state: null, behind: false });
    expect(await store.find('member', 'ann')).toEqual([]);
  });

  test('when a projection is cleared, then it is rebuilt from any version', async () => {
    const store = groups();
    const others = engine.open().projection<Group>({ kind: 'others' });
    await store.apply([at(5), at(1, group({ members: ['ann'] }), 'g2')]);
    await others.apply([at(1)]);
    await store.clear();
    expect(await store.versions()).toEqual([]);
    expect(await store.find('member', 'ann')).toEqual([]);
    await store.apply([at(2)]);
    expect(await store.get('g1')).toEqual({ ...at(2), behind: false });
    expect(await others.versions()).toEqual([{ id: 'g1', version: 1 }]);
  });

  test('when a record is forgotten, then a newer version stays', async () => {
    const store = groups();
    await store.apply([at(5, group({ members: ['ann'] })), at(1, group({ members: ['ann'] }), 'g2')]);
    await store.forget('g1', 4);
    expect(await store.get('g1')).toMatchObject({ version: 5 });
    await store.forget('g1', 5);
    await store.forget('g1', 5);
    expect(await store.get('g1')).toBeNull();
    expect((await store.find('member', 'ann')).map(({ id }) => id)).toEqual(['g2']);
    await store.apply([at(3)]);
    expect(await store.get('g1')).toEqual({ ...at(3), behind: false });
  });

  test('when records are looked up by index, then current states count', async () => {
    const store = groups();
    await store.apply([at(1, group({ members: ['ann', 'bob'] }), 'g2'), at(1, group({ members: ['ann'] }), 'g1')]);
    expect((await store.find('member', 'ann')).map(({ id }) => id)).toEqual(['g1', 'g2']);
    await store.apply([at(2, group({ members: ['bob'] }), 'g1')]);
    expect((await store.find('member', 'ann')).map(({ id }) => id)).toEqual(['g2']);
    expect(await store.find('member', 'bob')).toHaveLength(2);
    await expect(store.find('name', 'x')).rejects.toThrow(/no index name/);
  });

  test('when an index is declared later, then it finds what was there before', async () => {
    await groups().apply([at(1)]);
    const store = engine.open().projection<Group>({ ...projectedGroups, indexes: { name: (state) => state.name } });
    expect((await store.find('name', 'v1')).map(({ id }) => id)).toEqual(['g1']);
  });

  test('when records are applied, then the cursor is kept with them', async () => {
    const storage = engine.open();
    const store = storage.projection(projectedGroups);
    const cursor = (position: string) => ({ consumer: 'games.groups', source: 'groups', position });
    await store.apply([at(1)], cursor('p1'));
    expect(await storage.consumers.position('games.groups', 'groups')).toBe('p1');
    await store.apply([at(1)], cursor('p2'));
    await store.apply([], cursor('p3'));
    expect(await storage.consumers.position('games.groups', 'groups')).toBe('p3');
  });

  test('when a record cannot be indexed, then nothing of its batch is kept', async () => {
    const storage = engine.open();
    const broken: ProjectionType<Group> = {
      kind: 'groups',
      indexes: {
        name: (state) => {
          if (state.name === 'v2') throw new Error('cannot be indexed');
          return state.name;
        },
      },
    };
    const store = storage.projection(broken);
    const records = [at(1, group({ name: 'v1' }), 'g1'), at(2, group({ name: 'v2' }), 'g2')];
    await expect(store.apply(records, { consumer: 'c', source: 's', position: 'p1' })).rejects.toThrow('cannot be indexed');
    expect(await storage.consumers.position('c', 's')).toBeNull();
    for (const id of ['g1', 'g2']) expect(await store.get(id)).toBeNull();
  });

  test('when a record is marked stale, then its next version clears that', async () => {
    const store = groups();
    await store.apply([at(3)]);
    await store.markBehind('g1');
    expect(await store.get('g1')).toEqual({ ...at(3), behind: true });
    await store.apply([at(2)]);
    expect(await store.get('g1')).toMatchObject({ behind: true });
    await store.apply([at(3)]);
    expect(await store.get('g1')).toEqual({ ...at(3), behind: false });
    await store.markBehind('g1');
    await store.apply([at(4)]);
    expect(await store.get('g1')).toEqual({ ...at(4), behind: false });
  });

  test('when an unknown id is marked stale, then any record clears that', async () => {
    const store = groups();
    await store.markBehind('g1');
    expect(await store.get('g1')).toEqual({ id: 'g1', version: 0, state: null, behind: true });
    expect(await store.versions()).toEqual([]);
    await store.apply([at(1)]);
    expect(await store.get('g1')).toEqual({ ...at(1), behind: false });
  });

  test('when versions are listed, then they come in order of id, the deleted included', async () => {
    const store = groups();
    await store.apply([at(4, null, 'c'), at(2, group(), 'a'), at(3, group(), 'b')]);
    expect(await store.versions()).toEqual([
      { id: 'a', version: 2 },
      { id: 'b', version: 3 },
      { id: 'c', version: 4 },
    ]);
    expect(await store.versions({ after: 'a', limit: 1 })).toEqual([{ id: 'b', version: 3 }]);
  });

  test('when a record is projected, then it is not among owned aggregates', async () => {
    const storage = engine.open();
    const owned = storage.aggregates<Group>({ kind: 'groups', schema: 1 });
    await storage.projection(projectedGroups).apply([at(7)]);
    expect(await owned.get('g1')).toBeNull();
  });

  test.each(HOSTILE)('when an id looks like something else, then it is one: %s', async (id) => {
    const store = groups();
    await store.apply([at(1, group({ members: [id] }), id), at(1, group(), 'bystander')]);
    expect(await store.get(id)).toMatchObject({ id, version: 1 });
    expect((await store.find('member', id)).map((found) => found.id)).toEqual([id]);
  });
}
