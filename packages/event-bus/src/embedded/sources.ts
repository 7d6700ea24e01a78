import { PUBLICATIONS, type ServiceName, type Topic } from '@fairshare/contracts';
import type { CommitLog } from '@fairshare/store';

export interface Source {
  readonly owner: ServiceName;
  readonly log: CommitLog;
}

export interface SourceListener {
  /** A commit was made. */
  onCommit(): void;
  /** The owner has started, or restarted with another log. */
  onOwner(): void;
  /** The position from which this reader of the topic continues. @throws StoreAway */
  position(): Promise<string | null>;
}

/** Which service's log carries which topic in this process. */
export class Sources {
  readonly #byTopic = new Map<Topic, Source>();
  readonly #listeners = new Map<Topic, Set<SourceListener>>();
  readonly #unsubscribe = new Map<ServiceName, () => void>();

  own(owner: ServiceName, log: CommitLog): void {
    const topics = new Set(
      Object.values(PUBLICATIONS)
        .filter((publication) => publication.owner === owner)
        .map(({ aggregate }) => aggregate.topic),
    );
    this.#unsubscribe.get(owner)?.();
    const unsubscribe = log.onCommit((committed) => {
      for (const topic of topics) if (topic === committed) for (const listener of this.#of(topic)) listener.onCommit();
    });
    this.#unsubscribe.set(owner, unsubscribe);
    for (const topic of topics) {
      this.#byTopic.set(topic, { owner, log });
      for (const listener of this.#of(topic)) listener.onOwner();
    }
  }

  get(topic: Topic): Source | undefined {
    return this.#byTopic.get(topic);
  }

  /** When the oldest commit of this owner was made that a reader in this process has not read yet, in ISO 8601; null: there is none. @throws StoreAway */
  async oldestUnread(owner: ServiceName): Promise<string | null> {
    const owned = [...this.#byTopic].filter(([, source]) => source.owner === owner);
    const oldest = await Promise.all(owned.flatMap(([topic, { log }]) => [...this.#of(topic)].map(async (listener) => log.oldestAfter(topic, await listener.position()))));
    return oldest.filter((time) => time !== null).sort()[0] ?? null;
  }

  /** Returns a function that unsubscribes. */
  listen(topic: Topic, listener: SourceListener): () => void {
    this.#listeners.set(topic, this.#of(topic).add(listener));
    return () => this.#of(topic).delete(listener);
  }

  #of(topic: Topic): Set<SourceListener> {
    return this.#listeners.get(topic) ?? new Set();
  }
}

/** Wakes one waiter. If it is raised without a waiter, the next one does not wait; repeated raises count once. */
export class Signal {
  #isRaised = false;
  #wake: (() => void) | undefined;

  raise(): void {
    this.#isRaised = true;
    this.#wake?.();
  }

  /** Waits until it is raised, or for so many milliseconds; does not keep the process alive. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#isRaised) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds).unref();
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = undefined;
    this.#isRaised = false;
  }
}
