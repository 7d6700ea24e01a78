import { describeUnless, ENGINE_START, startNativeMongoJava, whyNoTool, type Engine } from '@fairshare/testing';
import { prepareMongo, type MongoUnderTest } from './mongo-under-test';
import { describeStorage } from './storage-contract';

describeUnless(whyNoTool.mongoJava(), "on a server of MongoDB's protocol that lets writes through side by side", () => {
  let server: Engine;
  beforeAll(async () => {
    server = await startNativeMongoJava();
  }, ENGINE_START);
  afterAll(() => server.close());

  describeStorage('mongo-java', async () => prepareMongo(server.url));

  describe('several processes that write at once', () => {
    let mongo: MongoUnderTest;
    beforeEach(() => {
      mongo = prepareMongo(server.url);
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
  });
});
