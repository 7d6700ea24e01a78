import { PUBLICATIONS, type ServiceName } from '@fairshare/contracts';
import type { ConsumerStore, Outbox, PublishedRecord } from '@fairshare/store';
import type { Admin, Kafka, Producer } from 'kafkajs';
import { backoff } from '../backoff';
import { Unavailable, type Consumer, type EventBus, type Lag } from '../port';
import { logProblems, type BusLogger } from '../problem';
import { connectKafka, isReachable, type KafkaSecurity } from './client';
import { withDeadLetterTopic } from './dead-letters';
import { GroupConsumer } from './group-consumer';
import { messageOf, send } from './messages';
import { AbortableWaits } from './abortable-waits';
import { Relay } from './relay';
import { rewindGroups } from './rewind';
import { createTopics, topicNames } from './topics';

/** Milliseconds between two checks of the consumers, and milliseconds without progress after which a consumer counts as dead. */
const LOOK_EVERY = 1_000;
const STALLS_AFTER = 120_000;
/** Timeout of a request for consumer lag, in milliseconds: a metrics scraper waits for it. */
const LAG_WITHIN = 2_000;

export interface KafkaBusOptions {
  readonly service: ServiceName;
  /** host:port of some of the cluster's brokers. */
  readonly brokers: readonly string[];
  /** Default: neither TLS nor SASL. */
  readonly security?: KafkaSecurity | undefined;
  /** The store for the dead letters of its consumers. */
  readonly consumers: ConsumerStore;
  /** The commits that the service publishes; without an outbox it publishes nothing. */
  readonly outbox?: Outbox;
  readonly logger?: BusLogger;
  readonly clock?: () => Date;
  /** The prefix of the names of topics and groups, where platforms share a cluster. */
  readonly prefix?: string;
  /** The partitions of each topic that the bus creates; default: the number defined for each topic. */
  readonly partitions?: number;
  /** Wraps the sending of a record, which resolves when the broker has stored it; used for tracing. */
  readonly publishing?: (record: PublishedRecord, send: (record: PublishedRecord) => Promise<void>) => Promise<void>;
  /** Milliseconds without progress after which a consumer counts as dead, although the broker answers. */
  readonly stallsAfter?: number;
}

/**
 * The bus as one process of a service sees it, on Kafka. Its start does not wait for the broker: if the broker is unavailable, the bus retries
 * in the background, while commits collect in the outbox.
 */
export function createKafkaBus(options: KafkaBusOptions): EventBus {
  const consumers = new Map<string, Consumer>();
  let running: RunningBus | undefined;
  return {
    consume(consumer) {
      if (running) throw new Error(`${consumer.name} came after the bus had started`);
      if (consumers.has(consumer.name)) throw new Error(`there is a consumer ${consumer.name} already`);
      consumers.set(consumer.name, consumer);
    },
    async start() {
      running ??= new RunningBus(options, [...consumers.values()]);
    },
    caughtUp: () => running?.caughtUp ?? false,
    fault: () => running?.fault ?? null,
    lag: async () => running?.lag() ?? [],
    oldestUnsent: async () => options.outbox?.age() ?? 0,
    async rewind() {
      if (running) throw new Error('the bus has started');
      const { service, brokers, security, logger, prefix = '' } = options;
      const { kafka } = await connectKafka({ clientId: service, brokers, security, logger });
      await rewindGroups(kafka, [...consumers.keys()].map(topicNames(prefix).of));
    },
    stopConsuming: async () => running?.stopConsuming(),
    close: async () => running?.close(),
  };
}

class RunningBus {
  readonly #options: KafkaBusOptions;
  readonly #consumers: readonly Consumer[];
  readonly #pauses = new AbortableWaits();
  readonly #work: Promise<unknown>;
  #members: GroupConsumer[] = [];
  #relay: Relay | undefined;
  #producer: Producer | undefined;
  #admin: Admin | undefined;
  #consumes = true;
  #begun = false;

  constructor(options: KafkaBusOptions, consumers: readonly Consumer[]) {
    this.#options = options;
    this.#consumers = consumers;
    this.#work = this.#begin();
  }

  get caughtUp(): boolean {
    return this.#begun && this.#members.every((member) => member.caughtUp);
  }

  get fault(): string | null {
    return this.#members.find((member) => member.fault !== null)?.fault ?? null;
  }

  /** @throws Unavailable */
  async lag(): Promise<Lag[]> {
    const admin = this.#admin;
    if (!admin || !this.#begun) throw new Unavailable('the bus has not started yet');
    const asking = Promise.all(this.#members.map((member) => member.lag(admin)));
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, LAG_WITHIN).unref());
    return Promise.race([asking, tooLate]).catch((cause: unknown) => {
      throw new Unavailable('the broker does not say how far they are', { cause });
    });
  }

  async stopConsuming(): Promise<void> {
    this.#consumes = false;
    await Promise.all(this.#members.map((member) => member.close()));
  }

  /** Closes the consumers first, so that the commits they cause are still published, and then the relay. */
  async close(): Promise<void> {
    this.#pauses.end();
    await this.#work;
    await this.stopConsuming();
    await this.#relay?.close();
    await Promise.all([this.#producer?.disconnect(), this.#admin?.disconnect()]);
  }

  async #begin(): Promise<void> {
    const { service, brokers, security, logger, outbox, consumers, clock = () => new Date(), prefix = '', stallsAfter = STALLS_AFTER, publishing } = this.#options;
    const { kafka, library } = await connectKafka({ clientId: service, brokers, security, logger });
    const names = topicNames(prefix);
    const onProblem = logProblems(logger);
    const admin = (this.#admin = kafka.admin());
    const producer = (this.#producer = kafka.producer({ createPartitioner: library.Partitioners.DefaultPartitioner, allowAutoTopicCreation: false }));
    const letters = withDeadLetterTopic(consumers, producer, names);
    this.#members = this.#consumers.map(
      (consumer) =>
        new GroupConsumer({
          kafka,
          consumer,
          clock,
          onProblem,
          stallsAfter,
          consumers: letters,
          topic: names.of(consumer.topic),
          group: names.of(consumer.name),
          reachable: () => isReachable(kafka),
        }),
    );

    const watching = this.#watch(kafka, admin);

    await this.#untilItWorks(() => admin.connect());
    await this.#untilItWorks(() => createTopics(admin, names, this.#neededTopics(), this.#options.partitions));
    await this.#untilItWorks(() => producer.connect());
    if (outbox && !this.#pauses.over) {
      const publish = (record: PublishedRecord) => send(producer, names.of(record.topic), messageOf(service, record));
      this.#relay = new Relay({
        outbox,
        publish: publishing ? (record) => publishing(record, publish) : publish,
        onProblem: (err) => logger?.warn({ err }, 'commits wait in the outbox'),
      });
      this.#relay.start();
    }
    if (this.#consumes) await Promise.all(this.#members.map((member) => this.#untilItWorks(() => member.start(admin))));
    this.#begun = true;
    await watching;
  }

  /** Until the bus is closed, checks whether the broker responds, and what other instances have handled. */
  async #watch(kafka: Kafka, admin: Admin): Promise<void> {
    while (!this.#pauses.over) {
      await this.#pauses.wait(LOOK_EVERY);
      const silent = this.#members.filter((member) => member.silent);
      if (silent.length > 0) {
        const answers = await isReachable(kafka);
        for (const member of silent) member.checkForStall(answers);
      }
      // A check that fails is repeated the next time.
      for (const member of this.#members) if (!this.#pauses.over) await member.lookUp(admin).catch(() => undefined);
    }
  }

  #neededTopics() {
    const { service, outbox } = this.#options;
    const consumed = new Set(this.#consumers.map(({ topic }) => topic));
    const own = Object.values(PUBLICATIONS).filter(({ owner }) => outbox && owner === service);
    return { consumed, topics: new Set([...consumed, ...own.map(({ aggregate }) => aggregate.topic)]) };
  }

  /** Retries until it succeeds; logs the failure once. */
  async #untilItWorks(work: () => Promise<unknown>): Promise<void> {
    for (let retry = 0; !this.#pauses.over; retry += 1) {
      try {
        await work();
        return;
      } catch (err) {
        if (retry === 0) this.#options.logger?.warn({ err }, 'the broker cannot be used yet, trying again');
        if (!this.#pauses.over) await this.#pauses.wait(backoff(retry));
      }
    }
  }
}
