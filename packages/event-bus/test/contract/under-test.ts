import type { EventEnvelope, Topic } from '@fairshare/contracts';
import type { UnhandledRecord, Consumer, EventBatch, EventBus } from '@fairshare/event-bus';
import type { AggregateStore, AggregateType, Storage } from '@fairshare/store';

/** One bus with one owner, whose groups it delivers. */
export interface BusUnderTest {
  /** The owner's storage: commits there are published. */
  readonly owner: Storage;
  /** The storage of a consuming service; empty at first, and the same for each call with this name. */
  storageOf(service: string): Storage;
  /** The bus as that service sees it; each call returns a new one, as after a restart. */
  busOf(service: string): EventBus;
  /** Simulates a crash of the process with this bus, without a shutdown. */
  crash(bus: EventBus): Promise<void>;
  dispose(): Promise<void>;
}

export type PrepareBus = () => Promise<BusUnderTest>;

export interface Group {
  readonly name: string;
}

/** The part of the groups service that is needed to publish. */
export const groupType: AggregateType<Group> = {
  kind: 'groups',
  schema: 1,
  publish: { topic: 'groups', schema: 1, view: (group) => group },
};

/** The bus of the running test. */
export function eachOn(prepare: PrepareBus): { now(): BusUnderTest; groups(): AggregateStore<Group> } {
  let current: BusUnderTest | undefined;
  let groups: AggregateStore<Group> | undefined;
  beforeEach(async () => {
    current = await prepare();
    groups = current.owner.aggregates(groupType);
  });
  afterEach(() => current?.dispose());
  const running = <T>(value: T | undefined): T => {
    if (!value) throw new Error('outside of a test');
    return value;
  };
  return { now: () => running(current), groups: () => running(groups) };
}

/** A signal that tests wait for. */
export class Signal {
  readonly #waiting: { holds: () => boolean; resolve: () => void }[] = [];

  raise(): void {
    for (const each of this.#waiting.filter(({ holds }) => holds())) {
      this.#waiting.splice(this.#waiting.indexOf(each), 1);
      each.resolve();
    }
  }

  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ holds, resolve }));
  }
}

/** A consumer that records its events. */
export class Recorder implements Consumer {
  readonly topic: Topic = 'groups';
  readonly events: EventEnvelope[] = [];
  readonly abandoned: string[] = [];
  readonly signal = new Signal();
  readonly #react: (event: EventEnvelope) => Promise<void> | void;

  /** `react` runs before an event is recorded: if it throws, the event counts as not handled. */
  constructor(
    readonly name: string,
    react: (event: EventEnvelope) => Promise<void> | void = () => undefined,
  ) {
    this.#react = react;
  }

  async handle({ events }: EventBatch): Promise<void> {
    for (const event of events) {
      await this.#react(event);
      this.events.push(event);
    }
    this.signal.raise();
  }

  async markUnhandled(event: UnhandledRecord): Promise<void> {
    this.abandoned.push(event.subject);
    this.signal.raise();
  }

  /** Resolves once it has received this aggregate in at least this version. */
  has(subject: string, version = 1): Promise<void> {
    return this.signal.until(() => this.events.some((event) => event.subject === subject && event.data.version >= version));
  }

  versionsOf(subject: string): number[] {
    return this.events.filter((event) => event.subject === subject).map((event) => event.data.version);
  }

  changesOf(subject: string): string[] {
    return this.events.filter((event) => event.subject === subject).flatMap((event) => event.data.changes.map(({ name }) => name));
  }
}

/** A promise and the function that resolves it. */
export function gate(): { readonly passed: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

export const rename = (name: string) => () => ({ state: { name }, changes: [{ name: 'group-renamed', facts: { name } }] });
