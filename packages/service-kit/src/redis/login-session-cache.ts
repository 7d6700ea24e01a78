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
  /**
   * From now on a cached token of the session counts only if it was made from this version of the user's account or billing, or a newer one.
   * Resolves once no gateway uses an older one.
   */
  invalidate(sessionHash: string, versions: SessionVersions): Promise<void>;
  close(): Promise<void>;
}

/** The versions of the account and of the billing that a token was made from. */
export type SessionVersions = Partial<Pick<SessionExchangeAnswer, 'accountVersion' | 'billingVersion'>>;

export const isOlder = (session: SessionExchangeAnswer, { accountVersion = 0, billingVersion = 0 }: SessionVersions): boolean =>
  session.accountVersion < accountVersion || session.billingVersion < billingVersion;

/** Milliseconds a token of a session is cached at most. A change invalidates it earlier; this is the limit if auth crashes between the change and that. */
export const TOKEN_CACHED_FOR = 10_000;
/** Milliseconds the version of a change is recorded: longer than a token from before it is cached that a call to auth (4 s) returned after it. */
export const CHANGE_REMEMBERED_FOR = TOKEN_CACHED_FOR + 5_000;
/** Milliseconds the end of a session is recorded: far longer than a token of it is cached. */
export const END_REMEMBERED_FOR = 60_000;
const SWEEP_ABOVE = 5_000;

export function createMemoryLoginSessionCache(clock: () => number = Date.now): LoginSessionCache {
  const entries = createExpiringMap<CachedLoginSession>(clock);
  const changes = createExpiringMap<SessionVersions>(clock);

  return {
    look(hash) {
      const known = entries.get(hash) ?? UNKNOWN;
      return known.cached && isOlder(known.cached, changes.get(hash) ?? {}) ? UNKNOWN : known;
    },
    async keep(hash, cached, milliseconds) {
      // A token that was created just before the end of its session and arrives after it is ignored.
      if (!entries.get(hash)?.ended) entries.set(hash, { cached, ended: false }, milliseconds);
    },
    end: async (hash) => entries.set(hash, { cached: null, ended: true }, END_REMEMBERED_FOR),
    invalidate: async (hash, versions) => changes.set(hash, { ...changes.get(hash), ...versions }, CHANGE_REMEMBERED_FOR),
    async close() {
      entries.clear();
      changes.clear();
    },
  };
}

function createExpiringMap<Value>(clock: () => number) {
  const entries = new Map<string, { value: Value; until: number }>();
  return {
    get(key: string): Value | null {
      const entry = entries.get(key);
      return entry && entry.until > clock() ? entry.value : null;
    },
    set(key: string, value: Value, milliseconds: number): void {
      if (entries.size > SWEEP_ABOVE) for (const [old, entry] of entries) if (entry.until <= clock()) entries.delete(old);
      entries.set(key, { value, until: clock() + milliseconds });
    },
    clear: () => entries.clear(),
  };
}

const UNKNOWN: CachedLoginSession = { cached: null, ended: false };
