import type { Logger } from '@fairshare/service-kit';

/** Work that a response does not wait for. A failure is logged for the operator; the caller does not see it. */
export interface Background {
  /** `what` names the work in the log when it fails. */
  run(what: string, work: () => Promise<unknown>): void;
  /** Like `run`, but starts at a random time after the response. Neither this response nor the next takes longer, so timing reveals nothing. */
  runLater(what: string, work: () => Promise<unknown>): void;
  /** Starts the delayed work and resolves once all work is done. Call it before the stores close. */
  settled(): Promise<void>;
}

/** Maximum random delay. Milliseconds. */
const LATER = 1_000;

export function createBackground(logger: Logger): Background {
  const underWay = new Set<Promise<unknown>>();
  /** Timers of delayed work, each with the function that starts it. */
  const waiting = new Map<NodeJS.Timeout, () => void>();

  function run(what: string, work: () => Promise<unknown>): void {
    const running: Promise<unknown> = work()
      .catch((error: unknown) => logger.error({ err: error }, `could not ${what}`))
      .finally(() => underWay.delete(running));
    underWay.add(running);
  }

  return {
    run,
    runLater(what, work) {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(timer);
        run(what, work);
      };
      const timer = setTimeout(begin, Math.random() * LATER);
      waiting.set(timer, begin);
    },
    async settled() {
      for (const begin of [...waiting.values()]) begin();
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
