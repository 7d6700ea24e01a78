import { ENGINE_START, describeOnEngines, eventually, sharedMongo, startMongo, type Engine } from '@fairshare/testing';
import { NotUnique, StoreAway, openMongo, type AggregateType, type MongoStorage } from '@fairshare/store';
import { group, groupType, type Group } from './contract/under-test';
import { prepareMongo, type MongoUnderTest } from './mongo-under-test';
import { describeStorage } from './storage-contract';

describeOnEngines(['mongo'], 'on a MongoDB server', () => {
  let url = '';
  beforeAll(async () => {
    url = await sharedMongo();
  }, ENGINE_START);

  describeStorage('mongo', async () => prepareMongo(url));

  describe('a mongo database', () => {
    let mongo: MongoUnderTest;
    beforeEach(() => {
      mongo = prepareMongo(url);
    });
    afterEach(() => mongo.dispose());

    test('when four processes change one aggregate, then each change counts once', async () => {
      const processes = Array.from({ length: 4 }, () => mongo.open().aggregates<{ count: number }>({ kind: 'counters', schema: 1 }));
      await processes[0]?.create('c1', { count: 0 }, []);
      const written = await Promise.all(
        Array.from({ length: 40 }, (_, index) => processes[index % 4]?.update('c1', ({ count }) => ({ state: { count: count + 1 }, changes: [] }))),
      );
      expect(new Set(written.map((one) => one?.version)).size).toBe(40);
      expect(await processes[3]?.get('c1')).toMatchObject({ version: 41, state: { count: 40 } });
    });

    test('when a unique index is declared later, then it is enforced', async () => {
      const plain: AggregateType<Group> = { kind: 'groups', schema: 1 };
      const before = mongo.open().aggregates(plain);
      for (const id of ['g1', 'g2', 'g3']) await before.create(id, group({ shareCode: id === 'g1' ? 'AB12' : null }), []);

      const unique = mongo.open().aggregates(groupType);
      expect(await unique.find('shareCode', 'AB12')).toMatchObject([{ id: 'g1' }]);
      await expect(unique.create('g4', group({ shareCode: 'AB12' }), [])).rejects.toThrow(NotUnique);

      const after = mongo.open().aggregates(plain);
      for (const id of ['g5', 'g6']) await after.create(id, group({ shareCode: 'AB12' }), []);
      expect(await after.scan()).toHaveLength(5);
    });
  });
});

describeOnEngines(['mongo'], 'a MongoDB server that fails', () => {
  let server: Engine;
  beforeAll(async () => {
    server = await startMongo();
  }, ENGINE_START);
  afterAll(() => server.close());

  const opened: MongoStorage[] = [];
  afterEach(() => Promise.all(opened.map((storage) => storage.close())));
  const open = (database: string) => {
    const storage = openMongo({ url: server.url, database });
    opened.push(storage);
    return storage;
  };

  test('when the server is down, then acknowledged data survive', async () => {
    const storage = open('faults');
    const store = storage.aggregates(groupType);
    await store.create('g1', group({ name: 'kept' }), []);

    await server.kill();
    await expect(storage.ping()).rejects.toThrow(StoreAway);
    await expect(store.get('g1')).rejects.toThrow(StoreAway);
    await expect(store.update('g1', (state) => ({ state, changes: [] }))).rejects.toThrow(StoreAway);
    await expect(store.create('g2', group(), [])).rejects.toThrow(StoreAway);

    await server.restart();
    await eventually(
      () =>
        storage.ping().then(
          () => true,
          () => false,
        ),
      Boolean,
    );
    expect(await store.get('g1')).toMatchObject({ version: 1, state: { name: 'kept' } });
    expect(await store.update('g1', (state) => ({ state: { ...state, name: 'later' }, changes: [] }))).toMatchObject({ version: 2 });
  });

  test('when the server is down at opening, then writes succeed later', async () => {
    await server.kill();
    const storage = open('late');
    const store = storage.aggregates(groupType);
    await expect(store.create('g1', group(), [])).rejects.toThrow(StoreAway);
    await server.restart();
    await eventually(
      () =>
        store.create('g1', group(), []).then(
          () => true,
          () => false,
        ),
      Boolean,
    );
  });

  test('when the disk is full, then writes change nothing', async () => {
    const storage = open('full');
    const store = storage.aggregates(groupType);
    const projection = storage.projection<Group>({ kind: 'others' });
    await store.create('g1', group({ name: 'kept' }), []);
    await projection.apply([{ id: 'o1', version: 1, state: group() }]);

    await server.fillDisk?.();
    await expect(store.create('g2', group({ name: 'x'.repeat(100_000) }), [])).rejects.toThrow(StoreAway);
    await expect(store.update('g1', (state) => ({ state: { ...state, name: 'lost' }, changes: [] }))).rejects.toThrow(StoreAway);
    await expect(
      projection.apply([
        { id: 'o1', version: 2, state: group() },
        { id: 'o2', version: 1, state: group() },
      ]),
    ).rejects.toThrow(StoreAway);
    await expect(storage.consumers.addDeadLetter({ consumer: 'c', topic: 't', subject: 's', reason: 'r', record: null, at: '' })).rejects.toThrow(StoreAway);

    await server.clearDisk?.();
    await eventually(
      () =>
        store.create('g2', group(), []).then(
          () => true,
          () => false,
        ),
      Boolean,
      { within: 60_000 },
    );
    expect(await store.get('g1')).toMatchObject({ version: 1, state: { name: 'kept' } });
  });

  test('when the server hangs, then reads are unavailable; once it resumes, they succeed', async () => {
    const storage = open('hung');
    const store = storage.aggregates(groupType);
    await store.create('g1', group({ name: 'kept' }), []);
    await server.pause();
    await expect(Promise.all(Array.from({ length: 30 }, () => store.get('g1')))).rejects.toThrow(StoreAway);
    await server.resume();
    await eventually(
      () =>
        store.get('g1').then(
          () => true,
          () => false,
        ),
      Boolean,
      { within: 60_000 },
    );
  });
});
