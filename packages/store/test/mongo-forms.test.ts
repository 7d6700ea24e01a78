import mongoose from 'mongoose';
import { NewerSchema, NotUnique, type AggregateType } from '@fairshare/store';
import { ENGINE_START, describeOnEngines, eventually, sharedMongo } from '@fairshare/testing';
import { upcastState } from '../src/document-shape';
import { group, groupType, type Group } from './contract/under-test';
import { prepareMongo, type MongoUnderTest } from './mongo-under-test';

const published: AggregateType<Group> = { ...groupType, publish: { topic: 'groups', schema: 1, view: ({ name }) => ({ name }) } };

/** So many documents that indexing them takes longer than a query. */
const MANY = 300;
const A_LONG_TIME = 60_000;

interface RawDocument {
  readonly _id: string;
  readonly version: number;
  readonly revision: number;
  readonly state?: unknown;
  readonly body: string | null;
  readonly stateSchema: number;
  readonly readableFrom: number;
}

/** A document of the previous release, with state and commits as JSON. */
const earlier = (id: string, state: Group) => ({
  _id: id,
  version: 3,
  revision: 5,
  stateSchema: 1,
  readableFrom: 1,
  additions: '[]',
  body: JSON.stringify(state),
  requests: [],
  requestsMoved: 0,
  writtenAt: '2026-05-02T09:00:00.000Z',
  indexing: '{"schema":1,"indexes":["member","name"],"unique":["shareCode"]}',
  keys: { member: [...state.members], name: [state.name] },
  unique: { shareCode: `-${id}` },
  outbox: [{ version: 3, at: 1, commit: '{"changes":[{"name":"group-renamed"}]}' }],
});

describeOnEngines(['mongo'], 'documents of MongoDB', () => {
  let mongo: MongoUnderTest;
  let connection: mongoose.Connection;
  const rows = () => connection.collection<RawDocument>('aggregates.groups');
  const row = async (id: string) => {
    const found = await rows().findOne({ _id: id });
    if (!found) throw new Error(`there is no ${id}`);
    return found;
  };
  beforeEach(async () => {
    mongo = prepareMongo(await sharedMongo());
    connection = await mongoose.createConnection(mongo.url, { dbName: mongo.database }).asPromise();
  }, ENGINE_START);
  afterEach(async () => {
    await connection.destroy();
    await mongo.dispose();
  });

  test('when an operator repairs one by the manual, then it is found', async () => {
    const storage = mongo.open();
    const groups = storage.aggregates(published);
    await groups.create('g1', group({ name: 'Saturdoy' }), []);
    await rows().createIndex({ 'state.name': 1 });
    const [found] = await rows().find({ 'state.name': 'Saturdoy' }).toArray();
    const repaired = await rows().updateOne(
      { _id: 'g1', revision: found?.revision ?? 0 },
      {
        $set: { 'state.name': 'Saturday', indexing: '' },
        $inc: { version: 1, revision: 1 },
        $push: { outbox: { version: 2, at: Date.now(), changes: [] } } as never,
      },
    );
    expect(repaired.matchedCount).toBe(1);
    expect(await groups.get('g1')).toMatchObject({ version: 2, state: group({ name: 'Saturday' }) });
    await eventually(
      () => groups.find('name', 'Saturday'),
      ({ length }) => length === 1,
    );
    expect(await storage.outbox.read('groups', 'g1')).toMatchObject({ record: { version: 2, state: { name: 'Saturday' } } });
    await storage.dropUnusedIndexes();
    expect((await rows().listIndexes().toArray()).map(({ name }: { name: string }) => name)).toContain('state.name_1');
  });

  test('when an older form exists at the start, then it becomes fields', async () => {
    await rows().insertOne(earlier('g1', group({ name: 'Before' })));
    const storage = mongo.open();
    const groups = storage.aggregates(published);
    expect(await groups.get('g1')).toMatchObject({ version: 3, state: group({ name: 'Before' }) });
    expect(await row('g1')).toMatchObject({ version: 3, revision: 6, state: group({ name: 'Before' }) });
    await groups.update('g1', (state) => ({ state: { ...state, name: 'After' }, changes: [{ name: 'group-renamed-again' }] }));
    const outgoing = await storage.outbox.read('groups', 'g1');
    expect(outgoing?.record.changes.map(({ name }) => name)).toEqual(['group-renamed', 'group-renamed-again']);
    expect(await storage.outbox.removePublished('groups', 'g1', outgoing?.entries ?? [])).toMatchObject({ entries: [] });
  });

  test('when an older instance writes beside, then its documents are read', async () => {
    const groups = mongo.open().aggregates(published);
    await groups.create('g0', group(), []);
    await rows().insertOne(earlier('g1', group({ name: 'Meanwhile' })));
    expect(await groups.get('g1')).toMatchObject({ version: 3, state: group({ name: 'Meanwhile' }) });
    expect(await groups.scan()).toHaveLength(2);
    await eventually(
      () => row('g1'),
      ({ state }) => state !== undefined,
    );
  });

  test("when an older instance meets today's document, then it writes nothing", async () => {
    const groups = mongo.open().aggregates(published);
    await rows().insertOne(earlier('g1', group()));
    await groups.create('g2', group(), []);
    await groups.remove('g2', () => []);
    const { body, stateSchema: schema, readableFrom } = await row('g1');
    // The older release reads and writes the document like this.
    expect(() => upcastState(groupType, JSON.parse(body ?? 'null'), { schema, readableFrom, additions: [] })).toThrow(NewerSchema);
    expect((await rows().updateOne({ _id: 'g1', revision: 5 }, { $set: { body: '{}' } })).matchedCount).toBe(0);
    // The older release recognises a deleted document.
    expect((await row('g2')).body).toBeNull();
  });

  test('when many documents need indexing, then reads by id work meanwhile', async () => {
    await mongo.open({ lookEvery: A_LONG_TIME }).aggregates(published).create('g0', group(), []);
    await rows().insertMany(Array.from({ length: MANY }, (_, number) => earlier(`e${number}`, group({ name: 'Before' }))));
    const storage = mongo.open({ waitForIndexes: 1 });
    const groups = storage.aggregates(published);
    expect(await groups.get('e1')).toMatchObject({ state: { name: 'Before' } });
    const last = `e${MANY - 1}`;
    await groups.update(last, (state) => ({ state: { ...state, name: 'After' }, changes: [] }));
    await groups.create('g1', group({ name: 'New' }), []);
    expect(await storage.isIndexed()).toBe(false);

    expect(await groups.find('name', 'Before')).toHaveLength(MANY - 1);
    await eventually(() => storage.isIndexed(), Boolean);
    expect(await groups.find('name', 'After')).toMatchObject([{ id: last, version: 4 }]);
    expect((await rows().distinct('indexing')).length).toBe(1);
  });

  test('when a unique index is new, then writing waits for it', async () => {
    const plain: AggregateType<Group> = { kind: 'groups', schema: 1 };
    const before = mongo.open({ lookEvery: A_LONG_TIME }).aggregates(plain);
    await before.create('g1', group({ shareCode: 'AB12' }), []);
    const written = await row('g1');
    await rows().insertMany(Array.from({ length: MANY }, (_, number) => ({ ...written, _id: `e${number}`, state: group({ shareCode: null }) })));
    await expect(
      mongo
        .open({ waitForIndexes: 1 })
        .aggregates(groupType)
        .create('g2', group({ shareCode: 'AB12' }), []),
    ).rejects.toThrow(NotUnique);
  });
});
