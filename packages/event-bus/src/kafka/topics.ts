import type { Topic } from '@fairshare/contracts';
import type { Admin, ITopicConfig } from 'kafkajs';

const DAY = 24 * 60 * 60 * 1000;

/** How many consumers of one group can share a topic. Never changed: keys would move to other partitions, and their records lose their order. */
const PARTITIONS: Readonly<Record<Topic, number>> = { accounts: 6, billing: 6, groups: 6, games: 12, settlements: 6 };
const DEAD_LETTER_PARTITIONS = 1;
/** Bytes of one record: a session full of conflicts is well below. A dead letter quotes a small record, and contains a digest of a large one. */
export const LARGEST_RECORD = 4 * 1024 * 1024;
const LARGEST_LETTER = 1024 * 1024;
/** Records stay as they were published, whatever the broker's default compression is. */
const AS_PUBLISHED = { 'compression.type': 'producer' };

/** Topic names on the broker; a prefix separates platforms that share a cluster. */
export interface TopicNames {
  readonly of: (topic: string) => string;
  readonly deadLettersOf: (topic: string) => string;
}

export const topicNames = (prefix: string): TopicNames => ({
  of: (topic) => `${prefix}${topic}`,
  deadLettersOf: (topic) => `${prefix}${topic}.dead-letter`,
});

const config = (entries: Readonly<Record<string, string>>) => Object.entries(entries).map(([name, value]) => ({ name, value }));

/** The topics a process publishes or consumes. */
export interface NeededTopics {
  readonly topics: ReadonlySet<Topic>;
  /** The topics that need a dead-letter topic. */
  readonly consumed: ReadonlySet<Topic>;
}

/**
 * Compacted: the newest record of each aggregate stays permanently, so that a new consumer gets everything. An older record, and with it
 * personal data that was erased since, is deleted after a day.
 */
const eventConfig = config({ 'cleanup.policy': 'compact', 'max.compaction.lag.ms': String(DAY), ...AS_PUBLISHED, 'max.message.bytes': String(LARGEST_RECORD) });
const deadLetterConfig = config({ 'cleanup.policy': 'delete', 'retention.ms': String(14 * DAY), ...AS_PUBLISHED, 'max.message.bytes': String(LARGEST_LETTER) });

/** Creates missing topics, with the broker's default replication. Existing topics are not changed. */
export async function createTopics(admin: Admin, names: TopicNames, { topics, consumed }: NeededTopics, partitions?: number): Promise<void> {
  const needed: ITopicConfig[] = [
    ...[...topics].map((topic) => ({ topic: names.of(topic), numPartitions: partitions ?? PARTITIONS[topic], configEntries: eventConfig })),
    ...[...consumed].map((topic) => ({ topic: names.deadLettersOf(topic), numPartitions: DEAD_LETTER_PARTITIONS, configEntries: deadLetterConfig })),
  ];
  const existing = new Set(await admin.listTopics());
  const missing = needed.filter(({ topic }) => !existing.has(topic));
  if (missing.length > 0) await admin.createTopics({ topics: missing, waitForLeaders: true });
}
