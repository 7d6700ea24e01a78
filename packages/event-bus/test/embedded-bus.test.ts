import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidRecord, createEmbeddedBus, type EmbeddedBus } from '@fairshare/event-bus';
import { openSqlite, type SqliteStorage } from '@fairshare/store';
import { eventually } from '@fairshare/testing';
import { describeEventBus } from './bus-contract';
import { Recorder, groupType, rename, type BusUnderTest, type Group } from './contract/under-test';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

interface EmbeddedUnderTest extends BusUnderTest {
  readonly bus: EmbeddedBus;
  storageOf(service: string): SqliteStorage;
  readonly logged: object[];
  /** Opens the owner's file again, as after its restart. */
  reopenOwner(): SqliteStorage;
}

async function prepareEmbedded(): Promise<EmbeddedUnderTest> {
  const directory = await mkdtemp(join(tmpdir(), 'fairshare-bus-'));
  const storages = new Map<string, SqliteStorage>();
  const logged: object[] = [];
  const note = (details: object) => void logged.push(details);
  const embedded = createEmbeddedBus({ logger: { warn: note, error: note } });
  const buses: { close(): Promise<void> }[] = [];
  const crashed = new Set<object>();
  const open = (service: string) => {
    const storage = openSqlite({ file: join(directory, `${service}.sqlite`), traceparent: () => TRACE });
    storages.set(service, storage);
    return storage;
  };
  const owner = open('groups');
  owner.aggregates(groupType);
  embedded.own('groups', owner.log);
  const storageOf = (service: string) => storages.get(service) ?? open(service);
  return {
    bus: embedded,
    logged,
    owner,
    storageOf,
    busOf(service) {
      const bus = embedded.forService(storageOf(service).consumers);
      buses.push(bus);
      return bus;
    },
    // The handler of a crashed bus hangs permanently, and the bus is never closed.
    crash: async (bus) => void crashed.add(bus),
    reopenOwner: () => open('groups'),
    async dispose() {
      await Promise.all(buses.filter((bus) => !crashed.has(bus)).map((bus) => bus.close()));
      await Promise.all([owner, ...storages.values()].map((storage) => storage.close()));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

describeEventBus('the embedded bus', prepareEmbedded);

describe('the embedded bus', () => {
  let embedded: EmbeddedUnderTest;
  beforeEach(async () => {
    embedded = await prepareEmbedded();
  });
  afterEach(() => embedded.dispose());

  async function running(consumer: Recorder, service = 'games') {
    const bus = embedded.busOf(service);
    bus.consume(consumer);
    await bus.start();
    return bus;
  }

  test('when an owner is down, then the bus waits until it is back', async () => {
    const consumer = new Recorder('games.groups');
    const bus = await running(consumer);
    await embedded.owner.aggregates(groupType).create('g1', { name: 'Saturday' }, []);
    await consumer.has('g1');
    await embedded.owner.close();
    await until(() => embedded.logged.length > 0);
    const again = embedded.reopenOwner();
    embedded.bus.own('groups', again.log);
    await again.aggregates(groupType).update('g1', rename('Sunday'));
    await consumer.has('g1', 2);
    expect(consumer.versionsOf('g1')).toEqual([1, 2]);
    expect(bus.fault()).toBeNull();
  });

  test('when the bus starts before the owner, then events arrive later', async () => {
    const received = new Recorder('games.accounts');
    const bus = embedded.busOf('games');
    bus.consume({ name: received.name, topic: 'accounts', handle: (batch) => received.handle(batch), markUnhandled: (event) => received.markUnhandled(event) });
    await bus.start();
    expect(bus.caughtUp()).toBe(true); // no service in this process publishes to it
    const auth = embedded.storageOf('auth');
    embedded.bus.own('auth', auth.log);
    expect(bus.caughtUp()).toBe(false);
    await until(() => embedded.logged.length > 0);
    const accounts = auth.aggregates({ ...groupType, kind: 'accounts', publish: { topic: 'accounts', schema: 1, view: (state: Group) => state } });
    await accounts.create('u1', { name: 'Ann' }, []);
    await received.has('u1');
    expect(bus.fault()).toBeNull();
  });

  test('when a record is not a valid event, then it is dead-lettered', async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    const strange = embedded.owner.aggregates({ ...groupType, kind: 'unheard-of' });
    await strange.create('x1', { name: 'x' }, []);
    await embedded.owner.aggregates(groupType).create('g1', { name: 'Saturday' }, []);
    await consumer.has('g1');
    const letters = await embedded.storageOf('games').consumers.deadLetters('games.groups');
    expect(letters).toMatchObject([{ subject: 'x1', record: { kind: 'unheard-of' } }]);
    expect(letters[0]?.reason).toContain('kind');
    expect(consumer.versionsOf('x1')).toEqual([]);
  });

  test('when the bus cannot read on, then it reports a fault once', async () => {
    const consumer = new Recorder('games.groups');
    let broken = true;
    const groups = embedded.owner.aggregates({
      ...groupType,
      publish: {
        topic: 'groups',
        schema: 1,
        view: (state: { name: string }) => {
          if (broken) throw new Error('no view of this');
          return state;
        },
      },
    });
    const bus = await running(consumer);
    await groups.create('g1', { name: 'Saturday' }, []);
    await until(() => bus.fault() !== null);
    expect(bus.fault()).toBe('games.groups: no view of this');
    broken = false;
    await consumer.has('g1');
    await until(() => bus.fault() === null);
    expect(embedded.logged).toHaveLength(1);
  });

  test('when a record fails until dead-lettered, then each failure is logged', async () => {
    const consumer = new Recorder('games.groups', () => {
      throw new InvalidRecord('cannot');
    });
    await running(consumer);
    await embedded.owner.aggregates(groupType).create('g1', { name: 'Saturday' }, []);
    await eventually(
      () => embedded.logged.length,
      (count) => count === 3,
    );
    expect(embedded.logged).toEqual(Array.from({ length: 3 }, () => ({ consumer: 'games.groups', subject: 'g1', err: new InvalidRecord('cannot') })));
  });

  test('when a consumer is added twice or late, then it is refused', async () => {
    const bus = await running(new Recorder('games.groups'));
    expect(() => bus.consume(new Recorder('games.names'))).toThrow('after the bus had started');
    const other = embedded.busOf('settlement');
    other.consume(new Recorder('settlement.groups'));
    expect(() => other.consume(new Recorder('settlement.groups'))).toThrow('already');
  });

  test("when another process writes to the owner's file, then the bus notices", async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    await embedded.reopenOwner().aggregates(groupType).create('g1', { name: 'Saturday' }, []);
    await consumer.has('g1');
  });
});
