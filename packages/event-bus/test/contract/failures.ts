import type { EventEnvelope } from '@fairshare/contracts';
import { InvalidRecord, Unavailable } from '@fairshare/event-bus';
import { StoreAway } from '@fairshare/store';
import { eventually } from '@fairshare/testing';
import { Recorder, eachOn, gate, rename, type PrepareBus } from './under-test';

export function describeFailures(prepare: PrepareBus): void {
  const test_ = eachOn(prepare);
  const running = async (consumer: Recorder) => {
    const bus = test_.now().busOf('games');
    bus.consume(consumer);
    await bus.start();
    return bus;
  };
  const buried = () => test_.now().storageOf('games').consumers.deadLetters();
  /** Resolves once a dead letter is written; `markUnhandled` is called before that. */
  const untilBuried = () => eventually(buried, (letters) => letters.length > 0);
  /** Blocks the consumer on a first event until the test has written the events that should arrive together. */
  const opening = () => {
    const written = gate();
    return { written, hold: (event: EventEnvelope) => (event.subject === 'opening' ? written.passed : undefined) };
  };

  test('when a record cannot be handled, then it is dead-lettered after three tries', async () => {
    const { written, hold } = opening();
    const tries: string[] = [];
    const consumer = new Recorder('games.groups', async (event) => {
      await hold(event);
      tries.push(event.subject);
      if (event.subject === 'bad') throw new InvalidRecord('no such hole');
    });
    await running(consumer);
    const groups = test_.groups();
    for (const id of ['opening', 'good', 'bad', 'better']) await groups.create(id, { name: id }, [{ name: 'group-created' }]);
    written.open();
    await Promise.all([consumer.has('good'), consumer.has('better')]);
    await untilBuried();

    expect(consumer.abandoned).toEqual(['bad']);
    expect(consumer.versionsOf('bad')).toEqual([]);
    expect(tries.filter((subject) => subject === 'bad').length).toBeGreaterThanOrEqual(3);
    expect(await buried()).toEqual([
      {
        id: expect.any(String) as unknown,
        consumer: 'games.groups',
        topic: 'groups',
        subject: 'bad',
        reason: 'InvalidRecord: no such hole',
        record: expect.objectContaining({ subject: 'bad', data: expect.objectContaining({ state: { name: 'bad' } }) as unknown }) as unknown,
        at: expect.stringMatching(/^\d{4}-/) as unknown,
      },
    ]);
  });

  test('when one version is dead-lettered, then a later one is handled', async () => {
    const consumer = new Recorder('games.groups', ({ data }) => {
      if (data.version === 1) throw new InvalidRecord('not this one');
    });
    await running(consumer);
    await test_.groups().create('g1', { name: 'bad' }, []);
    await untilBuried();
    await test_.groups().update('g1', rename('good'));
    await consumer.has('g1', 2);
    expect(await buried()).toHaveLength(1);
  });

  test('when a record fails only twice, then it is handled and not dead-lettered', async () => {
    let failures = 2;
    const consumer = new Recorder('games.groups', () => {
      failures -= 1;
      if (failures >= 0) throw new InvalidRecord('not now');
    });
    await running(consumer);
    await test_.groups().create('g1', { name: 'Saturday' }, []);
    await consumer.has('g1');
    expect(await buried()).toEqual([]);
    expect(consumer.abandoned).toEqual([]);
  });

  test.each([
    ['something it needs', () => new Unavailable('groups does not answer')],
    ['its own store', () => new StoreAway('database is locked')],
    ['something nobody has a name for', () => Object.assign(new Error('disk I/O error'), { name: 'MongoServerError', code: 1 })],
    ['whatever a fault of ours is taken for', () => new TypeError('undefined is no function')],
  ])('when %s is unavailable, then the record is retried until handled', async (_, failure) => {
    let failures = 0;
    const consumer = new Recorder('games.groups', () => {
      if (failures < 5) {
        failures += 1;
        throw failure();
      }
    });
    const bus = await running(consumer);
    const groups = test_.groups();
    await groups.create('g1', { name: 'Saturday' }, [{ name: 'group-created' }]);
    await groups.create('g2', { name: 'Sunday' }, [{ name: 'group-created' }]);
    await Promise.all([consumer.has('g1'), consumer.has('g2')]);
    expect(failures).toBe(5);
    expect(await buried()).toEqual([]);
    expect(consumer.abandoned).toEqual([]);
    expect(bus.fault()).toBeNull();
  });

  test('when one record is bad, then only that one is dead-lettered', async () => {
    const { written, hold } = opening();
    let outages = 2;
    const consumer = new Recorder('games.groups', async (event) => {
      await hold(event);
      if (event.subject === 'bad') throw new InvalidRecord('no such hole');
      if (event.subject === 'needy' && outages > 0) {
        outages -= 1;
        throw new Unavailable('away');
      }
    });
    await running(consumer);
    for (const id of ['opening', 'bad', 'needy']) await test_.groups().create(id, { name: id }, []);
    written.open();
    await consumer.has('needy');
    await untilBuried();
    expect((await buried()).map(({ subject }) => subject)).toEqual(['bad']);
  });

  test('when an unhandled record cannot be marked, then it is still dead-lettered', async () => {
    const consumer = new Recorder('games.groups', ({ subject }) => {
      if (subject === 'bad') throw new InvalidRecord('cannot');
    });
    consumer.markUnhandled = () => Promise.reject(new Error('cannot abandon either'));
    await running(consumer);
    await test_.groups().create('bad', { name: 'x' }, []);
    await test_.groups().create('good', { name: 'x' }, []);
    await consumer.has('good');
    await test_.groups().create('next', { name: 'x' }, []);
    await consumer.has('next');
    expect((await buried()).map(({ subject }) => subject)).toEqual(['bad']);
  });
}
