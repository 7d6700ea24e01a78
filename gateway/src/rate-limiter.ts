import type { Redis } from '@fairshare/service-kit';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMITS, type LimitName } from './config/limits';

/** Counts requests: in memory for one gateway, in Redis for several that share their counts. */
export interface RateLimiter {
  /** Counts one request of `key` under a limit. Returns 0, or the seconds until the next one is allowed; synchronous if it counts in memory. */
  consume(limit: LimitName, key: string): number | Promise<number>;
  /** The current count under a limit, without counting a request. */
  peek(limit: LimitName, key: string): Usage | Promise<Usage>;
}

export interface Usage {
  /** Requests counted in the current window. */
  readonly consumed: number;
  /** Seconds until the next request is allowed; 0: it is allowed now. */
  readonly wait: number;
}

const NOTHING_CONSUMED: Usage = { consumed: 0, wait: 0 };

interface Allowance {
  readonly keyPrefix: LimitName;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** `multiplier` scales every limit: RATE_LIMIT_MULTIPLIER. */
export function createMemoryRateLimiter(multiplier: number, now: () => number = Date.now): RateLimiter {
  const counters = counterOfEach(multiplier, (allowance) => createWindows(allowance, now));
  return { consume: (limit, key) => counters[limit].consume(key), peek: (limit, key) => counters[limit].peek(key) };
}

/** All gateways share the counts. While Redis is unavailable, each counts on its own, in its memory. */
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
    async consume(limit, key) {
      try {
        await limiters[limit].consume(key);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return secondsOf(refused.msBeforeNext);
      }
    },
    async peek(limit, key) {
      const counted = await limiters[limit].get(key);
      if (counted === null) return NOTHING_CONSUMED;
      return { consumed: counted.consumedPoints, wait: counted.remainingPoints > 0 ? 0 : secondsOf(counted.msBeforeNext) };
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

/** Fixed windows: the window of a key begins with its first request and allows so many. Expired windows are dropped when new ones begin. */
function createWindows({ points, duration }: Allowance, now: () => number) {
  // In the order they began, which is also the order in which they end.
  const windows = new Map<string, { consumed: number; readonly until: number }>();

  function begin(key: string, at: number) {
    windows.delete(key);
    for (const [old, { until }] of windows) {
      if (until > at) break;
      windows.delete(old);
    }
    const window = { consumed: 0, until: at + duration * 1_000 };
    windows.set(key, window);
    return window;
  }

  const current = (key: string, at: number) => {
    const known = windows.get(key);
    return known && known.until > at ? known : null;
  };

  return {
    consume(key: string): number {
      const at = now();
      const window = current(key, at) ?? begin(key, at);
      window.consumed += 1;
      return window.consumed <= points ? 0 : secondsOf(window.until - at);
    },
    peek(key: string): Usage {
      const at = now();
      const window = current(key, at);
      return window ? { consumed: window.consumed, wait: window.consumed < points ? 0 : secondsOf(window.until - at) } : NOTHING_CONSUMED;
    },
  };
}

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1_000));
