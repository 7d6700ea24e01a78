import type { Logger } from '@fairshare/service-kit';

/** Work that an answer does not wait for. A failure of it is the operator's to see, not the caller's. */
export interface Background {
  /** `what` names the work in the log, should it fail. */
  run(what: string, work: () => Promise<unknown>): void;
  /** Resolves once nothing is under way: before the stores close. */
  settled(): Promise<void>;
}

export function createBackground(logger: Logger): Background {
  const underWay = new Set<Promise<unknown>>();
  return {
    run(what, work) {
      const running: Promise<unknown> = work()
        .catch((error: unknown) => logger.error({ err: error }, `could not ${what}`))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
