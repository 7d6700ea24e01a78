import { NotUnique, type AggregateType } from '@fairshare/store';
import { eachOn, group, groupType, type Group, type PrepareStorage } from './under-test';

export function describeLookups(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);
  const groups = () => engine.open().aggregates(groupType);
  const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

  test('when a key is looked up, then every match comes by id', async () => {
    const store = groups();
    await store.create('g2', group({ members: ['ann', 'bob', 'ann'] }), []);
    await store.create('g1', group({ members: ['bob'] }), []);
    await store.create('g3', group({ members: [] }), []);
    expect(ids(await store.find('member', 'bob'))).toEqual(['g1', 'g2']);
    expect(ids(await store.find('member', 'ann'))).toEqual(['g2']);
    expect(ids(await store.find('member', 'cat'))).toEqual([]);
    expect(ids(await store.find('name', 'Saturday'))).toEqual(['g1', 'g2', 'g3']);
  });

  test('when an aggregate is found by a key, then its whole state comes', async () => {
    const store = groups();
    await store.create('g1', group(), []);
    expect(await store.find('member', 'ann')).toEqual([{ kind: 'groups', id: 'g1', version: 1, state: group() }]);
  });

  test('when an update changes the keys, then only new keys find it', async () => {
    const store = groups();
    await store.create('g1', group({ members: ['ann', 'bob'] }), []);
    await store.update('g1', (state) => ({ state: { ...state, members: ['bob', 'cat'] }, changes: [] }));
    expect(ids(await store.find('member', 'ann'))).toEqual([]);
    expect(ids(await store.find('member', 'bob'))).toEqual(['g1']);
    expect(ids(await store.find('member', 'cat'))).toEqual(['g1']);
  });

  test('when an index was never declared, then a look-up fails instead of finding nothing', async () => {
    await expect(groups().find('toString', 'x')).rejects.toThrow(/no index toString/);
  });

  test('when a page is asked for after an id, then it continues there', async () => {
    const store = groups();
    for (const id of ['a', 'b', 'c', 'd', 'e']) await store.create(id, group(), []);
    await store.remove('b', () => []);
    expect(ids(await store.scan())).toEqual(['a', 'c', 'd', 'e']);
    expect(ids(await store.scan({ limit: 2 }))).toEqual(['a', 'c']);
    expect(ids(await store.scan({ after: 'c', limit: 2 }))).toEqual(['d', 'e']);
    expect(ids(await store.find('member', 'ann', { after: 'a', limit: 2 }))).toEqual(['c', 'd']);
    expect(await store.versions({ after: 'a', limit: 2 })).toEqual([
      { id: 'b', version: 2 },
      { id: 'c', version: 1 },
    ]);
  });

  test('when an aggregate holds a unique value, then no other takes it', async () => {
    const store = groups();
    await store.create('g1', group({ shareCode: 'AB12' }), []);
    await store.create('g2', group({ shareCode: 'CD34' }), []);
    const take = (state: Group) => ({ state: { ...state, shareCode: 'AB12' }, changes: [] });

    await expect(store.create('g3', group({ shareCode: 'AB12' }), [])).rejects.toMatchObject({ name: 'NotUnique', kind: 'groups', index: 'shareCode' });
    await expect(store.update('g2', take)).rejects.toThrow(NotUnique);
    expect(await store.getWithTombstone('g3')).toBeNull();
    expect(await store.get('g2')).toMatchObject({ version: 1, state: { shareCode: 'CD34' } });
    expect(ids(await store.find('shareCode', 'CD34'))).toEqual(['g2']);
    expect(await store.update('g1', take)).toMatchObject({ version: 2 });
  });

  test('when several aggregates lack a unique value, then all are kept', async () => {
    const store = groups();
    await store.create('g1', group({ shareCode: 'AB12' }), []);
    await store.create('g2', group(), []);
    await store.create('g3', group(), []);
    await store.update('g1', (state) => ({ state: { ...state, shareCode: null }, changes: [] }));
    await store.update('g2', (state) => ({ state: { ...state, shareCode: 'AB12' }, changes: [] }));
    expect(ids(await store.find('shareCode', 'AB12'))).toEqual(['g2']);
  });

  test('when two kinds use the same unique value, then both may hold it', async () => {
    const storage = engine.open();
    const clubs: AggregateType<Group> = { ...groupType, kind: 'clubs' };
    await storage.aggregates(groupType).create('g1', group({ shareCode: 'AB12' }), []);
    await storage.aggregates(clubs).create('c1', group({ shareCode: 'AB12' }), []);
    expect(ids(await storage.aggregates(clubs).find('shareCode', 'AB12'))).toEqual(['c1']);
  });

  test('when an index is declared later, then it finds what was there before', async () => {
    await groups().create('g1', group({ name: 'Saturday' }), []);
    const store = engine.open().aggregates<Group>({ ...groupType, indexes: { ...groupType.indexes, initial: (state) => state.name.charAt(0) } });
    expect(ids(await store.find('initial', 'S'))).toEqual(['g1']);
    expect((await store.get('g1'))?.version).toBe(1);
  });
}
