import type { OffsetsByTopicPartition } from 'kafkajs';

/** Milliseconds from the first handled batch to the commit of all batches handled meanwhile. */
const COMMIT_WITHIN = 200;

type Commit = (offsets: OffsetsByTopicPartition) => Promise<void>;

/**
 * Commits handled offsets after a short delay, for all partitions at once: kafkajs fetches again only once a batch is done, and an event that
 * arrives meanwhile would wait for the broker to store an offset. Records that a crash leaves uncommitted are delivered again.
 */
export class OffsetCommits {
  readonly #topic: string;
  /** Partition → the first offset that is not handled. */
  readonly #handled = new Map<number, bigint>();
  #commit: Commit = async () => undefined;
  #timer: NodeJS.Timeout | undefined;
  #committing: Promise<void> = Promise.resolve();
  #assignment = 0;
  #closed = false;

  constructor(topic: string) {
    this.#topic = topic;
  }

  /** Records that everything before this offset of the partition is handled; `commit`: how the member commits now. */
  handled(partition: number, next: bigint, commit: Commit): void {
    this.#handled.set(partition, next);
    this.#commit = commit;
    this.#commitSoon();
  }

  /** Resolves once all handled offsets are committed, or the commit has failed. */
  now(): Promise<void> {
    return (this.#committing = this.#committing.then(() => this.#send()));
  }

  /** Drops pending offsets after a rebalance: the new owners of the partitions continue from the committed offsets. */
  forget(): void {
    this.#assignment += 1;
    this.#handled.clear();
  }

  /** Commits the pending offsets. From now on a failed commit is not retried. */
  close(): Promise<void> {
    this.#closed = true;
    return this.now();
  }

  #commitSoon(): void {
    if (!this.#closed) this.#timer ??= setTimeout(() => void this.now(), COMMIT_WITHIN);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#handled.size === 0) return;
    const assignment = this.#assignment;
    const taken = [...this.#handled];
    this.#handled.clear();
    try {
      await this.#commit({ topics: [{ topic: this.#topic, partitions: taken.map(([partition, next]) => ({ partition, offset: String(next) })) }] });
    } catch {
      // The broker is unavailable, or the group rebalances: the member detects this with its next fetch or heartbeat.
      if (assignment !== this.#assignment) return;
      for (const [partition, next] of taken) if (!this.#handled.has(partition)) this.#handled.set(partition, next);
      this.#commitSoon();
    }
  }
}
