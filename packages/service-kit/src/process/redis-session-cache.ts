import type { SessionExchangeAnswer } from '@fairshare/contracts';
import type { Logger } from '../logger';
import { ENDED_FOR, type SessionCache } from '../session-cache';
import type { Redis } from './redis';

/**
 * The session cache that all gateways and auth share. While Redis is away `look` and `keep` fail, and gateways ask auth each time; an end
 * then needs no mark, since nobody has a cached token to believe.
 */
export function createRedisSessionCache({ client }: Redis, options: { prefix: string; logger: Logger }): SessionCache {
  const tokenOf = (hash: string) => `${options.prefix}token:${hash}`;
  const endOf = (hash: string) => `${options.prefix}ended:${hash}`;

  return {
    async look(hash) {
      const [cached, ended] = await client.mGet([tokenOf(hash), endOf(hash)]);
      return { cached: cached ? (JSON.parse(cached) as SessionExchangeAnswer) : null, ended: ended != null };
    },
    async keep(hash, session, milliseconds) {
      if (milliseconds >= 1) await client.set(tokenOf(hash), JSON.stringify(session), { PX: Math.floor(milliseconds) });
    },
    async end(hash) {
      try {
        await Promise.all([client.set(endOf(hash), '1', { PX: ENDED_FOR }), client.del(tokenOf(hash))]);
      } catch (err) {
        options.logger.warn({ err }, 'the end of a session could not be told to Redis');
      }
    },
    close: async () => undefined,
  };
}
