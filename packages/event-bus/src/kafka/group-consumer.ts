import type { EventEnvelope } from '@fairshare/contracts';
import type { Admin, Batch, Consumer as KafkaConsumer, ConsumerCrashEvent, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import { backoff } from '../backoff';
import type { DeadLetters } from '../dead-letter';
import { Delivery, Interrupted } from '../delivery';
import { readEnvelope } from '../envelope';
import type { Consumer, Lag } from '../port';
import { isLogged, type OnProblem, type Problem } from '../problem';
import { MemberIdentity } from './member-identity';
import { mergeByAggregate } from './merge-by-aggregate';
import { OffsetCommits } from './offset-commits';
import { OffsetTracker } from './offset-tracker';
import { isTransient } from './transient-errors';
import { AbortableWaits } from './abortable-waits';
import { ConsumerWatchdog } from './consumer-watchdog';

/** Milliseconds. A member without a heartbeat for the session timeout is removed from its group. */
const SESSION = 10_000;
/** A heartbeat also notifies a member that its group rebalances: until all members know, none of them consumes. */
const HEARTBEAT = 500;
/** How long a fetch waits for new records; also how soon a paused partition is checked again. */
const FETCH_WAIT = 500;
/** Partitions handled concurrently; the batches of one partition are handled in order. */
const AT_ONCE = 6;
/** Events delivered at once, at most; and bytes fetched per partition, so that a backlog arrives in batches worth merging. */
const CHUNK = 500;
const FETCH_BYTES = 2 * 1024 * 1024;
/** Retries for which a partition waits in place; after that it is paused and the others continue. */
const WAIT_IN_PLACE = 4;

export interface GroupConsumerOptions {
  readonly kafka: Kafka;
  readonly consumer: Consumer;
  readonly consumers: DeadLetters;
  readonly topic: string;
  readonly group: string;
  readonly clock: () => Date;
  readonly onProblem: OnProblem;
  readonly stallsAfter: number;
  /** Whether the broker responds now. */
  readonly reachable: () => Promise<boolean>;
}

/** One consumer as a member of its group. */
export class GroupConsumer {
  readonly #options: GroupConsumerOptions;
  readonly #watch: ConsumerWatchdog;
  readonly #heads: OffsetTracker;
  readonly #commits: OffsetCommits;
  readonly #pauses = new AbortableWaits();
  readonly #identity = new MemberIdentity();
  /** Partition → consecutive failures because something was unavailable. */
  readonly #away = new Map<number, number>();
  readonly #resumes = new Set<NodeJS.Timeout>();
  #member: KafkaConsumer | undefined;
  #closing: Promise<void> | undefined;
  /** Consecutive rejoins without a fetch. */
  #crashes = 0;

  constructor(options: GroupConsumerOptions) {
    this.#options = options;
    this.#watch = new ConsumerWatchdog(options.consumer.name, options.stallsAfter, Date.now);
    this.#heads = new OffsetTracker(options.topic, options.group);
    this.#commits = new OffsetCommits(options.topic);
  }

  get caughtUp(): boolean {
    return this.#heads.reached;
  }

  get fault(): string | null {
    return this.#watch.fault;
  }

  /** Whether it should make progress, but has made none for longer than a few fetches take. */
  get silent(): boolean {
    return !this.#pauses.over && this.#watch.silence > FETCH_WAIT * 4;
  }

  /** Its silence is a fault only if the broker responded a moment ago. */
  checkForStall(brokerAnswers: boolean): void {
    if (brokerAnswers) this.#watch.checkForStall();
    else this.#watch.progressed();
  }

  /** Looks up what other instances have handled. */
  async lookUp(admin: Admin): Promise<void> {
    if (!this.caughtUp) await this.#heads.lookUp(admin);
  }

  async lag(admin: Admin): Promise<Lag> {
    const { name, topic } = this.#options.consumer;
    return { consumer: name, topic, ...(await this.#heads.lag(admin)) };
  }

  /** Joins the group. @throws Error when the broker is unavailable; may then be called again. */
  async start(admin: Admin): Promise<void> {
    if (!this.#heads.reached) await this.#heads.measure(admin);
    await this.#join();
  }

  /** Waits for the running handler, then leaves the group: its partitions go to other members at once. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    this.#pauses.end();
    for (const resume of this.#resumes) clearTimeout(resume);
    await this.#commits.close();
    await this.#member?.disconnect();
  }

  async #join(): Promise<void> {
    if (this.#pauses.over) return;
    const { kafka, group, topic } = this.#options;
    const member = kafka.consumer({
      groupId: group,
      sessionTimeout: SESSION,
      rebalanceTimeout: SESSION,
      heartbeatInterval: HEARTBEAT,
      maxWaitTimeInMs: FETCH_WAIT,
      maxBytesPerPartition: FETCH_BYTES,
      maxBytes: FETCH_BYTES * AT_ONCE,
      partitionAssigners: [await this.#identity.assigner()],
    });
    this.#member = member;
    // Only a completed fetch counts: started fetches and rebalances may repeat endlessly without progress.
    member.on(member.events.FETCH, () => {
      this.#crashes = 0;
      this.#watch.progressed();
    });
    // The broker still accepts commits from members that are about to rejoin.
    member.on(member.events.REBALANCING, () => void this.#commits.now());
    member.on(member.events.GROUP_JOIN, () => this.#commits.forget());
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
      // If the bus was closed during the join, the member has to leave again.
      if (this.#pauses.over) await member.disconnect();
    } catch (error) {
      await member.disconnect().catch(() => undefined);
      throw error;
    }
  }

  /**
   * kafkajs restarts after some crashes itself. After other transient errors, or while the broker is unavailable, we rejoin until it works;
   * the watchdog decides when that takes too long.
   */
  async #crashed({ payload: { error, restart } }: ConsumerCrashEvent): Promise<void> {
    if (restart || this.#pauses.over) return;
    const { reachable } = this.#options;
    if (!isTransient(error) && (await reachable())) return this.#watch.crashed(`${error.name}: ${error.message}`);
    while (!this.#pauses.over) {
      await this.#pauses.wait(backoff(this.#crashes));
      this.#crashes += 1;
      if (this.#pauses.over || !(await reachable())) continue;
      try {
        return await this.#join();
      } catch {
        // The broker is unavailable again.
      }
    }
  }

  async #handle({ batch, resolveOffset, commitOffsetsIfNecessary, heartbeat, pause, isRunning, isStale }: EachBatchPayload): Promise<void> {
    // kafkajs sends heartbeats between chunks, but not during a slow handler. A failed heartbeat means that the group has rebalanced; the
    // commit then fails, too.
    const beating = setInterval(() => void heartbeat().catch(() => undefined), HEARTBEAT);
    try {
      for (let from = 0; from < batch.messages.length && isRunning() && !isStale() && !this.#pauses.over; from += CHUNK) {
        const messages = batch.messages.slice(from, from + CHUNK);
        await this.#deliver(batch, messages);
        const last = messages.at(-1);
        if (!last) break;
        const next = BigInt(last.offset) + 1n;
        resolveOffset(last.offset);
        this.#commits.handled(batch.partition, next, commitOffsetsIfNecessary);
        this.#heads.handled(batch.partition, next);
      }
      // The member is about to leave the group, and waits for this handler.
      if (this.#pauses.over) await this.#commits.now();
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
      else await delivery.deadLetter({ subject: key?.toString() ?? '', record: read.received, raw: value, headers: textOf(headers) }, read.invalid);
    }
    await delivery.deliver(mergeByAggregate(events));
    this.#away.delete(partition);
    this.#watch.progressed();
  }

  async #waitForReturn(partition: number, problem: Problem): Promise<void> {
    const retry = this.#away.get(partition) ?? 0;
    this.#away.set(partition, retry + 1);
    this.#watch.progressed();
    if (isLogged(retry)) this.#options.onProblem(problem);
    if (retry >= WAIT_IN_PLACE) throw new Interrupted();
    await this.#pause(backoff(retry));
  }

  /** The unhandled batch is fetched again when the partition resumes. */
  #resumeLater(partition: number, resume: () => void): void {
    const timer = setTimeout(
      () => {
        this.#resumes.delete(timer);
        resume();
      },
      backoff(this.#away.get(partition) ?? 0),
    );
    this.#resumes.add(timer);
  }

  async #pause(milliseconds: number): Promise<void> {
    if (!this.#pauses.over) await this.#pauses.wait(milliseconds);
    if (this.#pauses.over) throw new Interrupted();
  }
}

const textOf = (headers: KafkaMessage['headers']) => Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));

/** The event, or the received value and the reason why it is not an event. */
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
