import { hash } from 'node:crypto';
import { SESSION_EXCHANGE_PATH, formatVersions, sessionExchangeAnswer, type SessionExchangeAnswer, type SessionExchangeBody, type VersionedRef } from '@fairshare/contracts';
import { PeerError, createSingleFlight, unavailable, type CachedLoginSession, type Peers, type RequestContext, type LoginSessionCache } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';

/** A living session as services see it: a signed token, and the versions it was made from. */
export type LoginSession = SessionExchangeAnswer;

/** The request that needs the session. */
type Trace = Pick<RequestContext, 'requestId' | 'traceparent'>;

export interface LoginSessionTokens {
  /**
   * The token for a session cookie's value, or null when there is no such session, or it has ended.
   * `atLeast`: the account and billing versions the caller has seen; a token made from older ones is not used.
   * @throws HttpError 503 when auth has to be called and does not answer
   */
  find(secret: string, atLeast: readonly VersionedRef[], trace: Trace): Promise<LoginSession | null>;
}

/** Most named versions in a call to auth; one request names at most its own account and its own billing. */
const NAMED_MAX = 8;
const UNKNOWN: CachedLoginSession = { cached: null, ended: false };

/** Exchanges session cookies for tokens at auth: one exchange at a time for each session, with its token cached briefly. */
export function createLoginSessionTokens(deps: { peers: Pick<Peers, 'call'>; cache: LoginSessionCache; clock: () => Date }): LoginSessionTokens {
  const { peers, cache, clock } = deps;
  const exchangeOnce = createSingleFlight<LoginSession | null>();

  async function look(sessionHash: string): Promise<CachedLoginSession> {
    try {
      return await cache.look(sessionHash);
    } catch {
      // An unavailable cache only costs an exchange.
      return UNKNOWN;
    }
  }

  async function exchange(body: SessionExchangeBody, trace: Trace): Promise<LoginSession | null> {
    const session = await askAuth(peers, body, trace);
    if (!session) return null;
    const left = session.expiresAt * 1_000 - clock().getTime();
    // Auth has just created the token: if it has expired by our clock, our clock is ahead.
    await cache.keep(body.sessionHash, session, left > 0 ? Math.min(TIMES.tokenCached, left) : TIMES.tokenCached).catch(() => undefined);
    return session;
  }

  return {
    async find(secret, atLeast, trace) {
      const sessionHash = hash('sha256', secret);
      const { cached, ended } = await look(sessionHash);
      if (ended) return null;
      const newer = atLeast.filter((ref) => isNewer(ref, cached)).slice(0, NAMED_MAX);
      if (cached && newer.length === 0) return cached;
      const named = formatVersions(newer);
      return exchangeOnce(`${sessionHash} ${named}`, () => exchange({ sessionHash, ...(named ? { atLeast: named } : {}) }, trace));
    },
  };
}

/** Whether a token could be made from this named version, and the known token is made from an older one. */
function isNewer(ref: VersionedRef, known: LoginSession | null): boolean {
  if (ref.kind !== 'accounts' && ref.kind !== 'billing') return false;
  if (!known) return true;
  return ref.id === known.userId && ref.version > (ref.kind === 'accounts' ? known.accountVersion : known.billingVersion);
}

async function askAuth(peers: Pick<Peers, 'call'>, body: SessionExchangeBody, trace: Trace): Promise<LoginSession | null> {
  try {
    return sessionExchangeAnswer.parse(await peers.call('auth', 'POST', SESSION_EXCHANGE_PATH, body, trace));
  } catch (error) {
    if (error instanceof PeerError && error.status === 401) return null;
    throw unavailable('Signing in', 2, error);
  }
}
