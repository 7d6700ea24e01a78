import { describeOnEngines } from '@fairshare/testing';
import type { AggregateType, NamedChange } from '@fairshare/store';
import { group, groupType, type Group } from './contract/under-test';
import { mongoForEach } from './mongo-under-test';

const published: AggregateType<Group> = {
  ...groupType,
  publish: { topic: 'groups', schema: 7, view: ({ name }, version) => ({ name, version }) },
};
const rename = (name: string) => (state: Group) => ({ state: { ...state, name }, changes: [{ name: 'group-renamed', facts: { 'a.b': name } }] });

describeOnEngines(['mongo'], 'the outbox inside a mongo document', () => {
  const mongo = mongoForEach();

  function start(traceparent?: () => string | undefined) {
    const { outbox, aggregates } = mongo.open({ traceparent });
    return { outbox, groups: aggregates(published) };
  }
  const names = (changes: readonly NamedChange[]) => changes.map(({ name }) => name);

  test('when commits wait, then each comes with the newest state', async () => {
    const { outbox, groups } = start(() => '00-trace');
    await groups.create('g1', group({ name: 'one' }), [{ name: 'group-created' }]);
    await groups.update('g1', rename('two'));
    const outgoing = await outbox.read('groups', 'g1');
    expect(outgoing?.record).toEqual({
      topic: 'groups',
      kind: 'groups',
      id: 'g1',
      version: 2,
      schema: 7,
      time: '2026-05-02T10:00:00.000Z',
      traceparent: '00-trace',
      changes: [{ name: 'group-created' }, { name: 'group-renamed', facts: { 'a.b': 'two' } }],
      state: { name: 'two', version: 2 },
    });
    expect(outgoing?.entries.map(({ version }) => version)).toEqual([1, 2]);
    expect(await groups.get('g1')).toEqual({ kind: 'groups', id: 'g1', version: 2, state: group({ name: 'two' }) });
  });

  test('when sent commits are removed, then one made meanwhile stays', async () => {
    const { outbox, groups } = start();
    await groups.create('g1', group(), [{ name: 'group-created' }]);
    const sent = await outbox.read('groups', 'g1');
    await groups.update('g1', rename('while it was being sent'));
    const left = await outbox.removePublished('groups', 'g1', sent?.entries ?? []);
    expect(left).toEqual(await outbox.read('groups', 'g1'));
    expect(left?.entries.map(({ version }) => version)).toEqual([2]);
    expect(names(left?.record.changes ?? [])).toEqual(['group-renamed']);
    await outbox.removePublished('groups', 'g1', left?.entries ?? []);
    expect(await outbox.read('groups', 'g1')).toMatchObject({ entries: [], record: { version: 2, changes: [] } });
  });

  test('when an aggregate is deleted, then only the deletion waits', async () => {
    const { outbox, groups } = start();
    await groups.create('g1', group(), []);
    await groups.update('g1', () => 'unchanged', { request: { key: 'k', hash: 'h' } });
    await groups
      .update('g1', () => {
        throw new RangeError('no');
      })
      .catch(() => undefined);
    await groups.remove('g1', () => [{ name: 'group-deleted' }]);
    expect(await outbox.read('groups', 'g1')).toMatchObject({
      entries: [{ version: 1 }, { version: 2 }],
      record: { version: 2, state: null, changes: [{ name: 'group-deleted' }] },
    });
  });

  test('when a commit is made, then the listener is called', async () => {
    const { outbox, groups } = start();
    const received: string[] = [];
    const end = outbox.onCommit((kind, id) => received.push(`${kind}/${id}`));
    await groups.create('g1', group(), []);
    await groups.update('g1', () => 'unchanged');
    await groups.remove('g1', () => []);
    end();
    await groups.create('g2', group(), []);
    expect(received).toEqual(['groups/g1', 'groups/g1']);
  });

  test('when a commit is made, then the listener gets its event', async () => {
    const { outbox, groups } = start(() => '00-trace');
    const received: unknown[] = [];
    outbox.onCommit((_kind, _id, outgoing) => received.push(outgoing ?? null));
    await groups.create('g1', group({ name: 'one' }), [{ name: 'group-created' }]);
    const created = await outbox.read('groups', 'g1');
    await groups.update('g1', rename('two'));
    for (const { kind, id } of await outbox.pending(10, 0)) await outbox.removePublished(kind, id, (await outbox.read(kind, id))?.entries ?? []);
    await groups.remove('g1', () => [{ name: 'group-deleted' }]);
    expect(received).toEqual([created, null, await outbox.read('groups', 'g1')]);
  });

  test('when commits were left unsent, then any process finds them once they have waited', async () => {
    const { groups } = start();
    for (const id of ['g1', 'g2', 'g3']) await groups.create(id, group(), []);
    const { outbox } = start();
    expect(await outbox.depth()).toBe(3);
    expect(await outbox.pending(10, 1_000)).toEqual([]);
    mongo.advance(1_000);
    expect((await outbox.pending(10, 1_000)).map(({ id }) => id).sort()).toEqual(['g1', 'g2', 'g3']);
    expect(await outbox.pending(2, 1_000)).toHaveLength(2);
    for (const { kind, id } of await outbox.pending(10, 0)) await outbox.removePublished(kind, id, (await outbox.read(kind, id))?.entries ?? []);
    expect(await outbox.pending(10, 0)).toEqual([]);
    expect(await outbox.depth()).toBe(0);
  });

  test('when a commit is not sent, then every process sees its age', async () => {
    const { outbox, groups } = start();
    const other = start();
    expect(await outbox.age()).toBe(0);
    for (const id of ['g1', 'g2', 'g3']) {
      await groups.create(id, group(), []);
      mongo.advance(1_000);
    }
    await groups.update('g1', rename('newer'));
    mongo.advance(1_000);
    expect([await outbox.age(), await other.outbox.age()]).toEqual([4_000, 4_000]);

    const sent = await other.outbox.read('groups', 'g1');
    await other.outbox.removePublished('groups', 'g1', sent?.entries ?? []);
    expect([await outbox.age(), await other.outbox.age()]).toEqual([3_000, 3_000]);
    for (const { kind, id } of await outbox.pending(10, 0)) await outbox.removePublished(kind, id, (await outbox.read(kind, id))?.entries ?? []);
    expect([await outbox.age(), await other.outbox.age()]).toEqual([0, 0]);
  });

  test('when the committing clock is ahead, then the age is 0', async () => {
    const { groups } = start();
    await groups.create('g1', group(), []);
    mongo.advance(-1_000);
    expect(await start().outbox.age()).toBe(0);
  });

  test('when a kind is not published, then nothing of it waits in the outbox', async () => {
    const storage = mongo.open();
    await storage.aggregates(groupType).create('g1', group(), [{ name: 'group-created' }]);
    expect(await storage.outbox.read('groups', 'g1')).toBeNull();
    expect(await storage.outbox.pending(10, 0)).toEqual([]);
    expect(await storage.outbox.read('unheard-of', 'g1')).toBeNull();
  });

  test('when many write while one sends, then no change is lost', async () => {
    const { outbox, groups } = start();
    const others = start().groups;
    await groups.create('g1', group(), []);
    const writing = Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? groups : others).update('g1', rename(`${index}`))));
    let running = true;
    void writing.finally(() => (running = false));
    const sentChanges: string[] = [];
    for (let last = false; !last;) {
      last = !running;
      const outgoing = await outbox.read('groups', 'g1');
      if (!outgoing) throw new Error('it is there');
      await outbox.removePublished('groups', 'g1', outgoing.entries);
      sentChanges.push(...outgoing.record.changes.map(({ facts }) => String(facts?.['a.b'])));
    }
    await writing;
    expect((await groups.get('g1'))?.version).toBe(41);
    expect(sentChanges.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index));
    expect(await outbox.depth()).toBe(0);
  });
});
