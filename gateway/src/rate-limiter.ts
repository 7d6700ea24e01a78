import type { Redis } from '@fairshare/service-kit';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { RATE_LIMITS, type LimitName } from './config/limits';

/** Counts requests. In memory for one gateway; several share their counts in Redis. */
export interface RateLimiter {
  /** Counts one request of `key` under a limit. Answers 0, or the seconds until the next one is let through. */
  take(limit: LimitName, key: string): Promise<number>;
}

interface Allowance {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** `multiplier` scales every limit: RATE_LIMIT_MULTIPLIER. */
export const createMemoryRateLimiter = (multiplier: number): RateLimiter => rateLimiter(multiplier, (allowance) => new RateLimiterMemory(allowance));

/** Counted by all gateways together. While Redis is away each counts for itself, in its memory. */
export const createRedisRateLimiter = (multiplier: number, { client }: Redis, prefix: string): RateLimiter =>
  rateLimiter(
    multiplier,
    (allowance) =>
      new RateLimiterRedis({
        ...allowance,
        keyPrefix: `${prefix}limit:${allowance.keyPrefix}`,
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(allowance),
      }),
  );

function rateLimiter(multiplier: number, create: (allowance: Allowance) => RateLimiterAbstract): RateLimiter {
  const limiters = new Map(
    Object.entries(RATE_LIMITS).map(([name, { requests, seconds }]) => [
      name,
      create({ keyPrefix: name, points: Math.max(1, Math.round(requests * multiplier)), duration: seconds }),
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
