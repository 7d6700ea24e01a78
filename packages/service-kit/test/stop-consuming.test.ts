import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedBus, type Consumer, type EmbeddedBus, type EventBus } from '@fairshare/event-bus';
import { openSqlite, type AggregateType, type SqliteStorage } from '@fairshare/store';
import { createTestTokens, eventually } from '@fairshare/testing';
import { createApp, createLogger, startService, type RunningService, type ServiceDeps } from '../src/index';

const groupType: AggregateType<{ name: string }> = { kind: 'groups', schema: 1, publish: { topic: 'groups', schema: 1, view: (group) => group } };

describe('a service that goes', () => {
  let folder: string;
  let owner: SqliteStorage;
  let embedded: EmbeddedBus;
  let opened: SqliteStorage[];
  let steps: string[];
  let logged: string[];
  let close: (() => Promise<void>)[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairshare-stop-'));
    opened = [];
    owner = open('groups');
    embedded = createEmbeddedBus();
    embedded.own('groups', owner.log);
    [steps, logged, close] = [[], [], []];
  });
  afterEach(async () => {
    await Promise.all(close.map((instance) => instance()));
    for (const storage of opened) await storage.close();
    await rm(folder, { recursive: true });
  });

  function open(name: string): SqliteStorage {
    const storage = openSqlite({ file: join(folder, `${name}.sqlite`) });
    opened.push(storage);
    return storage;
  }

  /** An instance of games that records the groups whose events it receives, and whose sockets stay open until they are released. */
  async function startInstance(name: string, over: (bus: EventBus) => Partial<EventBus> = () => ({})) {
    const storage = open('games');
    const bus = embedded.forService(storage.consumers);
    const heard: string[] = [];
    const sockets = { letGo: (): void => undefined };
    const closed = new Promise<void>((resolve) => (sockets.letGo = resolve));
    const consumer: Consumer = {
      name: 'games.groups',
      topic: 'groups',
      handle: async ({ events }) => void heard.push(...events.map(({ subject }) => subject)),
      markUnhandled: async () => undefined,
    };
    const service: RunningService = await startService({
      name: 'games',
      create: (deps: ServiceDeps) => ({
        app: createApp({ deps, routes: [], projections: [] }),
        consumers: [consumer],
        async close() {
          steps.push(`${name} closes its sockets`);
          await closed;
        },
      }),
      storage,
      bus: {
        ...bus,
        async stopConsuming() {
          await bus.stopConsuming();
          steps.push(`${name} has stopped consuming`);
        },
        ...over(bus),
        async close() {
          steps.push(`${name} closes its bus`);
          await bus.close();
        },
      },
      peers: { call: () => Promise.reject(new Error('nobody is asked')), close: async () => undefined },
      verifyUserToken: createTestTokens(() => new Date()).verify,
      internalSecret: 'not needed here',
      logger: createLogger('test', 'warn', { write: (line) => void logged.push(line) }),
    });
    await service.startConsuming();
    let closing: Promise<void> | undefined;
    const begin = () => (closing ??= service.close());
    const end = () => {
      sockets.letGo();
      return begin();
    };
    close.push(end);
    return { heard, begin, end };
  }

  const write = (id: string) => owner.aggregates(groupType).create(id, { name: id }, []);
  const until = (step: string) =>
    eventually(
      () => steps,
      (so) => so.includes(step),
    );

  test('when its sockets are slow to close, then another instance consumes meanwhile', async () => {
    const [going, other] = [await startInstance('one'), await startInstance('other')];
    void going.begin();
    await until('one closes its sockets');
    await write('g1');
    await eventually(
      () => other.heard,
      (heard) => heard.includes('g1'),
    );
    expect(going.heard).toEqual([]);

    await going.end();
    expect(steps).toEqual(['one has stopped consuming', 'one closes its sockets', 'one closes its bus']);
  });

  test('when a consumer does not stop, then the sockets close all the same', async () => {
    const going = await startInstance('one', () => ({ stopConsuming: () => new Promise(() => undefined) }));
    await going.end();
    expect(steps).toEqual(['one closes its sockets', 'one closes its bus']);
  });

  test('when stopping fails, then the log says so and the rest closes', async () => {
    const going = await startInstance('one', () => ({ stopConsuming: () => Promise.reject(new Error('the broker is away')) }));
    await going.end();
    expect(steps).toEqual(['one closes its sockets', 'one closes its bus']);
    expect(logged.join()).toContain('the broker is away');
  });
});
