import { createHash } from 'node:crypto';
import { Unavailable } from '@fairshare/event-bus';
import type { ConsumerStore } from '@fairshare/store';
import { describeOnEngines } from '@fairshare/testing';
import type { Producer } from 'kafkajs';
import { withDeadLetterTopic } from '../src/kafka/dead-letters';
import { topicNames } from '../src/kafka/topics';
import { Recorder } from './contract/under-test';
import { clientOf, produce, readTopic, untilThere } from './kafka-topics';
import { kafkaForEach } from './kafka-under-test';

describeOnEngines(['kafka', 'mongo'], 'records that cannot be handled, on a broker', () => {
  const kafka = kafkaForEach();
  const { groups, running } = kafka;
  const buried = () => kafka.storageOf('games').consumers.deadLetters();
  const copies = () => readTopic(kafka.broker, `${kafka.prefix}groups.dead-letter`);
  async function send(record: { key: string; value: string | Buffer; headers?: Record<string, string> }): Promise<void> {
    await untilThere(kafka.broker, `${kafka.prefix}groups`);
    await produce(kafka.broker, `${kafka.prefix}groups`, record);
  }

  test.each([
    ['no JSON', '{"half":'],
    ['no event', '{"specversion":"1.0","subject":"bad"}'],
    ['nothing at all', ''],
  ])('when a record is %s, then it goes to the dead-letter topic', async (_, value) => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    await groups().create('before', { name: 'x' }, []);
    await consumer.has('before');
    await send({ key: 'bad', value });
    await groups().create('after', { name: 'x' }, []);
    await consumer.has('after');
    const [letter] = await copies();
    expect(letter).toMatchObject({ key: 'bad', headers: { consumer: 'games.groups', reason: expect.stringContaining('not an event') as unknown } });
    expect(await buried()).toMatchObject([{ subject: 'bad', topic: 'groups' }]);
    expect(consumer.versionsOf('bad')).toEqual([]);
  });

  test('when a record cannot be read, then its aggregate is marked first', async () => {
    const order: string[] = [];
    const { consumers } = kafka.storageOf('games');
    const consumer = new Recorder('games.groups');
    consumer.markUnhandled = async ({ subject }) => void order.push(`${subject} is marked`);
    const noted: ConsumerStore = {
      position: (name, source) => consumers.position(name, source),
      save: (cursor) => consumers.save(cursor),
      deadLetters: (name) => consumers.deadLetters(name),
      countDeadLetters: (name) => consumers.countDeadLetters(name),
      removeDeadLetter: (id) => consumers.removeDeadLetter(id),
      addDeadLetter: async (letter) => {
        order.push('kept');
        await consumers.addDeadLetter(letter);
      },
    };
    await running(consumer, { consumers: noted });
    await send({ key: 'bad', value: '{"half":' });
    await groups().create('after', { name: 'x' }, []);
    await consumer.has('after');
    expect(order).toEqual(['bad is marked', 'kept']);
    expect(await copies()).toHaveLength(1);
  });

  test('when the broker refuses a dead letter, then it is kept once', async () => {
    let refusals = 0;
    const letters = withDeadLetterTopic(
      kafka.storageOf('games').consumers,
      {
        send: async () => {
          refusals += 1;
          if (refusals < 4) throw new Error('away');
          return [];
        },
      } as unknown as Producer,
      topicNames(''),
    );
    const letter = { consumer: 'games.groups', topic: 'groups', subject: 'bad', reason: 'no', record: null, at: '2026-05-02T10:00:00.000Z' };
    for (let tried = 0; tried < 3; tried += 1) await expect(letters.addDeadLetter(letter)).rejects.toThrow(Unavailable);
    await letters.addDeadLetter(letter);
    expect(await buried()).toHaveLength(1);
  });

  test.each([
    ['of unreadable bytes', Buffer.alloc(3.9 * 1024 * 1024)],
    ['that is no event', Buffer.from(JSON.stringify({ specversion: '1.0', text: '\u0001'.repeat(600_000) }))],
  ])('when a record %s exceeds a letter, then its digest is dead-lettered', async (_, value) => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    await send({ key: 'bad', value, headers: { trace: 'x'.repeat(5_000) } });
    await groups().create('after', { name: 'x' }, []);
    await consumer.has('after');
    const digest = {
      bytes: value.length,
      sha256: createHash('sha256').update(value).digest('hex'),
      headers: { trace: 'x'.repeat(200) },
      head: value.subarray(0, 1_000).toString(),
    };
    expect(await buried()).toMatchObject([{ subject: 'bad', record: { digest } }]);
    const [copy] = await copies();
    expect(JSON.parse(copy?.value ?? '')).toMatchObject({ subject: 'bad', record: { digest } });
  });

  test("when an unreadable record's key is no id, then no aggregate is marked", async () => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    await send({ key: 'k'.repeat(100_000), value: '{"half":' });
    await groups().create('after', { name: 'x' }, []);
    await consumer.has('after');
    expect(consumer.abandoned).toEqual([]);
    expect(await buried()).toMatchObject([{ subject: 'k'.repeat(200), record: '{"half":' }]);
  });

  test.each(['gzip', 'snappy', 'lz4', 'zstd'])('when a broker compresses a topic with %s, then it is read', async (compression) => {
    const consumer = new Recorder('games.groups');
    await running(consumer);
    const admin = clientOf(kafka.broker).admin();
    await admin.connect();
    await untilThere(kafka.broker, `${kafka.prefix}groups`);
    await admin.alterConfigs({ validateOnly: false, resources: [{ type: 2, name: `${kafka.prefix}groups`, configEntries: [{ name: 'compression.type', value: compression }] }] });
    await admin.disconnect();
    const name = 'The same again and again. '.repeat(20_000);
    await groups().create('g1', { name }, []);
    await consumer.has('g1');
    expect(consumer.events.find(({ subject }) => subject === 'g1')?.data.state).toEqual({ name });
  });
});
