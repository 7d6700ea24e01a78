import type { SyncReport } from './sync';

/** One second after the connection returns (specification, section 9). Milliseconds. */
export const SYNC_AFTER_ONLINE_MS = 1_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
const LOCK = 'golf-offline-sync';

/** What caused a sync run: the user's request, an event, or a retry after a failure. */
export type SyncCause = 'asked' | 'event' | 'retry';

export interface ScheduleOptions {
  readonly sync: () => Promise<SyncReport>;
  readonly onReport: (report: SyncReport, cause: SyncCause) => void;
  readonly onRunning: (running: boolean) => void;
  /** The factor by which a pause is multiplied, 0.5 to 1.5, so that phones do not all retry at once. */
  readonly jitter?: () => number;
}

/** Decides when to sync: one run at a time across all tabs, with retries after growing pauses while the server is unreachable. */
export class SyncSchedule {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #again: SyncCause | null = null;
  #failures = 0;
  #closed = false;

  constructor(private readonly options: ScheduleOptions) {}

  /** Syncs after a delay, because the connection has just returned and may not last. */
  soon(milliseconds: number = SYNC_AFTER_ONLINE_MS): void {
    this.#failures = 0;
    this.#wait(milliseconds, 'event');
  }

  /** Syncs now; during a run, once more after it. */
  now(cause: SyncCause = 'event'): Promise<void> {
    if (this.#closed) return Promise.resolve();
    clearTimeout(this.#timer);
    if (this.#running) {
      this.#again = this.#again === 'asked' ? 'asked' : cause;
      return this.#running;
    }
    this.#running = this.#run(cause).finally(() => (this.#running = null));
    return this.#running;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #run(first: SyncCause): Promise<void> {
    this.options.onRunning(true);
    try {
      for (let cause: SyncCause | null = first; cause && !this.#closed; cause = this.#again) {
        this.#again = null;
        const report = await alone(this.options.sync);
        if (this.#closed) return;
        this.options.onReport(report, cause);
        this.#plan(report);
      }
    } finally {
      this.options.onRunning(false);
    }
  }

  #plan({ stopped }: SyncReport): void {
    if (stopped?.outcome !== 'unreachable') {
      this.#failures = 0;
      return;
    }
    const pause = Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LAST_RETRY_MS) * (this.options.jitter?.() ?? 1);
    this.#failures += 1;
    this.#wait(Math.max(pause, stopped.retryAfterMs ?? 0), 'retry');
  }

  #wait(milliseconds: number, cause: SyncCause): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(cause), milliseconds);
  }
}

/** Runs the work under a lock, so that two tabs never send at once. Without the Web Locks API they may: the server deduplicates records by their ids. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? (locks.request(LOCK, work) as Promise<Result>) : work();
}
