import { Unavailable } from '@fairshare/event-bus';
import type { Logger } from '@fairshare/service-kit';

export interface Repeated {
  /** Works once more; after the work that is under way, if there is some. */
  now(): void;
  /** Resolves once nothing is under way. */
  stop(): Promise<void>;
}

/** Does a work every so many milliseconds, and never twice at once. `what` names it in the log, should it fail. */
export function regularly(work: () => Promise<void>, what: string, logger: Logger, every: number): Repeated {
  let isWanted = false;
  let working: Promise<void> | null = null;

  async function workOff(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await work().catch((error: unknown) => {
        if (!(error instanceof Unavailable)) logger.error({ err: error }, `${what} failed`);
      });
    }
  }
  function now(): void {
    isWanted = true;
    working ??= workOff().finally(() => (working = null));
  }
  // One that takes longer than the time between two leaves the next one out.
  const timer = setInterval(() => (working ? undefined : now()), every);
  timer.unref();
  return {
    now,
    async stop() {
      clearInterval(timer);
      isWanted = false;
      await working;
    },
  };
}
