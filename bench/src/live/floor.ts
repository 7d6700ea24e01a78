import { Kafka, Partitioners, logLevel } from 'kafkajs';
import { createClient } from 'redis';
import { startRole, tellParent } from '../role';
import type { LivePath } from './live-path';

const CHANNEL = 'bench.floor';
/** The same number as the topic of games has. */
const PARTITIONS = 12;
const WARM_UP = 100;

const connect = (clientId: string, brokers: string) => new Kafka({ clientId, brokers: brokers.split(','), logLevel: logLevel.NOTHING });

/** The other process of the floor: it publishes every record of the topic on the channel. As in the libraries' own first examples. */
export async function passOn(brokers: string, redisUrl: string, topic: string): Promise<void> {
  const redis = await createClient({ url: redisUrl }).connect();
  const consumer = connect('bench-consumer', brokers).consumer({ groupId: topic, maxWaitTimeInMs: 500 });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  consumer.on(consumer.events.GROUP_JOIN, () => tellParent({ ready: true }));
  await consumer.run({
    eachMessage: async ({ message }) => {
      const { number } = JSON.parse(String(message.value)) as { number: number };
      await redis.publish(CHANNEL, String(number));
    },
  });
}

/**
 * The lower limit for any platform on these engines: kafkajs produces a record as large as ours, acknowledged by all replicas; another
 * process consumes it and publishes on Redis, to which this one subscribes.
 */
export async function openFloor(file: string, engines: { readonly kafka: string; readonly redis: string }, bytes: number): Promise<LivePath> {
  const topic = `bench-floor-${Date.now()}`;
  const kafka = connect('bench-producer', engines.kafka);
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic, numPartitions: PARTITIONS }], waitForLeaders: true });
  const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner });
  await producer.connect();
  const redis = await createClient({ url: engines.redis }).connect();
  const received = new Map<number, (at: number) => void>();
  await redis.subscribe(CHANNEL, (number) => received.get(Number(number))?.(performance.now()));
  const consumer = await startRole(file, ['floor', engines.kafka, engines.redis, topic]);

  const padding = 'x'.repeat(bytes);
  let number = 0;
  const path: LivePath = {
    async score() {
      number += 1;
      const receiving = new Promise<number>((resolve) => received.set(number, resolve));
      const sentAt = performance.now();
      await producer.send({ topic, acks: -1, messages: [{ key: String(number % 97), value: JSON.stringify({ number, padding }) }] });
      const acceptedAt = performance.now();
      const receivedAt = await receiving;
      received.delete(number);
      return { sentAt, acceptedAt, receivedAt };
    },
    async close() {
      await consumer.stop();
      await admin.deleteTopics({ topics: [topic] }).catch(() => undefined);
      await Promise.all([producer.disconnect(), admin.disconnect()]);
      redis.destroy();
    },
  };
  for (let count = 0; count < WARM_UP; count += 1) await path.score();
  return path;
}
