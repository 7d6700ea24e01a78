import type { SessionExchangeAnswer } from '@fairshare/contracts';
import type { Logger } from '../core/logger';
import { END_REMEMBERED_FOR, TOKEN_CACHED_FOR, type LoginSessionCache } from './login-session-cache';
import type { Redis } from './redis';

/** Milliseconds until a failed write to Redis is retried. */
const RETRY_AFTER = 250;

/**
 * The session cache that all gateways and auth share. While Redis is unavailable `look` and `keep` fail, and gateways query auth each time.
 * Just after an outage its cached tokens are ignored: the end of a session during the outage may not be recorded yet.
 */
export function createRedisLoginSessionCache(redis: Redis, options: { prefix: string; logger: Logger }): LoginSessionCache {
  const { client } = redis;
  const tokenOf = (hash: string) => `${options.prefix}token:${hash}`;
  const endOf = (hash: string) => `${options.prefix}ended:${hash}`;
  /** Ends of sessions that could not be written to Redis, and until when they matter. */
  const unsaved = new Map<string, number>();
  let retryTimer: NodeJS.Timeout | undefined;

  const saveEnd = async (hash: string) => void (await Promise.all([client.set(endOf(hash), '1', { PX: END_REMEMBERED_FOR }), client.del(tokenOf(hash))]));

  async function retrySaves(): Promise<void> {
    for (const [hash, until] of unsaved) {
      if (
        performance.now() < until &&
        !(await saveEnd(hash).then(
          () => true,
          () => false,
        ))
      )
        break;
      unsaved.delete(hash);
    }
    retryTimer = unsaved.size > 0 ? setTimeout(() => void retrySaves(), RETRY_AFTER).unref() : undefined;
  }

  return {
    async look(hash) {
      const [cached, ended] = await client.mGet([tokenOf(hash), endOf(hash)]);
      const isOld = performance.now() - redis.backSince < TOKEN_CACHED_FOR;
      return { cached: cached && !isOld ? (JSON.parse(cached) as SessionExchangeAnswer) : null, ended: ended != null };
    },
    async keep(hash, session, milliseconds) {
      if (milliseconds >= 1) await client.set(tokenOf(hash), JSON.stringify(session), { PX: Math.floor(milliseconds) });
    },
    async end(hash) {
      try {
        await saveEnd(hash);
      } catch (err) {
        options.logger.warn({ err }, 'the end of a session could not be told to Redis; it is told again');
        unsaved.set(hash, performance.now() + END_REMEMBERED_FOR);
        retryTimer ??= setTimeout(() => void retrySaves(), RETRY_AFTER).unref();
      }
    },
    async close() {
      clearTimeout(retryTimer);
      unsaved.clear();
    },
  };
}
