import { InvalidRecord, Unavailable, type Consumer } from '@fairshare/event-bus';
import type { ProjectionType } from '@fairshare/store';
import { Recorder, Signal, eachOn, gate, rename, type Group, type PrepareBus } from './under-test';

export function describeRestarts(prepare: PrepareBus): void {
  const test_ = eachOn(prepare);
  const running = async (consumer: Consumer) => {
    const bus = test_.now().busOf('games');
    bus.consume(consumer);
    await bus.start();
    return bus;
  };

  test('when a bus restarts, then its consumer continues where it stopped', async () => {
    const groups = test_.groups();
    const before = new Recorder('games.groups');
    const bus = await running(before);
    await groups.create('g1', { name: 'Saturday' }, []);
    await before.has('g1');
    await bus.close();
    await groups.create('g2', { name: 'Sunday' }, [{ name: 'group-created' }]);

    const after = new Recorder('games.groups');
    await running(after);
    await after.has('g2');
    expect(after.versionsOf('g1')).toEqual([]);
    expect(after.changesOf('g2')).toEqual(['group-created']);
    expect(before.versionsOf('g2')).toEqual([]);
  });

  test('when a bus closes while a handler runs, then it waits for it', async () => {
    const reached = gate();
    const held = gate();
    const consumer = new Recorder('games.groups', async () => {
      reached.open();
      await held.passed;
    });
    const bus = await running(consumer);
    await test_.groups().create('g1', { name: 'Saturday' }, []);
    await reached.passed;
    let closed = false;
    const closing = bus.close().then(() => (closed = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(closed).toBe(false);
    held.open();
    await closing;
    expect(consumer.versionsOf('g1')).toEqual([1]);
    await test_.groups().create('g2', { name: 'Sunday' }, []);

    const after = new Recorder('games.groups');
    await running(after);
    await after.has('g2');
    expect(consumer.versionsOf('g2')).toEqual([]);
  });

  test('when a bus stops consuming, then nothing more comes and others go on', async () => {
    const groups = test_.groups();
    const before = new Recorder('games.groups');
    const bus = await running(before);
    await groups.create('g1', { name: 'Saturday' }, []);
    await before.has('g1');
    await bus.stopConsuming();

    const after = new Recorder('games.groups');
    await running(after);
    await groups.create('g2', { name: 'Sunday' }, []);
    await after.has('g2');
    expect(before.versionsOf('g2')).toEqual([]);
    expect(bus.fault()).toBeNull();
    await bus.stopConsuming();
    await bus.close();
  });

  test('when a bus closes during an outage, then the record comes after restart', async () => {
    const reached = gate();
    const bus = await running(
      new Recorder('games.groups', () => {
        reached.open();
        throw new Unavailable('away');
      }),
    );
    await test_.groups().create('g1', { name: 'Saturday' }, [{ name: 'group-created' }]);
    await reached.passed;
    await bus.close();

    const after = new Recorder('games.groups');
    await running(after);
    await after.has('g1');
    expect(await test_.now().storageOf('games').consumers.deadLetters()).toEqual([]);
  });

  test('when a process dies before saving its position, then the record comes again', async () => {
    const handled = gate();
    const forever = gate();
    const before = new Recorder('games.groups');
    const bus = await running({
      name: before.name,
      topic: before.topic,
      async handle(batch) {
        await before.handle(batch);
        handled.open();
        await forever.passed;
      },
      markUnhandled: (event) => before.markUnhandled(event),
    });
    await test_.groups().create('g1', { name: 'Saturday' }, [{ name: 'group-created' }]);
    await handled.passed;
    await test_.now().crash(bus);

    const after = new Recorder('games.groups');
    await running(after);
    await after.has('g1');
    expect(before.versionsOf('g1')).toEqual([1]);
    expect(after.versionsOf('g1')).toEqual([1]);
  });

  test('when a bus is rewound, then its consumer gets everything again', async () => {
    const groups = test_.groups();
    for (const id of ['g1', 'g2']) await groups.create(id, { name: id }, []);
    const before = new Recorder('games.groups');
    const bus = await running(before);
    await Promise.all([before.has('g1'), before.has('g2')]);
    await bus.close();

    const after = new Recorder('games.groups');
    const again = test_.now().busOf('games');
    again.consume(after);
    await again.rewind();
    await again.start();
    await Promise.all([after.has('g1'), after.has('g2')]);
    await expect(again.rewind()).rejects.toThrow(/started/);
  });

  describe('a projection', () => {
    const projectedGroups: ProjectionType<Group> = { kind: 'groups' };

    /** A consumer that stores the events in a projection, as services do; `afterwards` runs once they are stored. */
    function keeping(applied: { subject: string; version: number }[], signal: Signal, afterwards: () => void = () => undefined): Consumer {
      const store = test_.now().storageOf('games').projection(projectedGroups);
      return {
        name: 'games.groups',
        topic: 'groups',
        async handle({ events, cursor }) {
          const records = events.map(({ subject, data }) => ({
            id: subject,
            version: data.version,
            state: 'deleted' in data.state ? null : { name: String(data.state['name']) },
          }));
          const before = new Map(await Promise.all(records.map(async ({ id }) => [id, (await store.get(id))?.version ?? 0] as const)));
          await store.apply(records, cursor);
          applied.push(...records.filter(({ id, version }) => version > (before.get(id) ?? 0)).map(({ id, version }) => ({ subject: id, version })));
          signal.raise();
          afterwards();
        },
        markUnhandled: (event) => store.markBehind(event.subject),
      };
    }

    test('when a record is delivered again, then the projection does not apply it twice', async () => {
      const applied: { subject: string; version: number }[] = [];
      const signal = new Signal();
      let failed = false;
      await running(
        keeping(applied, signal, () => {
          if (failed) return;
          failed = true;
          throw new Unavailable('after it was kept');
        }),
      );
      const groups = test_.groups();
      await groups.create('g1', { name: 'Saturday' }, []);
      await signal.until(() => applied.length === 1);
      await groups.update('g1', rename('Sunday'));
      await signal.until(() => applied.some(({ version }) => version === 2));
      expect(applied).toEqual([
        { subject: 'g1', version: 1 },
        { subject: 'g1', version: 2 },
      ]);
    });

    test("when a projection is rebuilt from nothing, then its versions match the owner's", async () => {
      const groups = test_.groups();
      for (let index = 0; index < 30; index += 1) await groups.create(`g${index}`, { name: 'v1' }, []);
      for (let index = 0; index < 30; index += 3) await groups.update(`g${index}`, rename('v2'));
      for (let index = 0; index < 30; index += 5) await groups.remove(`g${index}`, () => []);
      const applied: { subject: string; version: number }[] = [];
      const signal = new Signal();
      await running(keeping(applied, signal));
      await signal.until(() => new Set(applied.map(({ subject }) => subject)).size === 30);
      const ours = test_.now().storageOf('games').projection(projectedGroups);
      expect(await ours.versions()).toEqual(await groups.versions());
    });

    test('when a record is given up on, then its aggregate is marked as behind', async () => {
      const signal = new Signal();
      const keeper = keeping([], signal);
      const abandoned = gate();
      await running({
        ...keeper,
        handle: async () => {
          throw new InvalidRecord('cannot');
        },
        async markUnhandled(event) {
          await keeper.markUnhandled(event);
          abandoned.open();
        },
      });
      await test_.groups().create('g1', { name: 'Saturday' }, []);
      await abandoned.passed;
      expect(await test_.now().storageOf('games').projection(projectedGroups).get('g1')).toMatchObject({ behind: true });
    });
  });
}
