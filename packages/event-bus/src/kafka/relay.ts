import type { Outbox, Outgoing, PublishedRecord, Sent } from '@fairshare/store';
import { backoff } from '../backoff';
import { isAway } from '../problem';

/** Aggregates that are published at once. */
const AT_ONCE = 32;
/** Milliseconds from the first sent record until one write removes all records sent since from the outbox. */
const REMOVE_WITHIN = 500;
/** Milliseconds between two sweeps. Each sweep that finds nothing doubles it, so that idle instances rarely query the database. */
const SWEEP_EVERY = 2_000;
const SWEEP_AT_LEAST_EVERY = 10_000;
/** After so many milliseconds in the outbox, the process that made a commit counts as dead. A starting process takes all commits: they may be its own. */
const ORPHANED_AFTER = 3_000;
const BEFORE_THE_START = 1;
/** Most aggregates a sweep picks up; when it finds as many, the next sweep follows as soon as these are published. */
const SWEEP = 1_000;

export interface RelayOptions {
  readonly outbox: Outbox;
  /** Resolves when the broker has stored the record. @throws Unavailable when that is unknown; any other error: the broker rejects this record. */
  readonly publish: (record: PublishedRecord) => Promise<void>;
  /** Called once per outage, and for each record that the broker rejects. */
  readonly onProblem: (error: unknown) => void;
}

const keyOf = (kind: string, id: string): string => JSON.stringify([kind, id]);

interface Aggregate {
  readonly kind: string;
  readonly id: string;
  /** A record of it was sent but not acknowledged: it may still arrive, after newer ones that another relay sends meanwhile. */
  readonly inDoubt: boolean;
}

/**
 * Publishes a service's commits from its outbox to the broker. Several relays may run at once, in one process or many. A relay that has sent
 * a version that is no longer the newest, or whose arrival is unknown, sends the newest again, so that the newest is always last on the topic.
 */
export class Relay {
  readonly #options: RelayOptions;
  /** Aggregates to publish, in the order they were queued. */
  readonly #waiting = new Map<string, Aggregate>();
  readonly #publishing = new Map<string, Promise<void>>();
  /** Commits that were sent and are still in the outbox. */
  readonly #sent = new Map<string, Sent>();
  #removeTimer: NodeJS.Timeout | undefined;
  #removing: Promise<void> = Promise.resolve();
  #stopListening: (() => void) | undefined;
  #sweeping: NodeJS.Timeout | undefined;
  #pauseTimer: NodeJS.Timeout | undefined;
  #moreLeft = false;
  #failures = 0;
  #closing = false;

  constructor(options: RelayOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stopListening = this.#options.outbox.onCommit((kind, id, fresh) => this.#take(kind, id, fresh));
    void this.#sweepAgain(BEFORE_THE_START, SWEEP_EVERY);
  }

  /** Waits for records that are being sent; the rest stays in the outbox for the next start or another process. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#stopListening?.();
    clearTimeout(this.#sweeping);
    clearTimeout(this.#pauseTimer);
    await Promise.all(this.#publishing.values());
    clearTimeout(this.#removeTimer);
    await this.#removing;
    await this.#removeSent();
  }

  async #sweepAgain(waitedFor: number, rest: number): Promise<void> {
    const found = await this.#sweep(waitedFor);
    const next = found > 0 ? SWEEP_EVERY : Math.min(rest * 2, SWEEP_AT_LEAST_EVERY);
    if (!this.#closing) this.#sweeping = setTimeout(() => void this.#sweepAgain(ORPHANED_AFTER, next), rest);
  }

  /** Publishes outbox entries that a crash left behind, in this process or another. Returns the number of aggregates found. */
  async #sweep(waitedFor: number): Promise<number> {
    try {
      const left = await this.#options.outbox.pending(SWEEP, waitedFor);
      this.#moreLeft = left.length === SWEEP;
      for (const { kind, id } of left) this.#take(kind, id);
      return left.length;
    } catch (error) {
      // The store is unavailable: the next sweep tries again.
      if (!isAway(error)) this.#options.onProblem(error);
      return 0;
    }
  }

  /** `fresh`: the record as just committed. It is sent without reading the outbox, unless it has to wait: then it may be stale. */
  #take(kind: string, id: string, fresh?: Outgoing, inDoubt = false): void {
    const key = keyOf(kind, id);
    const aggregate = { kind, id, inDoubt };
    if (this.#waiting.has(key)) {
      if (inDoubt) this.#waiting.set(key, aggregate);
      return;
    }
    if (this.#hasRoom && !this.#publishing.has(key)) this.#publishing.set(key, this.#publishOne(key, aggregate, fresh));
    else this.#waiting.set(key, aggregate);
  }

  get #hasRoom(): boolean {
    return !this.#closing && !this.#pauseTimer && this.#publishing.size < AT_ONCE;
  }

  #goOn(): void {
    for (const [key, aggregate] of this.#waiting) {
      if (!this.#hasRoom) return;
      if (this.#publishing.has(key)) continue; // committed again while it is being published: stays queued
      this.#waiting.delete(key);
      this.#publishing.set(key, this.#publishOne(key, aggregate));
    }
    if (this.#moreLeft && this.#waiting.size === 0 && !this.#closing) {
      this.#moreLeft = false;
      void this.#sweep(ORPHANED_AFTER);
    }
  }

  async #publishOne(key: string, { kind, id, inDoubt }: Aggregate, fresh?: Outgoing): Promise<void> {
    const sending = { inDoubt };
    try {
      await this.#publishNewest(kind, id, sending, fresh);
      this.#failures = 0;
    } catch (error) {
      if (isAway(error)) {
        this.#waiting.set(key, { kind, id, ...sending });
        this.#pause(error);
      } else {
        // Only this record fails. The others continue, and the next sweep finds it again.
        this.#options.onProblem(error);
      }
    } finally {
      this.#publishing.delete(key);
      this.#goOn();
    }
  }

  /** Sends the newest version with every change that was not sent before. */
  async #publishNewest(kind: string, id: string, sending: { inDoubt: boolean }, fresh: Outgoing | undefined): Promise<void> {
    const outgoing = fresh ?? (await this.#newest(kind, id, sending));
    if (!outgoing || (outgoing.entries.length === 0 && !sending.inDoubt)) return;
    sending.inDoubt = true;
    await this.#options.publish(outgoing.record);
    this.#removeSoon({ kind, id, version: outgoing.record.version, entries: outgoing.entries });
  }

  /** The newest version without the commits that were sent already. One command removes these and reads the rest, because some documents are written often. */
  async #newest(kind: string, id: string, sending: { inDoubt: boolean }): Promise<Outgoing | null> {
    const sent = this.#sent.get(keyOf(kind, id));
    if (!sent) return this.#options.outbox.read(kind, id);
    const newest = await this.#options.outbox.removePublished(kind, id, sent.entries);
    this.#sent.delete(keyOf(kind, id));
    // Another relay may have sent the newer version before ours arrived.
    if (newest && newest.record.version !== sent.version) sending.inDoubt = true;
    return newest;
  }

  #removeSoon(sent: Sent): void {
    const key = keyOf(sent.kind, sent.id);
    const before = this.#sent.get(key);
    this.#sent.set(key, before ? { ...sent, entries: [...before.entries, ...sent.entries] } : sent);
    this.#removeTimer ??= setTimeout(() => void (this.#removing = this.#removeSent()), REMOVE_WITHIN);
  }

  /**
   * Removes sent commits from the outbox. If a document has a newer version by then, another relay may have sent that version before ours
   * arrived, so the newest is sent once more.
   */
  async #removeSent(): Promise<void> {
    this.#removeTimer = undefined;
    const sent = [...this.#sent.values()].filter(({ kind, id }) => !this.#publishing.has(keyOf(kind, id)));
    if (sent.length === 0) return;
    for (const { kind, id } of sent) this.#sent.delete(keyOf(kind, id));
    try {
      for (const outdated of await this.#options.outbox.removeAllPublished(sent)) {
        const key = keyOf(outdated.kind, outdated.id);
        const sentSince = this.#sent.get(key);
        this.#sent.set(key, { ...outdated, ...sentSince, entries: [...outdated.entries, ...(sentSince?.entries ?? [])] });
        if (!sentSince) this.#take(outdated.kind, outdated.id, undefined, true);
      }
    } catch (error) {
      // The store is unavailable: a sweep finds them, and sends them again.
      if (!isAway(error)) this.#options.onProblem(error);
    }
  }

  /** Pauses all records for a backoff, since a dependency is unavailable. */
  #pause(error: unknown): void {
    if (this.#pauseTimer || this.#closing) return;
    if (this.#failures === 0) this.#options.onProblem(error);
    this.#pauseTimer = setTimeout(() => {
      this.#pauseTimer = undefined;
      this.#goOn();
    }, backoff(this.#failures));
    this.#failures += 1;
  }
}
