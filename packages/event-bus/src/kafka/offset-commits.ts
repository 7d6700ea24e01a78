import type { OffsetsByTopicPartition } from 'kafkajs';

/** Milliseconds from the first batch that was handled to the commit of all that were handled meanwhile. */
const COMMIT_WITHIN = 200;

type Commit = (offsets: OffsetsByTopicPartition) => Promise<void>;

/**
 * Commits what was handled a moment later, for all partitions at once: kafkajs fetches again only once a batch is done, and an event that comes
 * meanwhile would wait for the broker to keep an offset. What a crash leaves uncommitted is delivered again.
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

  /** Everything before this offset of the partition is handled; `commit`: how the member commits now. */
  handled(partition: number, next: bigint, commit: Commit): void {
    this.#handled.set(partition, next);
    this.#commit = commit;
    this.#commitSoon();
  }

  /** Resolves once all of it is committed, or could not be. */
  now(): Promise<void> {
    return (this.#committing = this.#committing.then(() => this.#send()));
  }

  /** The group has dealt its partitions out anew: whoever has them now reads on from what was committed. */
  forget(): void {
    this.#assignment += 1;
    this.#handled.clear();
  }

  /** Commits what there is, and from now on tries nothing twice. */
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
      // The broker is away, or the group deals out anew: the member finds that out by its next fetch or heartbeat.
      if (assignment !== this.#assignment) return;
      for (const [partition, next] of taken) if (!this.#handled.has(partition)) this.#handled.set(partition, next);
      this.#commitSoon();
    }
  }
}
