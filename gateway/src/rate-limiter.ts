import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMITS, type LimitName } from './config/limits';

/** Counts requests. In memory for one gateway; several share their counts through another implementation. */
export interface RateLimiter {
  /** Counts one request of `key` under a limit. Answers 0, or the seconds until the next one is let through. */
  take(limit: LimitName, key: string): Promise<number>;
}

/** `multiplier` scales every limit: RATE_LIMIT_MULTIPLIER. */
export function createMemoryRateLimiter(multiplier: number): RateLimiter {
  const limiters = new Map(
    Object.entries(RATE_LIMITS).map(([name, { requests, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: Math.max(1, Math.round(requests * multiplier)), duration: seconds }),
    ]),
  );
  return {
    async take(limit, key) {
      try {
        await limiters.get(limit)?.consume(key);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      }
    },
  };
}
