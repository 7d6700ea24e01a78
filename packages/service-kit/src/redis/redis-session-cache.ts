import type { SessionExchangeAnswer } from '@fairshare/contracts';
import type { Logger } from '../core/logger';
import { CHANGE_REMEMBERED_FOR, END_REMEMBERED_FOR, TOKEN_CACHED_FOR, isOlder, type LoginSessionCache } from './login-session-cache';
import type { Redis } from './redis';

/** Milliseconds until a failed write to Redis is retried. */
const RETRY_AFTER = 250;

/**
 * The session cache that all gateways and auth share. While Redis is unavailable `look` and `keep` fail, and gateways query auth each time.
 * Just after an outage its cached tokens are ignored: a session's end or change during the outage may not be recorded yet.
 */
export function createRedisLoginSessionCache(redis: Redis, options: { prefix: string; logger: Logger }): LoginSessionCache {
  const { client } = redis;
  const tokenOf = (hash: string) => `${options.prefix}token:${hash}`;
  const endOf = (hash: string) => `${options.prefix}ended:${hash}`;
  const accountOf = (hash: string) => `${options.prefix}account:${hash}`;
  const billingOf = (hash: string) => `${options.prefix}billing:${hash}`;
  /** Ends and changes of sessions that could not be written to Redis, by key, and until when they matter. */
  const unsaved = new Map<string, { value: string; until: number }>();
  let retryTimer: NodeJS.Timeout | undefined;

  const save = (key: string, value: string, milliseconds: number) => client.set(key, value, { PX: Math.ceil(milliseconds) });

  async function retrySaves(): Promise<void> {
    for (const [key, entry] of unsaved) {
      const left = entry.until - performance.now();
      if (
        left > 0 &&
        !(await save(key, entry.value, left).then(
          () => true,
          () => false,
        ))
      )
        break;
      if (unsaved.get(key) === entry) unsaved.delete(key);
    }
    retryTimer = unsaved.size > 0 ? setTimeout(() => void retrySaves(), RETRY_AFTER).unref() : undefined;
  }

  /** Writes an end or a change. If Redis is unavailable, it is retried for as long as it matters. */
  async function record(key: string, value: string, milliseconds: number): Promise<void> {
    // A retry must not overwrite what is newer.
    unsaved.delete(key);
    try {
      await save(key, value, milliseconds);
    } catch (err) {
      options.logger.warn({ err }, 'the end or a change of a session could not be written to Redis; it is retried');
      unsaved.set(key, { value, until: performance.now() + milliseconds });
      retryTimer ??= setTimeout(() => void retrySaves(), RETRY_AFTER).unref();
    }
  }

  return {
    async look(hash) {
      const [token, ended, account, billing] = await client.mGet([tokenOf(hash), endOf(hash), accountOf(hash), billingOf(hash)]);
      if (ended != null) return { cached: null, ended: true };
      if (token == null || performance.now() - redis.backSince < TOKEN_CACHED_FOR) return { cached: null, ended: false };
      const cached = JSON.parse(token) as SessionExchangeAnswer;
      return { cached: isOlder(cached, { accountVersion: Number(account ?? 0), billingVersion: Number(billing ?? 0) }) ? null : cached, ended: false };
    },
    async keep(hash, session, milliseconds) {
      if (milliseconds >= 1) await client.set(tokenOf(hash), JSON.stringify(session), { PX: Math.floor(milliseconds) });
    },
    end: (hash) => record(endOf(hash), '1', END_REMEMBERED_FOR),
    async invalidate(hash, { accountVersion, billingVersion }) {
      if (accountVersion !== undefined) await record(accountOf(hash), String(accountVersion), CHANGE_REMEMBERED_FOR);
      if (billingVersion !== undefined) await record(billingOf(hash), String(billingVersion), CHANGE_REMEMBERED_FOR);
    },
    async close() {
      clearTimeout(retryTimer);
      unsaved.clear();
    },
  };
}
