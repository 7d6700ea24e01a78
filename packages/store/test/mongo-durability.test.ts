import { ENGINE_START, describeOnEngines, eventually, startMongo, type Engine } from '@fairshare/testing';
import { NotUnique, StoreAway, type AggregateStore, type AggregateType } from '@fairshare/store';
import { group, groupType } from './contract/under-test';
import { prepareMongo, type MongoUnderTest } from './mongo-under-test';

interface Counter {
  readonly count: number;
  readonly filling: string;
}

const counterType: AggregateType<Counter> = { kind: 'counters', schema: 1 };
/** A round in play has about 6 kB. */
const FILLING = 'x'.repeat(6_000);
const WRITERS = 16;
const idOf = (writer: number) => `c${writer}`;
/** Lets the event loop run: a refusal may come without it. */
const aMoment = () => new Promise((over) => setImmediate(over));
const plusOne = (state: Counter) => ({ state: { ...state, count: state.count + 1 }, changes: [] });

/** Writers that each change their own aggregate again and again, also after a refusal, and record the acknowledged versions. */
class Writers {
  /** The newest acknowledged version of each writer. */
  readonly acknowledged = Array.from({ length: WRITERS }, () => 1);
  refused = 0;
  #isStopped = false;
  readonly #store: AggregateStore<Counter>;
  readonly #running: Promise<void[]>;

  private constructor(store: AggregateStore<Counter>) {
    this.#store = store;
    this.#running = Promise.all(this.acknowledged.map((_, writer) => this.#write(writer)));
  }

  static async start(store: AggregateStore<Counter>): Promise<Writers> {
    for (let writer = 0; writer < WRITERS; writer += 1) await store.create(idOf(writer), { count: 0, filling: FILLING }, []);
    return new Writers(store);
  }

  written = (): number => this.acknowledged.reduce((sum, version) => sum + version - 1, 0);

  /** Resolves once so many more writes were acknowledged. */
  async more(writes: number): Promise<void> {
    const before = this.written();
    await eventually(this.written, (now) => now >= before + writes, { within: 60_000 });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #write(writer: number): Promise<void> {
    while (!this.#isStopped) {
      try {
        this.acknowledged[writer] = (await this.#store.update(idOf(writer), plusOne)).version;
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error;
        this.refused += 1;
        await aMoment();
      }
    }
  }
}

describeOnEngines(['mongo'], 'what a MongoDB server has acknowledged', () => {
  let server: Engine;
  let mongo: MongoUnderTest;
  const started: Writers[] = [];
  beforeAll(async () => {
    server = await startMongo();
  }, ENGINE_START);
  afterAll(() => server.close());
  beforeEach(() => {
    mongo = prepareMongo(server.url);
  });
  afterEach(async () => {
    await server.clearDisk?.();
    await Promise.all(started.splice(0).map((writers) => writers.stop()));
    await mongo.dispose();
  });

  const counters = () => mongo.open().aggregates(counterType);

  async function start(store: AggregateStore<Counter>): Promise<Writers> {
    const writers = await Writers.start(store);
    started.push(writers);
    return writers;
  }

  /** Each aggregate is at least as new as its acknowledged version, and consistent. */
  async function expectKept({ acknowledged }: Writers, store = counters()): Promise<void> {
    await eventually(
      () => store.get(idOf(0)).catch(() => null),
      (found) => found !== null,
      { within: 15_000 },
    );
    const kept = await Promise.all(acknowledged.map((_, writer) => store.get(idOf(writer))));
    expect(kept.map((found, writer) => (found?.version ?? 0) >= (acknowledged[writer] ?? 0))).toEqual(acknowledged.map(() => true));
    expect(kept.map((found) => found?.state.count)).toEqual(kept.map((found) => (found?.version ?? 0) - 1));
  }

  test('when the server is killed amid writes, then all acknowledged ones are kept', async () => {
    const writers = await start(counters());
    await writers.more(300);
    await server.kill();
    await writers.stop();
    await server.restart();
    await expectKept(writers);
  });

  test('when the disk fills amid writes, then acknowledged ones stay readable', async () => {
    const store = counters();
    const writers = await start(store);
    await writers.more(100);
    await server.fillDisk?.();
    await eventually(
      () => writers.refused,
      (refused) => refused > WRITERS,
      { within: 15_000 },
    );
    await expectKept(writers, store);
    await server.clearDisk?.();
    await writers.more(100);
    await server.kill();
    await writers.stop();
    await server.restart();
    await expectKept(writers);
  });

  test('when a document is read amid writes, then it is of one version', async () => {
    const store = counters();
    const writers = await start(store);
    const reads: (number | null)[] = [];
    for (let read = 0; read < 60; read += 1) {
      const found = await store.get(idOf(read % WRITERS));
      reads.push(found && found.version - found.state.count);
    }
    await writers.stop();
    expect(new Set(reads)).toEqual(new Set([1]));
  });

  test('when eighty clients make a thousand writes, then each counts once', async () => {
    const processes = Array.from({ length: 4 }, counters);
    const ids = Array.from({ length: 500 }, (_, index) => `d${index}`);
    const waiting = [...ids];
    const client = async (store: AggregateStore<Counter>) => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        await store.create(id, { count: 0, filling: FILLING }, []);
        await store.update(id, plusOne);
      }
    };
    await Promise.all(processes.flatMap((store) => Array.from({ length: 20 }, () => client(store))));
    const counts = (await counters().scan()).map(({ state }) => state.count);
    expect(counts).toEqual(ids.map(() => 1));
  });

  test('when the server starts again, then its indexes hold', async () => {
    const before = mongo.open().aggregates(groupType);
    await before.create('g1', group({ shareCode: 'AB12', members: ['m1', 'm2'] }), []);
    await before.update('g1', (state) => ({ state: { ...state, members: ['m2', 'm3'] }, changes: [] }));
    await server.restart();
    // The first handshake with a JVM that has just started may take longer than the driver waits.
    const storage = mongo.open();
    await eventually(
      () =>
        storage.ping().then(
          () => true,
          () => false,
        ),
      Boolean,
    );
    const after = storage.aggregates(groupType);
    await expect(after.create('g2', group({ shareCode: 'AB12' }), [])).rejects.toThrow(NotUnique);
    const found = await Promise.all(['m1', 'm2', 'm3'].map((member) => after.find('member', member)));
    expect(found.map(({ length }) => length)).toEqual([0, 1, 1]);
    await after.remove('g1', () => []);
    await expect(after.create('g3', group({ shareCode: 'AB12' }), [])).resolves.toMatchObject({ version: 1 });
  });
});
