import type { Redis } from '@fairshare/service-kit';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMITS, type LimitName } from './config/limits';

/** Counts requests. In memory for one gateway; several share their counts in Redis. */
export interface RateLimiter {
  /** Counts one request of `key` under a limit. Answers 0, or the seconds until the next one is let through; at once where it counts in memory. */
  take(limit: LimitName, key: string): number | Promise<number>;
  /** How that stands, without counting anything. */
  look(limit: LimitName, key: string): Standing | Promise<Standing>;
}

export interface Standing {
  /** Counted in the window under way. */
  readonly taken: number;
  /** 0: the next one is let through. Seconds. */
  readonly wait: number;
}

const NOTHING_TAKEN: Standing = { taken: 0, wait: 0 };

interface Allowance {
  readonly keyPrefix: LimitName;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** `multiplier` scales every limit: RATE_LIMIT_MULTIPLIER. */
export function createMemoryRateLimiter(multiplier: number, now: () => number = Date.now): RateLimiter {
  const counters = counterOfEach(multiplier, (allowance) => createWindows(allowance, now));
  return { take: (limit, key) => counters[limit].take(key), look: (limit, key) => counters[limit].look(key) };
}

/** Counted by all gateways together. While Redis is away each counts for itself, in its memory. */
export function createRedisRateLimiter(multiplier: number, { client }: Redis, prefix: string): RateLimiter {
  const limiters = counterOfEach(
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
  return {
    async take(limit, key) {
      try {
        await limiters[limit].consume(key);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return secondsOf(refused.msBeforeNext);
      }
    },
    async look(limit, key) {
      const counted = await limiters[limit].get(key);
      if (counted === null) return NOTHING_TAKEN;
      return { taken: counted.consumedPoints, wait: counted.remainingPoints > 0 ? 0 : secondsOf(counted.msBeforeNext) };
    },
  };
}

function counterOfEach<Counter>(multiplier: number, create: (allowance: Allowance) => Counter): Record<LimitName, Counter> {
  const names = Object.keys(RATE_LIMITS) as LimitName[];
  return Object.fromEntries(
    names.map((name) => {
      const { requests, seconds } = RATE_LIMITS[name];
      return [name, create({ keyPrefix: name, points: Math.max(1, Math.round(requests * multiplier)), duration: seconds })];
    }),
  ) as Record<LimitName, Counter>;
}

/** A window of each key begins with its first request, and lets so many through. Windows that are over are dropped as new ones begin. */
function createWindows({ points, duration }: Allowance, now: () => number) {
  // In the order they began, which is the order they end.
  const windows = new Map<string, { taken: number; readonly until: number }>();

  function begin(key: string, at: number) {
    windows.delete(key);
    for (const [old, { until }] of windows) {
      if (until > at) break;
      windows.delete(old);
    }
    const window = { taken: 0, until: at + duration * 1_000 };
    windows.set(key, window);
    return window;
  }

  const underWay = (key: string, at: number) => {
    const known = windows.get(key);
    return known && known.until > at ? known : null;
  };

  return {
    take(key: string): number {
      const at = now();
      const window = underWay(key, at) ?? begin(key, at);
      window.taken += 1;
      return window.taken <= points ? 0 : secondsOf(window.until - at);
    },
    look(key: string): Standing {
      const at = now();
      const window = underWay(key, at);
      return window ? { taken: window.taken, wait: window.taken < points ? 0 : secondsOf(window.until - at) } : NOTHING_TAKEN;
    },
  };
}

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1_000));
