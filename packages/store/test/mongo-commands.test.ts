import { describeOnEngines, eventually } from '@fairshare/testing';
import { group, groupType } from './contract/under-test';
import { mongoForEach } from './mongo-under-test';

describeOnEngines(['mongo'], 'what it costs MongoDB', () => {
  const mongo = mongoForEach();
  const publishedType = { ...groupType, publish: { topic: 'groups', schema: 1, view: (state: object) => state } };

  /** A storage whose indexes exist, with the commands it sends from then on. */
  async function open() {
    const storage = mongo.open({ lookEvery: 60_000 });
    const sent: string[] = [];
    storage.onCommand(({ command, collection }) => sent.push(`${command} ${collection}`));
    const groups = storage.aggregates(publishedType);
    const others = storage.projection({ kind: 'others', indexes: { name: ({ name }: { name: string }) => name } });
    await eventually(() => storage.isIndexed(), Boolean);
    for (const id of ['g1', 'g2', 'g3']) await groups.create(id, group(), []);
    sent.length = 0;
    return { storage, groups, others, sent };
  }

  test('when a change starts from a read, then it costs one command', async () => {
    const { groups, sent } = await open();
    const from = (await groups.get('g1')) ?? undefined;
    await groups.update('g1', (state) => ({ state: { ...state, name: 'Sunday' }, changes: [] }), { from });
    expect(sent).toEqual(['find aggregates.groups', 'update aggregates.groups']);
  });

  test('when records are applied, then they cost one command', async () => {
    const { others, sent } = await open();
    await others.apply([
      { id: 'o1', version: 1, state: { name: 'a' } },
      { id: 'o2', version: 1, state: { name: 'b' } },
    ]);
    await others.apply([{ id: 'o1', version: 2, state: { name: 'c' } }]);
    expect(sent).toEqual(['update projections.others', 'update projections.others']);
    expect((await others.find('name', 'c')).map(({ id }) => id)).toEqual(['o1']);
  });

  test('when several aggregates are published, then one command settles them', async () => {
    const { storage, groups, sent } = await open();
    const { outbox } = storage;
    const published = await Promise.all(['g1', 'g2', 'g3'].map((id) => outbox.read('groups', id)));
    await groups.update('g3', (state) => ({ state: { ...state, name: 'Sunday' }, changes: [] }));
    sent.length = 0;
    const all = published.flatMap((one) => (one ? [{ kind: 'groups', id: one.record.id, version: one.record.version, entries: one.entries }] : []));
    expect((await outbox.removeAllPublished(all.slice(0, 2))).map(({ id }) => id)).toEqual([]);
    expect(sent).toEqual(['update aggregates.groups']);
    expect((await outbox.removeAllPublished(all)).map(({ id }) => id)).toEqual(['g3']);
    expect(await outbox.depth()).toBe(1);
  });
});
