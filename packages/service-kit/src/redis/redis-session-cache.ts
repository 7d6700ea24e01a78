import type { SessionExchangeAnswer } from '@fairshare/contracts';
import type { Logger } from '../core/logger';
import { END_REMEMBERED_FOR, TOKEN_CACHED_FOR, type LoginSessionCache } from './login-session-cache';
import type { Redis } from './redis';

/** Milliseconds until a failed write to Redis is retried. */
const TELL_AGAIN = 250;

/**
 * The session cache that all gateways and auth share. While Redis is unavailable `look` and `keep` fail, and gateways query auth each time.
 * Just after an outage its cached tokens are ignored: the end of a session during the outage may not be recorded yet.
 */
export function createRedisLoginSessionCache(redis: Redis, options: { prefix: string; logger: Logger }): LoginSessionCache {
  const { client } = redis;
  const tokenOf = (hash: string) => `${options.prefix}token:${hash}`;
  const endOf = (hash: string) => `${options.prefix}ended:${hash}`;
  /** Ends of sessions that could not be written to Redis, and until when they matter. */
  const untold = new Map<string, number>();
  let telling: NodeJS.Timeout | undefined;

  const tell = async (hash: string) => void (await Promise.all([client.set(endOf(hash), '1', { PX: END_REMEMBERED_FOR }), client.del(tokenOf(hash))]));

  async function tellAgain(): Promise<void> {
    for (const [hash, until] of untold) {
      if (
        performance.now() < until &&
        !(await tell(hash).then(
          () => true,
          () => false,
        ))
      )
        break;
      untold.delete(hash);
    }
    telling = untold.size > 0 ? setTimeout(() => void tellAgain(), TELL_AGAIN).unref() : undefined;
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
        await tell(hash);
      } catch (err) {
        options.logger.warn({ err }, 'the end of a session could not be told to Redis; it is told again');
        untold.set(hash, performance.now() + END_REMEMBERED_FOR);
        telling ??= setTimeout(() => void tellAgain(), TELL_AGAIN).unref();
      }
    },
    async close() {
      clearTimeout(telling);
      untold.clear();
    },
  };
}
