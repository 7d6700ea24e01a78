import { Unavailable } from '@fairshare/event-bus';
import type { Logger } from '@fairshare/service-kit';
import type { RealtimeApplication } from '../application';

export interface Rechecking {
  /** Looks once more; after the look that is under way, if there is one. */
  now(): void;
  stop(): void;
}

/** Rechecks the sockets of this instance every so many milliseconds. */
export function recheckRegularly({ recheck }: Pick<RealtimeApplication, 'recheck'>, logger: Logger, every: number): Rechecking {
  let isLooking = false;
  let isWanted = false;

  async function look(): Promise<void> {
    isWanted = true;
    if (isLooking) return;
    isLooking = true;
    while (isWanted) {
      isWanted = false;
      await recheck().catch((error: unknown) => {
        if (!(error instanceof Unavailable)) logger.error({ err: error }, 'recheck of sockets failed');
      });
    }
    isLooking = false;
  }
  // One that takes longer than the time between two leaves the next one out.
  const timer = setInterval(() => (isLooking ? undefined : void look()), every);
  timer.unref();
  return {
    now: () => void look(),
    stop: () => clearInterval(timer),
  };
}
