import { createHash } from 'node:crypto';
import {
  SESSION_EXCHANGE_PATH,
  formatVersions,
  sessionExchangeAnswer,
  type SessionExchangeAnswer,
  type SessionExchangeBody,
  type VersionedRef,
} from '@fairshare/contracts';
import { PeerRefused, unavailable, type Peers, type SessionCache } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';

/** A living session as services see it: a signed token, and what it was made from. */
export type Session = SessionExchangeAnswer;

export interface SessionTokens {
  /**
   * The token of a session cookie's value, or null when there is no such session (any more).
   * `atLeast`: the account and billing versions the caller has seen; a token made from older ones is not used.
   * @throws the 503 refusal when auth is needed and does not answer
   */
  of(secret: string, atLeast: readonly VersionedRef[]): Promise<Session | null>;
}

/** As many named versions as auth is asked for; one request names its own account and its own billing at most. */
const NAMED_MAX = 8;
const UNKNOWN = { cached: null, ended: false };

/** Trades session cookies for tokens at auth: one exchange at a time for each session, its token kept for a moment. */
export function createSessionTokens(deps: { peers: Pick<Peers, 'call'>; cache: SessionCache; clock: () => Date }): SessionTokens {
  const { peers, cache, clock } = deps;
  const underWay = new Map<string, Promise<Session | null>>();

  async function exchange(sessionHash: string, atLeast: string): Promise<Session | null> {
    const session = await askAuth(peers, { sessionHash, ...(atLeast ? { atLeast } : {}) });
    if (!session) return null;
    const left = session.expiresAt * 1_000 - clock().getTime();
    const kept = cache.keep(sessionHash, JSON.stringify(session), Math.min(TIMES.tokenKept, left));
    // A cache that is away costs the next request an exchange, nothing more.
    await kept.catch(() => undefined);
    return session;
  }

  return {
    async of(secret, atLeast) {
      const sessionHash = createHash('sha256').update(secret).digest('hex');
      const { cached, ended } = await cache.look(sessionHash).catch(() => UNKNOWN);
      if (ended) return null;
      const known = cached === null ? null : (JSON.parse(cached) as Session);
      const newer = atLeast.filter((ref) => isNewer(ref, known)).slice(0, NAMED_MAX);
      if (known && newer.length === 0) return known;

      const named = formatVersions(newer);
      const key = `${sessionHash} ${named}`;
      const flight = underWay.get(key) ?? exchange(sessionHash, named).finally(() => underWay.delete(key));
      underWay.set(key, flight);
      return flight;
    },
  };
}

/** Whether a named version is one that a token could be made from and that the known token is not made from. */
function isNewer(ref: VersionedRef, known: Session | null): boolean {
  if (ref.kind !== 'accounts' && ref.kind !== 'billing') return false;
  if (!known) return true;
  return ref.id === known.userId && ref.version > (ref.kind === 'accounts' ? known.accountVersion : known.billingVersion);
}

async function askAuth(peers: Pick<Peers, 'call'>, body: SessionExchangeBody): Promise<Session | null> {
  try {
    return sessionExchangeAnswer.parse(await peers.call('auth', 'POST', SESSION_EXCHANGE_PATH, body));
  } catch (error) {
    if (error instanceof PeerRefused && error.status === 401) return null;
    throw unavailable('Signing in');
  }
}
