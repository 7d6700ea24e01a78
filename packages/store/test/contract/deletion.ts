import { AlreadyExists, NotFound, isTombstone } from '@fairshare/store';
import { eachOn, group, groupType, type PrepareStorage } from './under-test';

export function describeDeletion(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);
  const groups = () => engine.open().aggregates(groupType);
  const goodbye = () => [{ name: 'group-deleted' }];

  test('when an aggregate is deleted, then only its id and version stay', async () => {
    const store = groups();
    await store.create('g1', group({ shareCode: 'AB12' }), []);
    const tombstone = { kind: 'groups', id: 'g1', version: 2, deleted: true };

    expect(await store.remove('g1', goodbye)).toEqual(tombstone);
    const found = await store.getWithTombstone('g1');
    expect(found).toEqual(tombstone);
    expect(found && isTombstone(found)).toBe(true);
    expect(await store.get('g1')).toBeNull();
    expect(await store.scan()).toEqual([]);
    expect(await store.find('member', 'ann')).toEqual([]);
    expect(await store.find('shareCode', 'AB12')).toEqual([]);
    expect(await store.versions()).toEqual([{ id: 'g1', version: 2 }]);
  });

  test('when an update says that it deletes, then the aggregate is deleted', async () => {
    const store = groups();
    await store.create('g1', group(), []);
    const deleted = await store.update('g1', () => ({ deleted: true, changes: goodbye() }));
    expect(deleted).toMatchObject({ id: 'g1', version: 2, state: group(), outcome: 'deleted' });
    expect(await store.getWithTombstone('g1')).toEqual({ kind: 'groups', id: 'g1', version: 2, deleted: true });
  });

  test('when an aggregate is deleted twice, then its change runs once', async () => {
    const store = groups();
    await store.create('g1', group(), []);
    let runs = 0;
    const change = () => {
      runs += 1;
      return goodbye();
    };
    const first = await store.remove('g1', change);
    expect(await store.remove('g1', change)).toEqual(first);
    expect(runs).toBe(1);
  });

  test('when an aggregate was deleted, then it can be neither updated nor created again', async () => {
    const store = groups();
    await store.create('g1', group(), [], { request: { key: 'k', hash: 'h' } });
    await store.remove('g1', goodbye);
    await expect(store.update('g1', () => 'unchanged')).rejects.toThrow(NotFound);
    await expect(store.create('g1', group(), [])).rejects.toThrow(AlreadyExists);
    await expect(store.create('g1', group(), [], { request: { key: 'k', hash: 'h' } })).rejects.toThrow(AlreadyExists);
  });

  test('when a deleted aggregate had a unique value, then others may take it', async () => {
    const store = groups();
    await store.create('g1', group({ shareCode: 'AB12' }), []);
    await store.remove('g1', goodbye);
    await store.create('g2', group({ shareCode: 'AB12' }), []);
    expect((await store.find('shareCode', 'AB12')).map(({ id }) => id)).toEqual(['g2']);
  });
}
