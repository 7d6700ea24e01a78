import { AlreadyExists, type AggregateType } from '@fairshare/store';
import { eachOn, group, groupType, HOUR, type Group, type PrepareStorage } from './under-test';

const DAY = 24 * HOUR;
const published: AggregateType<Group> = { ...groupType, publish: { topic: 'groups', schema: 1, view: ({ name }) => ({ name }) } };

export function describePruning(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);

  test('when a tombstone is older than 90 days, then pruning removes it', async () => {
    const storage = engine.open();
    const store = storage.aggregates(groupType);
    await store.create('g1', group(), [], { request: { key: 'k', hash: 'h' } });
    await store.create('g2', group(), []);
    await store.remove('g1', () => []);
    engine.advance(89 * DAY);
    await storage.prune();
    await expect(store.create('g1', group(), [])).rejects.toThrow(AlreadyExists);
    engine.advance(2 * DAY);
    await storage.prune();
    expect(await store.getWithTombstone('g1')).toBeNull();
    expect(await store.versions()).toEqual([{ id: 'g2', version: 1 }]);
    expect(await store.get('g2')).not.toBeNull();
  });

  test('when tombstones last an hour, then they still last a day', async () => {
    const storage = engine.open();
    const store = storage.aggregates({ ...groupType, tombstoneRetention: HOUR });
    await store.create('g1', group(), []);
    await store.remove('g1', () => []);
    engine.advance(23 * HOUR);
    await storage.prune();
    expect(await store.getWithTombstone('g1')).not.toBeNull();
    engine.advance(2 * HOUR);
    await storage.prune();
    expect(await store.getWithTombstone('g1')).toBeNull();
  });

  test('when a projection is pruned, then records to pull stay', async () => {
    const storage = engine.open();
    const store = storage.projection<Group>({ kind: 'others' });
    await store.apply([
      { id: 'g1', version: 2, state: null },
      { id: 'g2', version: 3, state: group() },
      { id: 'g3', version: 1, state: null },
    ]);
    await store.markBehind('g3');
    await store.markBehind('g4');
    engine.advance(89 * DAY);
    await storage.prune();
    expect(await store.versions()).toHaveLength(3);
    engine.advance(2 * DAY);
    await storage.prune();
    expect(await store.get('g1')).toBeNull();
    expect((await store.versions()).map(({ id }) => id)).toEqual(['g2', 'g3']);
    expect(await store.get('g4')).toMatchObject({ behind: true });
  });

  test('when a deletion is not published, then an outbox keeps its tombstone', async () => {
    const storage = engine.open();
    const store = storage.aggregates(published);
    await store.create('g1', group(), [{ name: 'group-created' }]);
    await store.remove('g1', () => [{ name: 'group-deleted' }]);
    engine.advance(91 * DAY);
    await storage.prune();
    if ('outbox' in storage) {
      expect(await store.getWithTombstone('g1')).not.toBeNull();
    } else {
      // A log of the same database records the deletion; a consumer with so old a position starts from the documents.
      expect(await store.getWithTombstone('g1')).toBeNull();
    }
  });
}
