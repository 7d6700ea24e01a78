import type { EventEnvelope } from '@fairshare/contracts';
import { StoreAway, type CommitRecord, type ConsumerStore } from '@fairshare/store';
import { backoff } from '../backoff';
import { Delivery, Interrupted } from '../delivery';
import { readEnvelope, toEnvelope } from '../envelope';
import type { Consumer, Lag } from '../port';
import { isLogged, type OnProblem } from '../problem';
import { Signal, type Source, type Sources } from './sources';

/** Log rows read at once. */
const BATCH = 200;
/** Milliseconds between polls without a wake-up: another process may have written. */
const POLL_EVERY = 1_000;
/** No position: for an unknown position the log starts with a scan of the documents. */
const BEGINNING = '';

export interface LoopOptions {
  readonly consumer: Consumer;
  readonly consumers: ConsumerStore;
  readonly sources: Sources;
  readonly clock: () => Date;
  readonly onProblem: OnProblem;
}

/** One consumer that reads its topic from the owner's log at its own pace. */
export class ConsumerLoop {
  readonly #options: LoopOptions;
  readonly #delivery: Delivery;
  /** Commits wake an idle loop, but do not shorten a retry delay. */
  readonly #commits = new Signal();
  readonly #interrupts = new Signal();
  readonly #stopListening: () => void;
  #running: Promise<void> | undefined;
  #closing = false;
  #reachedHead = false;
  #fault: string | null = null;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#delivery = new Delivery({
      ...options,
      pause: (milliseconds) => this.#pause(milliseconds),
      waitForReturn: async (problem, retry) => {
        if (isLogged(retry)) options.onProblem(problem);
        await this.#pause(backoff(retry));
      },
    });
    this.#stopListening = options.sources.listen(options.consumer.topic, {
      onCommit: () => this.#commits.raise(),
      onOwner: () => this.#wake(),
      position: () => this.#position(),
    });
  }

  /** True once it has reached the head, or if no service of this process owns the topic. */
  get caughtUp(): boolean {
    return this.#reachedHead || !this.#options.sources.get(this.#options.consumer.topic);
  }

  /** Why it cannot continue although the stores respond; null once it can. */
  get fault(): string | null {
    return this.#fault;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** 0 for a topic that no service of this process owns. */
  async lag(): Promise<Lag> {
    const {
      consumer: { name, topic },
      sources,
    } = this.#options;
    const behind = await sources.get(topic)?.log.behind(topic, await this.#position());
    return { consumer: name, topic, behind: behind ?? 0 };
  }

  async rewind(): Promise<void> {
    const {
      consumer: { name, topic },
      consumers,
    } = this.#options;
    await consumers.save({ consumer: name, source: topic, position: BEGINNING });
  }

  /** Waits for the running handler. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#stopListening();
    this.#wake();
    await this.#running;
  }

  #position(): Promise<string | null> {
    const { consumer, consumers } = this.#options;
    return consumers.position(consumer.name, consumer.topic);
  }

  #wake(): void {
    this.#commits.raise();
    this.#interrupts.raise();
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#closing) {
      try {
        const more = await this.#readOn();
        failures = 0;
        this.#fault = null;
        if (!more && !this.#closing) await this.#commits.wait(POLL_EVERY);
      } catch (error) {
        if (error instanceof Interrupted) return;
        this.#report(error, failures);
        await this.#interrupts.wait(backoff(failures));
        // oxlint-disable-next-line no-useless-assignment -- the next turn of the loop reads it
        failures += 1;
      }
    }
  }

  #report(error: unknown, failures: number): void {
    const { consumer, onProblem } = this.#options;
    if (!(error instanceof StoreAway)) this.#fault = `${consumer.name}: ${error instanceof Error ? error.message : String(error)}`;
    if (failures === 0 && !this.#closing) onProblem({ consumer: consumer.name, subject: '', error, deadLettered: false });
  }

  /** Handles one batch. Returns whether more records wait. */
  async #readOn(): Promise<boolean> {
    const { consumer, consumers, sources } = this.#options;
    const source = sources.get(consumer.topic);
    if (!source) return false;
    const after = await this.#position();
    const { records, position, more } = await source.log.read(consumer.topic, after, BATCH);
    const cursor = { consumer: consumer.name, source: consumer.topic, position };
    await this.#delivery.deliver(await this.#readable(source, records), cursor);
    // Consumers with a projection store the cursor with it; for all others it is stored here.
    if (position !== after && (await this.#position()) !== position) await consumers.save(cursor);
    if (!more) this.#reachedHead = true;
    return more;
  }

  async #readable({ owner }: Source, records: readonly CommitRecord[]): Promise<EventEnvelope[]> {
    const events: EventEnvelope[] = [];
    for (const record of records) {
      const read = readEnvelope(toEnvelope(owner, record));
      if ('event' in read) events.push(read.event);
      else await this.#delivery.deadLetter({ subject: record.id, record }, read.invalid);
    }
    return events;
  }

  async #pause(milliseconds: number): Promise<void> {
    if (!this.#closing) await this.#interrupts.wait(milliseconds);
    if (this.#closing) throw new Interrupted();
  }
}
