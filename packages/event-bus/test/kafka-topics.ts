import { Kafka, Partitioners, logLevel } from 'kafkajs';
import { eventually } from '@fairshare/testing';

const WITHIN = { within: 30_000 };

export const clientOf = (broker: string): Kafka => new Kafka({ brokers: [broker], logLevel: logLevel.NOTHING });

/** Publishes a record to a topic, as a foreign producer would. */
export async function produce(broker: string, topic: string, record: { key: string; value: string | Buffer; headers?: Record<string, string> }): Promise<void> {
  const producer = clientOf(broker).producer({ createPartitioner: Partitioners.DefaultPartitioner });
  await producer.connect();
  await producer.send({ topic, messages: [record] });
  await producer.disconnect();
}

export async function untilThere(broker: string, topic: string): Promise<void> {
  const admin = clientOf(broker).admin();
  await admin.connect();
  await eventually(
    () => admin.listTopics(),
    (topics) => topics.includes(topic),
    WITHIN,
  );
  await admin.disconnect();
}

/** All records of a topic, once there are any. */
export async function readTopic(broker: string, topic: string): Promise<{ key: string; value: string; headers: Record<string, string> }[]> {
  const found: { key: string; value: string; headers: Record<string, string> }[] = [];
  await untilThere(broker, topic);
  const consumer = clientOf(broker).consumer({ groupId: `${topic}.test` });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ message }) => {
      const headers = Object.fromEntries(Object.entries(message.headers ?? {}).map(([name, value]) => [name, String(value)]));
      found.push({ key: String(message.key), value: String(message.value), headers });
    },
  });
  await eventually(
    () => found.length,
    (count) => count > 0,
    WITHIN,
  );
  await consumer.disconnect();
  return found;
}
