import { eventually } from '@fairshare/testing';
import { gate, Recorder, eachOn, rename, type PrepareBus } from './under-test';

export function describeDelivery(prepare: PrepareBus): void {
  const test_ = eachOn(prepare);
  const running = async (consumer: Recorder, service = 'games') => {
    const bus = test_.now().busOf(service);
    bus.consume(consumer);
    await bus.start();
    return bus;
  };

  test('when a commit is made, then it arrives as an event of its aggregate', async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    await test_.groups().create('g1', { name: 'Saturday' }, [{ name: 'group-created', facts: { by: 'ann' } }]);
    await consumer.has('g1');
    expect(consumer.events[0]).toMatchObject({
      specversion: '1.0',
      id: 'groups/g1/1',
      source: '/fairshare/groups',
      type: 'fairshare.groups',
      subject: 'g1',
      datacontenttype: 'application/json',
      data: { kind: 'groups', version: 1, schema: 1, state: { name: 'Saturday' } },
    });
    expect(Date.parse(consumer.events[0]?.time ?? '')).not.toBeNaN();
  });

  test('when several commits are made, then each change arrives by name', async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    const groups = test_.groups();
    await groups.create('g1', { name: 'Saturday' }, []);
    await consumer.has('g1');
    for (const name of ['a', 'b', 'c']) await groups.update('g1', rename(name));
    await consumer.has('g1', 4);
    // At least once: a broker redelivers records whose offsets were not committed.
    const changes = consumer.events.flatMap(({ data }) => data.changes.map(({ name, facts }) => `${name} ${JSON.stringify(facts)}`));
    expect([...new Set(changes)]).toEqual(['a', 'b', 'c'].map((name) => `group-renamed ${JSON.stringify({ name })}`));
    expect(consumer.events.at(-1)?.data.changes.at(-1)).toEqual({ name: 'group-renamed', facts: { name: 'c' } });
    expect(consumer.events.at(-1)?.data.state).toEqual({ name: 'c' });
  });

  test('when aggregates are updated many times, then their versions arrive in order', async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    const groups = test_.groups();
    await Promise.all(['g1', 'g2', 'g3'].map((id) => groups.create(id, { name: 'v1' }, [])));
    await Promise.all(Array.from({ length: 60 }, (_, index) => groups.update(`g${(index % 3) + 1}`, rename(`${index}`))));
    for (const id of ['g1', 'g2', 'g3']) {
      await consumer.has(id, 21);
      const versions = consumer.versionsOf(id);
      expect(versions).toEqual([...versions].sort((a, b) => a - b));
      expect(consumer.events.filter(({ subject }) => subject === id).at(-1)?.data.state).toEqual((await groups.get(id))?.state);
    }
  });

  test('when an aggregate is deleted, then it arrives as a tombstone', async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    const groups = test_.groups();
    await groups.create('g1', { name: 'Saturday' }, []);
    await consumer.has('g1');
    await groups.remove('g1', () => [{ name: 'group-deleted' }]);
    await consumer.has('g1', 2);
    expect(consumer.events.at(-1)?.data).toEqual({ kind: 'groups', version: 2, schema: 1, changes: [{ name: 'group-deleted', facts: {} }], state: { deleted: true } });
  });

  test('when a consumer is new, then it gets every aggregate, deleted ones included', async () => {
    const groups = test_.groups();
    const ids = Array.from({ length: 250 }, (_, index) => `g${String(index).padStart(3, '0')}`);
    for (let first = 0; first < ids.length; first += 50) await Promise.all(ids.slice(first, first + 50).map((id) => groups.create(id, { name: id }, [])));
    await groups.remove('g007', () => [{ name: 'group-deleted' }]);
    const consumer = new Recorder('games.groups');
    await running(consumer);
    await Promise.all(ids.map((id) => consumer.has(id)));
    const newest = new Map(consumer.events.map((event) => [event.subject, event.data.state]));
    expect(newest.get('g007')).toEqual({ deleted: true });
    expect(newest.get('g249')).toEqual({ name: 'g249' });
  });

  test('when a commit is made, then it is delivered at once', async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    // One after another: if each waited a second, the test would time out.
    for (let index = 0; index < 30; index += 1) {
      await test_.groups().create(`g${index}`, { name: 'Saturday' }, []);
      await consumer.has(`g${index}`);
    }
  });

  test('when one consumer is slow, then another gets its events without waiting', async () => {
    const held = gate();
    const slow = new Recorder('slow.groups', () => held.passed);
    const fast = new Recorder('fast.groups');
    await running(slow, 'slow');
    await running(fast, 'fast');
    await test_.groups().create('g1', { name: 'Saturday' }, []);
    await test_.groups().create('g2', { name: 'Sunday' }, []);
    await fast.has('g2');
    expect(slow.events).toEqual([]);
    held.open();
    await slow.has('g2');
  });

  test('when a service has several consumers, then each of them gets the event', async () => {
    const [first, second] = [new Recorder('games.groups'), new Recorder('games.names')];
    const bus = test_.now().busOf('games');
    for (const consumer of [first, second]) bus.consume(consumer);
    await bus.start();
    await test_.groups().create('g1', { name: 'Saturday' }, []);
    await Promise.all([first.has('g1'), second.has('g1')]);
  });

  test('when a consumer handled all there was, then the bus has caught up', async () => {
    const groups = test_.groups();
    const ids = Array.from({ length: 250 }, (_, index) => `g${String(index).padStart(3, '0')}`);
    await Promise.all(ids.map((id) => groups.create(id, { name: id }, [])));
    const atLast = gate();
    const held = gate();
    const seen = new Set<string>();
    const consumer = new Recorder('games.groups', ({ subject }) => {
      seen.add(subject);
      if (seen.size < ids.length) return undefined;
      atLast.open();
      return held.passed;
    });
    const bus = test_.now().busOf('games');
    bus.consume(consumer);
    expect(bus.caughtUp()).toBe(false);
    await bus.start();
    await atLast.passed;
    expect(bus.caughtUp()).toBe(false);
    held.open();
    await Promise.all(ids.map((id) => consumer.has(id)));
    // The bus reports `caughtUp` once the handler has returned, so before the next delivery.
    await groups.create('later', { name: 'later' }, []);
    await consumer.has('later');
    expect(bus.caughtUp()).toBe(true);
    expect(bus.fault()).toBeNull();
  });

  test('when a consumer has not handled some records, then the lag counts them', async () => {
    const held = gate();
    const consumer = new Recorder('games.groups', ({ subject }) => (subject === 'held' ? held.passed : undefined));
    const bus = await running(consumer);
    await test_.groups().create('g1', { name: 'Saturday' }, []);
    await consumer.has('g1');
    const lag = () =>
      bus.lag().then(
        ([of]) => of?.behind,
        () => -1,
      );
    await eventually(lag, (behind) => behind === 0, { every: 100 });
    for (const id of ['held', 'g2', 'g3']) await test_.groups().create(id, { name: 'Sunday' }, []);
    await eventually(lag, (behind) => behind === 3, { every: 100 });
    held.open();
    await consumer.has('g3');
    const lags = await eventually(
      () => bus.lag().catch(() => []),
      ([of]) => of?.behind === 0,
      { every: 100 },
    );
    expect(lags).toMatchObject([{ consumer: 'games.groups', topic: 'groups', behind: 0 }]);
  });

  test('when a commit belongs to a traced request, then its event carries the trace', async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    await test_.groups().create('g1', { name: 'Saturday' }, []);
    await consumer.has('g1');
    expect(consumer.events[0]?.traceparent).toBe('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
  });
}
