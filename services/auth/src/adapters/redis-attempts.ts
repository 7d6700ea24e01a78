import { createHash } from 'node:crypto';
import type { Logger, Redis } from '@fairshare/service-kit';
import { waitAfter, type SlowDown } from '../domain/slow-down';
import { createMemoryAttempts, type Attempts } from './attempts';

export interface RedisAttemptsOptions {
  /** Prefix of every key, where platforms share a Redis. */
  readonly prefix: string;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * All instances share the counts, so that more instances do not allow more failures. While Redis is unavailable, each instance uses its own
 * counts. Keys contain email and network addresses, so Redis gets only their hashes.
 */
export function createRedisAttempts({ client }: Redis, { prefix, clock, logger }: RedisAttemptsOptions): Attempts {
  const own = createMemoryAttempts(clock);
  const keyOf = (key: string) => `${prefix}attempts:${createHash('sha256').update(key).digest('base64url')}`;

  async function orAlone<T>(together: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    try {
      return await together();
    } catch (err) {
      logger.warn({ err }, 'failed attempts are counted by this instance alone: Redis does not answer');
      return alone();
    }
  }

  return {
    wait: (key, rule) =>
      orAlone(
        async () => {
          const { count, lastAt } = await client.hGetAll(keyOf(key));
          return waitAfter(count === undefined ? undefined : { count: Number(count), lastAt: Number(lastAt) }, rule, clock().getTime());
        },
        () => own.wait(key, rule),
      ),
    async failed(key, rule) {
      const alone = await own.failed(key, rule);
      return orAlone(
        () => remember(key, rule),
        async () => alone,
      );
    },
    async forget(key) {
      await own.forget(key);
      await orAlone(
        async () => void (await client.del(keyOf(key))),
        async () => undefined,
      );
    },
  };

  /** Increments in one transaction, so that concurrent instances lose no count. Redis expires the key. */
  async function remember(key: string, { forgottenAfter }: SlowDown): Promise<number> {
    const [count] = await client.multi().hIncrBy(keyOf(key), 'count', 1).hSet(keyOf(key), 'lastAt', clock().getTime()).pExpire(keyOf(key), forgottenAfter).exec();
    return Number(count);
  }
}
