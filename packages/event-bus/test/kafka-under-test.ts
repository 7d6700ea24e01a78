import { randomBytes } from 'node:crypto';
import { Unavailable, createKafkaBus, type EventBus, type KafkaBusOptions } from '@fairshare/event-bus';
import { openMongo, type MongoStorage } from '@fairshare/store';
import { ENGINE_START, eventually, sharedKafka, sharedMongo } from '@fairshare/testing';
import { groupType, type BusUnderTest, type Recorder } from './contract/under-test';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

export interface KafkaUnderTest extends BusUnderTest {
  readonly owner: MongoStorage;
  readonly prefix: string;
  readonly logged: object[];
  storageOf(service: string): MongoStorage;
  busOf(service: string, options?: Partial<KafkaBusOptions>): EventBus;
}

/** Separate topics and databases on shared servers, with a running relay of the owner. By default one partition, so that all records have one order. */
export async function prepareKafka(broker: string, mongo: string, { partitions = 1 } = {}): Promise<KafkaUnderTest> {
  const run = randomBytes(6).toString('hex');
  const prefix = `test-${run}.`;
  const storages = new Map<string, MongoStorage>();
  const buses: EventBus[] = [];
  const crashes = new Map<EventBus, () => Promise<void>>();
  const logged: object[] = [];
  const note = (details: object) => void logged.push(details);

  const storageOf = (service: string) => {
    const storage = storages.get(service) ?? openMongo({ url: mongo, database: `${run}-${service}`, traceparent: () => TRACE });
    storages.set(service, storage);
    return storage;
  };
  const create = (service: string, options: Partial<KafkaBusOptions> = {}) => {
    const bus = createKafkaBus({
      service: 'groups',
      brokers: [broker],
      consumers: storageOf(service).consumers,
      logger: { warn: note, error: note },
      prefix,
      partitions,
      ...options,
    });
    buses.push(bus);
    return bus;
  };

  const owner = storageOf('groups');
  owner.aggregates(groupType);
  await create('groups', { outbox: owner.outbox }).start();

  /** Waits until all commits are on the topic before a bus starts. It polls rarely, since the engine may count by reading each document. */
  const published = () =>
    eventually(
      () => owner.outbox.depth(),
      (depth) => depth === 0,
      { within: 30_000, every: 100 },
    );

  return {
    owner,
    prefix,
    logged,
    storageOf,
    busOf(service, options) {
      const bus = create(service, options);
      let crash: (error: Error) => void = () => undefined;
      const crashed = new Promise<never>((_, reject) => (crash = reject));
      crashed.catch(() => undefined);
      const wrapped: EventBus = {
        consume: (consumer) =>
          bus.consume({
            name: consumer.name,
            topic: consumer.topic,
            handle: (batch) => Promise.race([consumer.handle(batch), crashed]),
            markUnhandled: (event) => consumer.markUnhandled(event),
          }),
        async start() {
          await published();
          await bus.start();
        },
        caughtUp: () => bus.caughtUp(),
        fault: () => bus.fault(),
        lag: () => bus.lag(),
        oldestUnsent: () => bus.oldestUnsent(),
        rewind: () => bus.rewind(),
        stopConsuming: () => bus.stopConsuming(),
        close: () => bus.close(),
      };
      // A crash aborts the handlers, and none of their offsets are committed.
      crashes.set(wrapped, async () => {
        crash(new Unavailable('the process is gone'));
        await bus.close();
      });
      return wrapped;
    },
    crash: async (bus) => crashes.get(bus)?.(),
    async dispose() {
      await Promise.all(buses.map((bus) => bus.close()));
      await Promise.all([...storages.values()].map((storage) => storage.close()));
    },
  };
}

/** For a `describe` block: prepares the same for each of its tests, on the broker and the database that tests share. */
export function kafkaForEach() {
  let broker = '';
  let database = '';
  let prepared: KafkaUnderTest | undefined;
  const dispose = async () => {
    const before = prepared;
    prepared = undefined;
    await before?.dispose();
  };
  /** Prepares it again, with the test's own number of partitions. */
  const prepare = async (options?: { partitions: number }) => {
    await dispose();
    prepared = await prepareKafka(broker, database, options);
  };
  beforeAll(async () => {
    [broker, database] = await Promise.all([sharedKafka(), sharedMongo()]);
  }, ENGINE_START);
  beforeEach(() => prepare());
  afterEach(dispose);

  const current = () => {
    if (!prepared) throw new Error('no test is running');
    return prepared;
  };
  const busOf: KafkaUnderTest['busOf'] = (service, options) => current().busOf(service, options);
  return {
    prepare,
    busOf,
    storageOf: (service: string) => current().storageOf(service),
    groups: () => current().owner.aggregates(groupType),
    /** The started bus of games, with this consumer. */
    async running(consumer: Recorder, options?: Partial<KafkaBusOptions>): Promise<EventBus> {
      const bus = busOf('games', options);
      bus.consume(consumer);
      await bus.start();
      return bus;
    },
    get broker() {
      return broker;
    },
    get prefix() {
      return current().prefix;
    },
    get logged() {
      return current().logged;
    },
    get owner() {
      return current().owner;
    },
  };
}
