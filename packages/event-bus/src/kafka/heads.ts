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

  /** How many records the group has not handled yet, and where it stands: the sum of the offsets it has committed. */
  async stand(admin: Admin): Promise<{ behind: number; handled: number }> {
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

  /** What the group has committed, whichever instance did. */
  async lookUp(admin: Admin): Promise<void> {
    if (!this.#left) return;
    const [committed] = await admin.fetchOffsets({ groupId: this.#group, topics: [this.#topic] });
    for (const { partition, offset } of committed?.partitions ?? []) this.passed(partition, BigInt(offset));
  }
}
