/**
 * What gateways and auth share about login sessions: tokens that are still fresh, and sessions that have ended.
 * A Map when embedded, Redis when distributed. It is a cache: losing it costs an exchange, never a session.
 */
export interface SessionCache {
  /** Both in one look-up: a cached value for a session hash, and whether the session has ended meanwhile. */
  look(sessionHash: string): Promise<{ cached: string | null; ended: boolean }>;
  keep(sessionHash: string, value: string, milliseconds: number): Promise<void>;
  /** Marks a session as ended for longer than any token of it lives. Resolves once every gateway will see it. */
  end(sessionHash: string): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds an ended session is remembered: as long as a user token lives. */
export const ENDED_FOR = 60_000;
const SWEEP_ABOVE = 5_000;

export function createMemorySessionCache(clock: () => number = Date.now): SessionCache {
  const entries = new Map<string, { value: string; until: number }>();

  function put(key: string, value: string, milliseconds: number): void {
    if (entries.size > SWEEP_ABOVE) for (const [old, entry] of entries) if (entry.until <= clock()) entries.delete(old);
    entries.set(key, { value, until: clock() + milliseconds });
  }

  function find(key: string): string | null {
    const entry = entries.get(key);
    return entry && entry.until > clock() ? entry.value : null;
  }

  return {
    look: async (hash) => ({ cached: find(`token:${hash}`), ended: find(`ended:${hash}`) !== null }),
    keep: async (hash, value, milliseconds) => put(`token:${hash}`, value, milliseconds),
    async end(hash) {
      entries.delete(`token:${hash}`);
      put(`ended:${hash}`, '1', ENDED_FOR);
    },
    close: async () => entries.clear(),
  };
}
