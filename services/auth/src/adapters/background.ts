import type { Logger } from '@fairshare/service-kit';

/** Work that an answer does not wait for. A failure of it is the operator's to see, not the caller's. */
export interface Background {
  /** `what` names the work in the log, should it fail. */
  run(what: string, work: () => Promise<unknown>): void;
  /** The same, begun some time after the answer: neither this answer nor the next one takes longer for it, so nobody can tell what it was. */
  runLater(what: string, work: () => Promise<unknown>): void;
  /** Resolves once nothing is under way, and what was to begin later is done: before the stores close. */
  settled(): Promise<void>;
}

/** How much later at most. Milliseconds; when exactly is left to chance. */
const LATER = 1_000;

export function createBackground(logger: Logger): Background {
  const underWay = new Set<Promise<unknown>>();
  /** What has not begun, and how to begin it. */
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
