import { Kafka, KafkaJSNumberOfRetriesExceeded, KafkaJSProtocolError, PartitionAssigners, logLevel } from 'kafkajs';
import { ENGINE_START, describeOnEngines, eventually, sharedMongo, startKafka, type Engine } from '@fairshare/testing';
import { GroupConsumer } from '../src/kafka/group-consumer';
import { isTransient } from '../src/kafka/transient-errors';
import { Recorder, groupType } from './contract/under-test';
import { prepareKafka, type KafkaUnderTest } from './kafka-under-test';

const named = (name: string) => Object.assign(new Error('no'), { name });
const refused = (type: string) => new KafkaJSProtocolError(Object.assign(new Error('no'), { type, code: 1, retriable: false }));

describe('an error that ends a consumer', () => {
  test.each([
    ['no coordinator is found for its group', named('KafkaJSGroupCoordinatorNotFound')],
    ['a lock was waited for too long', named('KafkaJSLockTimeout')],
    ['the group rebalances', refused('REBALANCE_IN_PROGRESS')],
    ['the coordinator is loading', refused('GROUP_LOAD_IN_PROGRESS')],
    ['a partition has no leader', refused('LEADER_NOT_AVAILABLE')],
    ['the library gave up on one of these', Object.assign(named('KafkaJSNonRetriableError'), { cause: refused('NOT_COORDINATOR_FOR_GROUP') })],
  ])('when %s, then the error is transient', (_, error) => expect(isTransient(error)).toBe(true));

  test.each([
    ['the group speaks another protocol', refused('INCONSISTENT_GROUP_PROTOCOL')],
    ['it may not read the topic', refused('TOPIC_AUTHORIZATION_FAILED')],
    ['the library gave up on one of these', new KafkaJSNumberOfRetriesExceeded(refused('GROUP_AUTHORIZATION_FAILED'), { retryCount: 5, retryTime: 100 })],
    ['the library has a bug', new TypeError('undefined is no function')],
  ])('when %s, then the error is permanent', (_, error) => expect(isTransient(error)).toBe(false));
});

describeOnEngines(['kafka', 'mongo'], 'a member of a group', () => {
  let engine: Engine;
  let kafka: KafkaUnderTest;
  beforeAll(async () => {
    engine = await startKafka();
    kafka = await prepareKafka(engine.url, await sharedMongo());
  }, ENGINE_START);
  afterAll(async () => {
    await kafka.dispose();
    await engine.close();
  });

  /** A member of this consumer's group, on a client with few retries; it has received the aggregate `before`. */
  async function joined(recorder: Recorder, before: string) {
    await kafka.owner.aggregates(groupType).create(before, { name: 'v1' }, []);
    await eventually(
      () => kafka.owner.outbox.depth(),
      (depth) => depth === 0,
      { within: 30_000, every: 100 },
    );
    const client = new Kafka({ brokers: [engine.url], logLevel: logLevel.NOTHING, retry: { initialRetryTime: 50, retries: 1 } });
    const admin = client.admin();
    await admin.connect();
    const group = `${kafka.prefix}${recorder.name}`;
    const member = new GroupConsumer({
      kafka: client,
      consumer: recorder,
      consumers: kafka.storageOf('games').consumers,
      topic: `${kafka.prefix}groups`,
      group,
      clock: () => new Date(),
      onProblem: () => undefined,
      stallsAfter: 60_000,
      // The broker is available again before the check, but its coordinator is not.
      reachable: async () => true,
    });
    // Retries like the bus: a broker that has just started may not have a coordinator yet.
    await eventually(
      () =>
        member.start(admin).then(
          () => true,
          () => false,
        ),
      Boolean,
      { within: 30_000 },
    );
    await recorder.has(before);
    return {
      member,
      /** Removes a member from the group at the broker, as after a session timeout. */
      async forget(memberId: string) {
        let coordinator: (() => Promise<object>) | undefined;
        const asking = new Kafka({ brokers: [engine.url], logLevel: logLevel.NOTHING }).consumer({
          groupId: group,
          partitionAssigners: [
            (config) => {
              coordinator = () => config.cluster.findGroupCoordinator({ groupId: group });
              return PartitionAssigners.roundRobin(config);
            },
          ],
        });
        await asking.connect();
        // The types of kafkajs do not include this request.
        const broker = (await coordinator?.()) as { leaveGroup(of: { groupId: string; memberId: string }): Promise<unknown> };
        await broker.leaveGroup({ groupId: group, memberId });
        await asking.disconnect();
      },
      async ids() {
        const asking = new Kafka({ brokers: [engine.url], logLevel: logLevel.NOTHING }).admin();
        await asking.connect();
        const { groups } = await asking.describeGroups([group]).finally(() => asking.disconnect());
        return groups[0]?.members.map(({ memberId }) => memberId);
      },
      async close() {
        await member.close();
        await admin.disconnect();
      },
    };
  }

  test('when the broker crashes unnoticed, then the member joins again', async () => {
    const recorder = new Recorder('games.groups');
    const { member, close } = await joined(recorder, 'before');
    await engine.kill();
    await kafka.owner.aggregates(groupType).create('after', { name: 'v1' }, []);
    await engine.restart();
    await recorder.has('after');
    expect(member.fault).toBeNull();
    await close();
  });

  test('when the broker restarts, then the member comes back under its own id', async () => {
    const recorder = new Recorder('games.returning');
    const { ids, close } = await joined(recorder, 'before it went');
    const before = await ids();
    expect(before).toHaveLength(1);
    await engine.kill();
    await kafka.owner.aggregates(groupType).create('after it went', { name: 'v1' }, []);
    await engine.restart();
    await recorder.has('after it went');
    expect(await ids()).toEqual(before);
    await close();
    expect(await ids()).toEqual([]);
  });

  test('when the broker has forgotten a member, then it joins under a new id', async () => {
    const recorder = new Recorder('games.forgotten');
    const { ids, forget, close } = await joined(recorder, 'before it was forgotten');
    const [before = ''] = (await ids()) ?? [];
    await forget(before);
    await kafka.owner.aggregates(groupType).create('after it was forgotten', { name: 'v1' }, []);
    await recorder.has('after it was forgotten');
    await eventually(ids, (now) => now?.length === 1 && now[0] !== before, { within: 30_000 });
    await close();
  });
});
