import { createHook } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ENGINE_START, describeOnEngines, eventually, sharedMongo, startKafka, type Engine } from '@fairshare/testing';
import { clientOf, readTopic, untilThere } from './kafka-topics';
import { kafkaForEach, prepareKafka, type KafkaUnderTest } from './kafka-under-test';
import { Recorder, gate, groupType, rename } from './contract/under-test';

const DAY = 24 * 60 * 60 * 1000;
const replaceErrors = (_: string, value: unknown) => (value instanceof Error ? value.message : value);

describeOnEngines(['kafka', 'mongo'], 'the kafka bus on a broker', () => {
  const kafka = kafkaForEach();
  const { groups, running } = kafka;
  const read = (topic: string) => readTopic(kafka.broker, topic);
  const topicExists = (topic: string) => untilThere(kafka.broker, topic);

  test('when the bus creates its topics, then they are compacted with 6 partitions', async () => {
    await running(new Recorder('games.groups'), { prefix: `${kafka.prefix}full.`, partitions: undefined });
    const admin = clientOf(kafka.broker).admin();
    await admin.connect();
    const topic = `${kafka.prefix}full.groups`;
    await topicExists(topic);
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    expect(topics[0]?.partitions).toHaveLength(6);
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [topic, `${topic}.dead-letter`].map((name) => ({ type: 2, name, configNames: ['cleanup.policy', 'max.compaction.lag.ms', 'retention.ms'] })),
    });
    const valueOf = (index: number, name: string) => resources[index]?.configEntries.find((entry) => entry.configName === name)?.configValue;
    expect(valueOf(0, 'cleanup.policy')).toBe('compact');
    expect(valueOf(0, 'max.compaction.lag.ms')).toBe(String(DAY));
    expect(valueOf(1, 'cleanup.policy')).toBe('delete');
    expect(valueOf(1, 'retention.ms')).toBe(String(14 * DAY));
    await admin.disconnect();
  });

  test('when a record is published, then its key is its aggregate', async () => {
    await groups().create('g1', { name: 'Saturday' }, [{ name: 'group-created' }]);
    const [record] = await read(`${kafka.prefix}groups`);
    expect(record).toMatchObject({ key: 'g1', headers: { 'content-type': 'application/cloudevents+json', traceparent: expect.stringMatching(/^00-0af765/) as unknown } });
    expect(JSON.parse(record?.value ?? '')).toMatchObject({ subject: 'g1', data: { version: 1, state: { name: 'Saturday' } } });
  });

  test('when a record is too large for its topic, then the next is delivered', async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    await groups().create('huge', { name: 'x'.repeat(5 * 1024 * 1024) }, []);
    await groups().create('g1', { name: 'x' }, []);
    await consumer.has('g1');
    await eventually(
      () => kafka.owner.outbox.depth(),
      (depth) => depth === 1,
    );
    expect(consumer.versionsOf('huge')).toEqual([]);
    await eventually(
      () => JSON.stringify(kafka.logged, replaceErrors),
      (logged) => logged.includes('does not take huge: it is too large'),
    );
  });

  test('when a commit cannot be sent, then its age grows until sent', async () => {
    const publisher = kafka.busOf('groups', { outbox: kafka.owner.outbox });
    expect(await publisher.oldestUnsent()).toBe(0);
    await groups().create('huge', { name: 'x'.repeat(5 * 1024 * 1024) }, []);
    const first = await eventually(
      () => publisher.oldestUnsent(),
      (age) => age > 0,
    );
    await eventually(
      () => publisher.oldestUnsent(),
      (age) => age > first,
    );
    await groups().update('huge', rename('small enough'));
    await eventually(
      () => publisher.oldestUnsent(),
      (age) => age === 0,
    );
  });

  test('when nothing is sent or received, then few timers are set', async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    await groups().create('g1', { name: 'Saturday' }, []);
    await consumer.has('g1');

    let timers = 0;
    const hook = createHook({ init: (_id, type) => void (timers += type === 'Timeout' ? 1 : 0) }).enable();
    await pause(1_000);
    hook.disable();

    // Unpatched, kafkajs sets one timer per millisecond for each connection.
    expect(timers).toBeLessThan(200);
  });

  test('when a handler does not return, then the bus reports a fault', async () => {
    const [reached, forever] = [gate(), gate()];
    const bus = await running(new Recorder('games.groups', () => (reached.open(), forever.passed)), { stallsAfter: 2_000 });
    // A slow start counts as a stall until the first answer of the broker.
    await eventually(() => bus.caughtUp() && bus.fault() === null, Boolean, { within: 30_000 });
    await groups().create('g1', { name: 'x' }, []);
    await reached.passed;
    const fault = await eventually(
      () => bus.fault(),
      (now) => now !== null,
      { within: 30_000 },
    );
    expect(fault).toMatch(/^games\.groups: no progress for \d+ s$/);
    forever.open();
    await eventually(
      () => bus.fault(),
      (now) => now === null,
      { within: 30_000 },
    );
  });

  test('when a service has two instances, then they share the work', async () => {
    await kafka.prepare({ partitions: 4 });
    for (let index = 0; index < 40; index += 1) await groups().create(`g${index}`, { name: 'v1' }, []);
    const consumers = [new Recorder('games.groups'), new Recorder('games.groups')];
    const buses = await Promise.all(consumers.map((consumer) => running(consumer)));
    await eventually(
      () => buses.map((bus) => bus.caughtUp()),
      (done) => done.every(Boolean),
      { within: 20_000 },
    );
    for (let index = 0; index < 40; index += 1) await groups().update(`g${index}`, rename('v2'));
    const handled = () => new Set(consumers.flatMap(({ events }) => events.filter(({ data }) => data.version === 2).map(({ subject }) => subject)));
    await eventually(
      () => handled().size,
      (count) => count === 40,
      { within: 20_000 },
    );
    expect(consumers.every(({ events }) => events.length > 0)).toBe(true);
  });

  test('when one of two instances stops consuming, then the other has all partitions', async () => {
    await kafka.prepare({ partitions: 4 });
    for (let index = 0; index < 40; index += 1) await groups().create(`g${index}`, { name: 'v1' }, []);
    const [going, staying] = [new Recorder('games.groups'), new Recorder('games.groups')];
    const [goingBus, stayingBus] = [await running(going), await running(staying)];
    await eventually(() => [goingBus, stayingBus].every((bus) => bus.caughtUp()), Boolean, { within: 20_000 });

    // The bus is not closed yet, as while the sockets of its process still drain.
    await goingBus.stopConsuming();
    const admin = clientOf(kafka.broker).admin();
    await admin.connect();
    const { groups: described } = await admin.describeGroups([`${kafka.prefix}games.groups`]).finally(() => admin.disconnect());
    expect(described[0]?.members).toHaveLength(1);
    for (let index = 0; index < 40; index += 1) await groups().update(`g${index}`, rename('v2'));
    await eventually(
      () => new Set(staying.events.filter(({ data }) => data.version === 2).map(({ subject }) => subject)).size,
      (count) => count === 40,
      { within: 20_000 },
    );
    expect(going.events.filter(({ data }) => data.version === 2)).toEqual([]);
    expect(goingBus.fault()).toBeNull();
  });

  test('when the broker refuses a consumer permanently, then the bus reports a fault', async () => {
    // A foreign member occupies the group with a protocol that our consumer does not support: the broker refuses ours permanently.
    const stranger = clientOf(kafka.broker).consumer({
      groupId: `${kafka.prefix}games.groups`,
      partitionAssigners: [() => ({ name: 'Strange', version: 0, protocol: () => ({ name: 'Strange', metadata: Buffer.alloc(0) }), assign: async () => [] })],
    });
    await groups().create('g1', { name: 'Saturday' }, []);
    await eventually(
      () => kafka.owner.outbox.depth(),
      (depth) => depth === 0,
    );
    await stranger.connect();
    await stranger.subscribe({ topic: `${kafka.prefix}groups` });
    const joined = new Promise<void>((resolve) => stranger.on(stranger.events.GROUP_JOIN, () => resolve()));
    await stranger.run({ eachMessage: async () => undefined });
    await joined;
    const bus = await running(new Recorder('games.groups'));
    await eventually(
      () => bus.fault(),
      (fault) => fault !== null,
      { within: 20_000 },
    );
    expect(bus.fault()).toMatch(/^games\.groups: KafkaJS.*protocol/i);
    await stranger.disconnect();
  });
});

describeOnEngines(['kafka', 'mongo'], 'the kafka bus while its broker is unavailable', () => {
  let engine: Engine;
  let kafka: KafkaUnderTest;
  beforeAll(async () => {
    engine = await startKafka();
  }, ENGINE_START);
  afterAll(() => engine.close());
  afterEach(() => kafka.dispose());

  test('when the broker is killed and restarted, then all commits are delivered', async () => {
    kafka = await prepareKafka(engine.url, await sharedMongo(), { partitions: 3 });
    const consumer = new Recorder('games.groups');
    const stallsAfter = 3_000;
    const bus = kafka.busOf('games', { stallsAfter });
    bus.consume(consumer);
    await bus.start();
    const groups = kafka.owner.aggregates(groupType);
    const ids = Array.from({ length: 12 }, (_, index) => `g${index}`);
    for (const id of ids) await groups.create(id, { name: 'v1' }, []);
    await Promise.all(ids.map((id) => consumer.has(id)));

    // Writes continue while the broker is killed, is unavailable, and restarts.
    let faultWhileAway: string | null = null;
    let accepted = 0;
    let goesOn = true;
    const writing = (async () => {
      for (; goesOn; accepted += 1) {
        await groups.update(ids[accepted % ids.length] ?? '', rename(`${accepted}`));
        faultWhileAway ??= bus.fault();
      }
    })();
    const afterMore = (count: number) => {
      const target = accepted + count;
      return eventually(
        () => accepted,
        (now) => now >= target,
        { within: 60_000 },
      );
    };
    await afterMore(30);
    await engine.kill();
    await Promise.all([afterMore(60), pause(2 * stallsAfter)]);
    const [waiting, fault] = [await kafka.owner.outbox.depth(), faultWhileAway];
    await engine.restart();
    goesOn = false;
    await writing;
    expect(waiting).toBe(ids.length);
    // Faults after the restart do not count: how long the consumer takes to rejoin depends on the machine.
    expect(fault).toBeNull();

    await Promise.all(ids.map(async (id) => consumer.has(id, (await groups.get(id))?.version)));
    const published = new Set(consumer.events.flatMap(({ data }) => data.changes.map(({ facts }) => facts['name'])));
    expect(published.size).toBe(accepted);
    for (const id of ids) {
      const newest = consumer.events.filter(({ subject }) => subject === id).reduce((one, other) => (other.data.version > one.data.version ? other : one));
      expect(newest.data.state).toEqual((await groups.get(id))?.state);
    }
    await eventually(
      () => kafka.owner.outbox.depth(),
      (depth) => depth === 0,
      { within: 30_000, every: 100 },
    );
    expect(await kafka.storageOf('games').consumers.deadLetters()).toEqual([]);
    await eventually(
      () => bus.fault(),
      (fault) => fault === null,
    );
  });

  test('when the owner starts before the broker, then its commits are delivered', async () => {
    await engine.kill();
    kafka = await prepareKafka(engine.url, await sharedMongo());
    const groups = kafka.owner.aggregates(groupType);
    const consumer = new Recorder('games.groups');
    const bus = kafka.busOf('games');
    bus.consume(consumer);
    await groups.create('g1', { name: 'v1' }, []);
    expect(bus.caughtUp()).toBe(false);
    await engine.restart();
    await bus.start();
    await consumer.has('g1');
    await eventually(() => bus.caughtUp(), Boolean, { within: 30_000 });
  });
});
