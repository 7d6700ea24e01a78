import type { Admin } from 'kafkajs';

/**
 * Tracks whether a consumer group has reached the end that its topic had at our start. We track our own partitions directly, and look up the
 * committed offsets of partitions that other instances handle.
 */
export class OffsetTracker {
  readonly #topic: string;
  readonly #group: string;
  /** Partition → offset to reach, for the partitions that have not reached it. */
  #left: Map<number, bigint> | undefined;

  constructor(topic: string, group: string) {
    this.#topic = topic;
    this.#group = group;
  }

  get reached(): boolean {
    return this.#left?.size === 0;
  }

  /** Reads the end offsets. Call once, at the start. */
  async measure(admin: Admin): Promise<void> {
    const offsets = await admin.fetchTopicOffsets(this.#topic);
    this.#left = new Map(offsets.filter(({ high, low }) => BigInt(high) > BigInt(low)).map(({ partition, high }) => [partition, BigInt(high)]));
    await this.lookUp(admin);
  }

  /** Records that everything before this offset of the partition is handled. */
  handled(partition: number, next: bigint): void {
    const head = this.#left?.get(partition);
    if (head !== undefined && next >= head) this.#left?.delete(partition);
  }

  /** Unhandled records of the group, and the sum of its committed offsets. */
  async lag(admin: Admin): Promise<{ behind: number; handled: number }> {
    const [ends, [committed]] = await Promise.all([admin.fetchTopicOffsets(this.#topic), admin.fetchOffsets({ groupId: this.#group, topics: [this.#topic] })]);
    const handled = new Map(committed?.partitions.map(({ partition, offset }) => [partition, BigInt(offset)]));
    let behind = 0n;
    let stands = 0n;
    for (const { partition, high, low } of ends) {
      const first = BigInt(low);
      const committed = handled.get(partition) ?? first;
      const next = committed < first ? first : committed;
      behind += BigInt(high) - next;
      stands += next;
    }
    return { behind: Number(behind), handled: Number(stands) };
  }

  /** Reads the committed offsets of the group, from all instances. */
  async lookUp(admin: Admin): Promise<void> {
    if (!this.#left) return;
    const [committed] = await admin.fetchOffsets({ groupId: this.#group, topics: [this.#topic] });
    for (const { partition, offset } of committed?.partitions ?? []) this.handled(partition, BigInt(offset));
  }
}
