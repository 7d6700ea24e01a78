import { Kafka, Partitioners, logLevel } from 'kafkajs';

/** A record as a foreign producer would publish it. */
export interface RawRecord {
  readonly key: string;
  readonly value: Buffer | null;
}

/** Publishes each record to each partition of each topic, to test how consumers handle it. */
export async function publishToEachPartition(brokers: readonly string[], topics: readonly string[], records: readonly RawRecord[]): Promise<void> {
  const client = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const [admin, producer] = [client.admin(), client.producer({ createPartitioner: Partitioners.DefaultPartitioner })];
  await Promise.all([admin.connect(), producer.connect()]);
  for (const { name, partitions } of (await admin.fetchTopicMetadata({ topics: [...topics] })).topics) {
    for (const { partitionId: partition } of partitions) {
      for (const { key, value } of records) await producer.send({ topic: name, messages: [{ key, value, partition }] });
    }
  }
  await Promise.all([admin.disconnect(), producer.disconnect()]);
}
