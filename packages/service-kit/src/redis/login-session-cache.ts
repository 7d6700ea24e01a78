import type { SessionExchangeAnswer } from '@fairshare/contracts';

/** The cached state of a login session: a token of it that is still fresh, and whether the session has ended. */
export interface CachedLoginSession {
  readonly cached: SessionExchangeAnswer | null;
  readonly ended: boolean;
}

/**
 * The cache of login sessions that gateways and auth share: tokens that are still fresh, and sessions that have ended.
 * A Map when embedded, Redis when distributed. It is a cache: losing it costs an exchange, never a session.
 */
export interface LoginSessionCache {
  /** Reads both in one look-up, by a session's hash; synchronous where the cache is in memory. */
  look(sessionHash: string): CachedLoginSession | Promise<CachedLoginSession>;
  keep(sessionHash: string, session: SessionExchangeAnswer, milliseconds: number): Promise<void>;
  /** Records the end of a session for longer than any token of it lives. Resolves once every gateway will see it. */
  end(sessionHash: string): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds a token of a session is cached at most. */
export const TOKEN_CACHED_FOR = 3_000;
/** Milliseconds the end of a session is recorded: far longer than a token of it is cached. */
export const END_REMEMBERED_FOR = 60_000;
const SWEEP_ABOVE = 5_000;

export function createMemoryLoginSessionCache(clock: () => number = Date.now): LoginSessionCache {
  const entries = new Map<string, { known: CachedLoginSession; until: number }>();

  function put(hash: string, known: CachedLoginSession, milliseconds: number): void {
    if (entries.size > SWEEP_ABOVE) for (const [old, entry] of entries) if (entry.until <= clock()) entries.delete(old);
    entries.set(hash, { known, until: clock() + milliseconds });
  }

  function find(hash: string): CachedLoginSession {
    const entry = entries.get(hash);
    return entry && entry.until > clock() ? entry.known : UNKNOWN;
  }

  return {
    look: find,
    async keep(hash, cached, milliseconds) {
      // A token that was created just before the end of its session and arrives after it is ignored.
      if (!find(hash).ended) put(hash, { cached, ended: false }, milliseconds);
    },
    end: async (hash) => put(hash, { cached: null, ended: true }, END_REMEMBERED_FOR),
    close: async () => entries.clear(),
  };
}

const UNKNOWN: CachedLoginSession = { cached: null, ended: false };
