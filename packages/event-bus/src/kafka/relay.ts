import type { Outbox, Outgoing, PublishedRecord } from '@fairshare/store';
import { backoff } from '../backoff';
import { isAway } from '../problem';

/** Aggregates that are carried at once. */
const AT_ONCE = 32;
/** Milliseconds between two sweeps, and how long a commit has waited when it counts as left behind. */
const SWEEP_EVERY = 2_000;
const LEFT_BEHIND = 2_000;
/** A sweep that took long is followed by so many times as long without one, up to a limit: some engines read all they have to find what waits. */
const REST_PER_SWEEP = 5;
const LONGEST_REST = 10_000;
/** Aggregates a sweep picks up; when it finds as many, the next one follows as soon as these are carried. */
const SWEEP = 1_000;

export interface RelayOptions {
  readonly outbox: Outbox;
  /** Resolves when the broker has it permanently. @throws Unavailable when that is not known; anything else: it will not take this record. */
  readonly publish: (record: PublishedRecord) => Promise<void>;
  /** Told once an outage, and each time a record is refused. */
  readonly onProblem: (error: unknown) => void;
}

interface Aggregate {
  readonly kind: string;
  readonly id: string;
  /** A record of it was sent and never acknowledged: it may still arrive, after newer ones that another relay sends meanwhile. */
  readonly inDoubt: boolean;
}

/**
 * Carries what a service committed from its outbox to the broker. Several may run at once, in one process or many: whoever sends something
 * that is no longer the newest, or cannot know when it arrived, sends again, so that the newest is always last on the topic.
 */
export class Relay {
  readonly #options: RelayOptions;
  /** Aggregates to carry, in the order they came. */
  readonly #waiting = new Map<string, Aggregate>();
  readonly #carrying = new Map<string, Promise<void>>();
  #stopListening: (() => void) | undefined;
  #sweeping: NodeJS.Timeout | undefined;
  #resting: NodeJS.Timeout | undefined;
  #moreLeft = false;
  #failures = 0;
  #closing = false;

  constructor(options: RelayOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stopListening = this.#options.outbox.onCommit((kind, id, fresh) => this.#take(kind, id, fresh));
    void this.#sweepAgain();
  }

  /** Lets what is being sent arrive; the rest is for the next start, or for another process. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#stopListening?.();
    clearTimeout(this.#sweeping);
    clearTimeout(this.#resting);
    await Promise.all(this.#carrying.values());
  }

  async #sweepAgain(): Promise<void> {
    const began = performance.now();
    await this.#sweep();
    const took = performance.now() - began;
    if (!this.#closing) this.#sweeping = setTimeout(() => void this.#sweepAgain(), Math.min(Math.max(SWEEP_EVERY, took * REST_PER_SWEEP), LONGEST_REST));
  }

  /** What a crash left, here or in another process. */
  async #sweep(): Promise<void> {
    try {
      const left = await this.#options.outbox.pending(SWEEP, LEFT_BEHIND);
      this.#moreLeft = left.length === SWEEP;
      for (const { kind, id } of left) this.#take(kind, id);
    } catch (error) {
      // The store is unavailable: the next sweep tries again.
      if (!isAway(error)) this.#options.onProblem(error);
    }
  }

  /** `fresh`: as it was committed this moment. Sent at once it need not be read; what has to wait may be old when its turn comes. */
  #take(kind: string, id: string, fresh?: Outgoing): void {
    const key = JSON.stringify([kind, id]);
    if (this.#waiting.has(key)) return;
    const aggregate = { kind, id, inDoubt: false };
    if (this.#hasRoom && !this.#carrying.has(key)) this.#carrying.set(key, this.#carry(key, aggregate, fresh));
    else this.#waiting.set(key, aggregate);
  }

  get #hasRoom(): boolean {
    return !this.#closing && !this.#resting && this.#carrying.size < AT_ONCE;
  }

  #goOn(): void {
    for (const [key, aggregate] of this.#waiting) {
      if (!this.#hasRoom) return;
      if (this.#carrying.has(key)) continue; // committed again while it is carried: next in line
      this.#waiting.delete(key);
      this.#carrying.set(key, this.#carry(key, aggregate));
    }
    if (this.#moreLeft && this.#waiting.size === 0 && !this.#closing) {
      this.#moreLeft = false;
      void this.#sweep();
    }
  }

  async #carry(key: string, { kind, id, inDoubt }: Aggregate, fresh?: Outgoing): Promise<void> {
    const sending = { inDoubt };
    try {
      await this.#publishNewest(kind, id, sending, fresh);
      this.#failures = 0;
    } catch (error) {
      if (isAway(error)) {
        this.#waiting.set(key, { kind, id, ...sending });
        this.#rest(error);
      } else {
        // Its own fault: the others go on, and the next sweep finds it again.
        this.#options.onProblem(error);
      }
    } finally {
      this.#carrying.delete(key);
      this.#goOn();
    }
  }

  /**
   * Sends the newest version with every change that was not sent before, and looks again: when the version has moved meanwhile, another
   * relay may have sent it before what we sent arrived, so it is sent once more.
   */
  async #publishNewest(kind: string, id: string, sending: { inDoubt: boolean }, fresh: Outgoing | undefined): Promise<void> {
    const { outbox, publish } = this.#options;
    let outgoing = fresh ?? (await outbox.read(kind, id));
    if (!outgoing || (outgoing.entries.length === 0 && !sending.inDoubt)) return;
    for (;;) {
      sending.inDoubt = true;
      await publish(outgoing.record);
      const newest: Outgoing | null = await outbox.settle(kind, id, outgoing.entries);
      if (!newest || newest.record.version === outgoing.record.version) return;
      outgoing = newest;
    }
  }

  /** Something is unavailable: all of it waits a little. */
  #rest(error: unknown): void {
    if (this.#resting || this.#closing) return;
    if (this.#failures === 0) this.#options.onProblem(error);
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.#goOn();
    }, backoff(this.#failures));
    this.#failures += 1;
  }
}
