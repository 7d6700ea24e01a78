import type { Admin } from 'kafkajs';

/**
 * How far a group has come, measured against where the topic ended when we started. Partitions may be ours or another instance's: of ours
 * we know ourselves, the others' commits are looked up.
 */
export class Heads {
  readonly #topic: string;
  readonly #group: string;
  /** Partition → the offset it has to reach; those that are left. */
  #left: Map<number, bigint> | undefined;

  constructor(topic: string, group: string) {
    this.#topic = topic;
    this.#group = group;
  }

  get reached(): boolean {
    return this.#left?.size === 0;
  }

  /** Once, at the start. */
  async measure(admin: Admin): Promise<void> {
    const offsets = await admin.fetchTopicOffsets(this.#topic);
    this.#left = new Map(offsets.filter(({ high, low }) => BigInt(high) > BigInt(low)).map(({ partition, high }) => [partition, BigInt(high)]));
    await this.lookUp(admin);
  }

  /** Everything before this offset of the partition is handled. */
  passed(partition: number, next: bigint): void {
    const head = this.#left?.get(partition);
    if (head !== undefined && next >= head) this.#left?.delete(partition);
  }

  /** Records the group has not handled yet. */
  async behind(admin: Admin): Promise<number> {
    const [ends, [committed]] = await Promise.all([admin.fetchTopicOffsets(this.#topic), admin.fetchOffsets({ groupId: this.#group, topics: [this.#topic] })]);
    const handled = new Map(committed?.partitions.map(({ partition, offset }) => [partition, BigInt(offset)]));
    const behind = ends.reduce((sum, { partition, high, low }) => {
      const first = BigInt(low);
      const next = handled.get(partition) ?? first;
      return sum + BigInt(high) - (next < first ? first : next);
    }, 0n);
    return Number(behind);
  }

  /** What the group has committed, whichever instance did. */
  async lookUp(admin: Admin): Promise<void> {
    if (!this.#left) return;
    const [committed] = await admin.fetchOffsets({ groupId: this.#group, topics: [this.#topic] });
    for (const { partition, offset } of committed?.partitions ?? []) this.passed(partition, BigInt(offset));
  }
}
