import type { EventEnvelope } from '@fairshare/contracts';
import type { ConsumerStore } from '@fairshare/store';
import type { Admin, Batch, Consumer as KafkaConsumer, ConsumerCrashEvent, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import { backoff } from '../backoff';
import { Delivery, Interrupted } from '../delivery';
import { readEnvelope } from '../envelope';
import type { Consumer, Lag } from '../port';
import { isSaid, type OnProblem, type Problem } from '../problem';
import { bundle } from './bundle';
import { Heads } from './heads';
import { isPassing } from './passing';
import { Pauses } from './pauses';
import { Watch } from './watch';

/** Milliseconds. A member that says nothing for as long as a session is out of its group. */
const SESSION = 10_000;
const HEARTBEAT = 2_000;
/** How long a fetch waits for something new; also how soon a paused partition is looked at again. */
const FETCH_WAIT = 500;
/** Partitions handled at once; those of one batch after the other. */
const AT_ONCE = 6;
/** Events handed over at once, at most; and bytes fetched of one partition, so that a backlog comes in batches worth bundling. */
const CHUNK = 500;
const FETCH_BYTES = 2 * 1024 * 1024;
/** Retries for which a partition waits in place; after that it is paused, and the others go on. */
const WAIT_IN_PLACE = 4;

export interface GroupConsumerOptions {
  readonly kafka: Kafka;
  readonly consumer: Consumer;
  readonly consumers: ConsumerStore;
  readonly topic: string;
  readonly group: string;
  readonly clock: () => Date;
  readonly onProblem: OnProblem;
  readonly stallsAfter: number;
  /** Whether the broker answers now. */
  readonly reachable: () => Promise<boolean>;
}

/** One consumer as a member of its group. */
export class GroupConsumer {
  readonly #options: GroupConsumerOptions;
  readonly #watch: Watch;
  readonly #heads: Heads;
  readonly #pauses = new Pauses();
  /** Partition → how often in a row what it needs was away. */
  readonly #away = new Map<number, number>();
  readonly #resumes = new Set<NodeJS.Timeout>();
  #member: KafkaConsumer | undefined;
  /** Times in a row that it had to join again before it fetched anything. */
  #crashes = 0;

  constructor(options: GroupConsumerOptions) {
    this.#options = options;
    this.#watch = new Watch(options.consumer.name, options.stallsAfter, Date.now);
    this.#heads = new Heads(options.topic, options.group);
  }

  get caughtUp(): boolean {
    return this.#heads.reached;
  }

  get fault(): string | null {
    return this.#watch.fault;
  }

  /** Whether it has shown no sign of life for longer than it takes to ask for something new. */
  get silent(): boolean {
    return this.#watch.silence > FETCH_WAIT * 4;
  }

  /** What its silence means is said by whether the broker answered a moment ago. */
  judge(brokerAnswers: boolean): void {
    if (brokerAnswers) this.#watch.accuse();
    else this.#watch.sign();
  }

  /** What other instances have handled cannot be seen from within. */
  async lookUp(admin: Admin): Promise<void> {
    if (!this.caughtUp) await this.#heads.lookUp(admin);
  }

  async lag(admin: Admin): Promise<Lag> {
    const { name, topic } = this.#options.consumer;
    return { consumer: name, topic, ...(await this.#heads.stand(admin)) };
  }

  /** Joins the group. @throws Error when the broker is away; may be called again then. */
  async start(admin: Admin): Promise<void> {
    if (!this.#heads.reached) await this.#heads.measure(admin);
    await this.#join();
  }

  /** Waits for the handler that is running. */
  async close(): Promise<void> {
    this.#pauses.end();
    for (const resume of this.#resumes) clearTimeout(resume);
    await this.#member?.disconnect();
  }

  async #join(): Promise<void> {
    const { kafka, group, topic } = this.#options;
    const member = kafka.consumer({
      groupId: group,
      sessionTimeout: SESSION,
      rebalanceTimeout: SESSION,
      heartbeatInterval: HEARTBEAT,
      maxWaitTimeInMs: FETCH_WAIT,
      maxBytesPerPartition: FETCH_BYTES,
      maxBytes: FETCH_BYTES * AT_ONCE,
    });
    this.#member = member;
    // A fetch that ended, not one that began, nor a rebalance: those may go on for ever without getting anywhere.
    member.on(member.events.FETCH, () => {
      this.#crashes = 0;
      this.#watch.sign();
    });
    member.on(member.events.CRASH, (crash) => this.#crashed(crash));
    try {
      await member.connect();
      await member.subscribe({ topic, fromBeginning: true });
      await member.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: AT_ONCE,
        eachBatch: (payload) => this.#handle(payload),
      });
    } catch (error) {
      await member.disconnect().catch(() => undefined);
      throw error;
    }
  }

  /**
   * Those it gets over by itself it does. Of the others what passes, or what a broker's absence caused, is no fault: we join again, for as
   * long as it takes. Whether that is too long is the watch's to say.
   */
  async #crashed({ payload: { error, restart } }: ConsumerCrashEvent): Promise<void> {
    if (restart || this.#pauses.over) return;
    const { reachable } = this.#options;
    if (!isPassing(error) && (await reachable())) return this.#watch.crashed(`${error.name}: ${error.message}`);
    while (!this.#pauses.over) {
      await this.#pauses.wait(backoff(this.#crashes));
      this.#crashes += 1;
      if (this.#pauses.over || !(await reachable())) continue;
      try {
        return await this.#join();
      } catch {
        // Away again.
      }
    }
  }

  async #handle({ batch, resolveOffset, commitOffsetsIfNecessary, heartbeat, pause, isRunning, isStale }: EachBatchPayload): Promise<void> {
    // Between two chunks the library would beat by itself, but not within a handler that takes its time. A beat that fails says that the
    // group has moved on: the commit will hear the same.
    const beating = setInterval(() => void heartbeat().catch(() => undefined), HEARTBEAT);
    try {
      for (let from = 0; from < batch.messages.length && isRunning() && !isStale() && !this.#pauses.over; from += CHUNK) {
        const messages = batch.messages.slice(from, from + CHUNK);
        await this.#deliver(batch, messages);
        const last = messages.at(-1);
        if (!last) break;
        const next = BigInt(last.offset) + 1n;
        resolveOffset(last.offset);
        await commitOffsetsIfNecessary({ topics: [{ topic: batch.topic, partitions: [{ partition: batch.partition, offset: String(next) }] }] });
        this.#heads.passed(batch.partition, next);
      }
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      if (!this.#pauses.over) this.#resumeLater(batch.partition, pause());
    } finally {
      clearInterval(beating);
    }
  }

  async #deliver({ partition }: Batch, messages: readonly KafkaMessage[]): Promise<void> {
    const { consumer, consumers, clock, onProblem } = this.#options;
    const delivery = new Delivery({
      consumer,
      consumers,
      clock,
      onProblem,
      pause: (milliseconds) => this.#pause(milliseconds),
      waitForReturn: (problem) => this.#waitForReturn(partition, problem),
    });
    const events: EventEnvelope[] = [];
    for (const { key, value, headers } of messages) {
      const read = readMessage(value);
      if ('event' in read) events.push(read.event);
      else await delivery.bury({ subject: key?.toString() ?? '', record: read.received, raw: value, headers: textOf(headers) }, read.invalid);
    }
    await delivery.deliver(bundle(events));
    this.#away.delete(partition);
    this.#watch.sign();
  }

  async #waitForReturn(partition: number, problem: Problem): Promise<void> {
    const retry = this.#away.get(partition) ?? 0;
    this.#away.set(partition, retry + 1);
    this.#watch.sign();
    if (isSaid(retry)) this.#options.onProblem(problem);
    if (retry >= WAIT_IN_PLACE) throw new Interrupted();
    await this.#pause(backoff(retry));
  }

  /** Unhandled as it is, the batch is fetched again once the partition goes on. */
  #resumeLater(partition: number, resume: () => void): void {
    const timer = setTimeout(() => {
      this.#resumes.delete(timer);
      resume();
    }, backoff(this.#away.get(partition) ?? 0));
    this.#resumes.add(timer);
  }

  async #pause(milliseconds: number): Promise<void> {
    if (!this.#pauses.over) await this.#pauses.wait(milliseconds);
    if (this.#pauses.over) throw new Interrupted();
  }
}

const textOf = (headers: KafkaMessage['headers']) => Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));

/** An event, or what came instead and why it is none. */
function readMessage(value: Buffer | null): { event: EventEnvelope } | { received: unknown; invalid: string } {
  const text = value?.toString() ?? null;
  let received: unknown = text;
  try {
    received = JSON.parse(text ?? 'null');
  } catch {
    return { received, invalid: 'not an event: no JSON' };
  }
  const read = readEnvelope(received);
  return 'event' in read ? read : { received, invalid: read.invalid };
}
