import type { OfflineDatabase } from './database';
import { OtherTabs } from './other-tabs';

export interface OutboxOptions {
  readonly userId: string;
  /** The server's time, epoch milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** The base of the outboxes: a list that outlives the page, that screens subscribe to, and that other tabs change too. */
export abstract class WaitingList {
  readonly #listeners = new Set<() => void>();
  protected readonly otherTabs = new OtherTabs(() => void this.read());
  #turn: Promise<unknown> = Promise.resolve();

  protected constructor(
    protected readonly database: OfflineDatabase,
    protected readonly options: OutboxOptions,
  ) {}

  /** Reads the database again: another tab, or another page, may have changed it. */
  abstract read(): Promise<void>;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Removes the listeners, and stops notifying other tabs and being notified by them. */
  close(): void {
    this.otherTabs.close();
    this.#listeners.clear();
  }

  /** Runs one piece of work after another: a read that began before a change must not show the state before it. */
  protected inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  protected notifyListeners(): void {
    for (const listener of this.#listeners) listener();
  }
}
