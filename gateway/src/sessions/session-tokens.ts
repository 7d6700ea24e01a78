import { hash } from 'node:crypto';
import {
  SESSION_EXCHANGE_PATH,
  formatVersions,
  sessionExchangeAnswer,
  type SessionExchangeAnswer,
  type SessionExchangeBody,
  type VersionedRef,
} from '@fairshare/contracts';
import { PeerRefused, unavailable, type KnownSession, type Peers, type RequestContext, type SessionCache } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import { whenKnown } from '../when-known';

/** A living session as services see it: a signed token, and what it was made from. */
export type Session = SessionExchangeAnswer;

/** The request a session is looked for. */
type Origin = Pick<RequestContext, 'requestId' | 'traceparent'>;

export interface SessionTokens {
  /**
   * The token of a session cookie's value, or null when there is no such session (any more); at once when it is known in memory.
   * `atLeast`: the account and billing versions the caller has seen; a token made from older ones is not used.
   * @throws the 503 refusal when auth is needed and does not answer
   */
  of(secret: string, atLeast: readonly VersionedRef[], origin: Origin): Session | null | Promise<Session | null>;
}

/** As many named versions as auth is asked for; one request names its own account and its own billing at most. */
const NAMED_MAX = 8;
const UNKNOWN: KnownSession = { cached: null, ended: false };

/** Trades session cookies for tokens at auth: one exchange at a time for each session, its token kept for a moment. */
export function createSessionTokens(deps: { peers: Pick<Peers, 'call'>; cache: SessionCache; clock: () => Date }): SessionTokens {
  const { peers, cache, clock } = deps;
  const underWay = new Map<string, Promise<Session | null>>();

  function look(sessionHash: string): KnownSession | Promise<KnownSession> {
    const found = cache.look(sessionHash);
    // A cache that is away costs an exchange, nothing more.
    return 'then' in found ? found.catch(() => UNKNOWN) : found;
  }

  async function exchange(body: SessionExchangeBody, origin: Origin): Promise<Session | null> {
    const session = await askAuth(peers, body, origin);
    if (!session) return null;
    const left = session.expiresAt * 1_000 - clock().getTime();
    // Auth has just made it: if it is over by our clock, that one is ahead.
    await cache.keep(body.sessionHash, session, left > 0 ? Math.min(TIMES.tokenKept, left) : TIMES.tokenKept).catch(() => undefined);
    return session;
  }

  function exchangeOnce(sessionHash: string, newer: readonly VersionedRef[], origin: Origin): Promise<Session | null> {
    const atLeast = formatVersions(newer);
    const key = `${sessionHash} ${atLeast}`;
    const flight = underWay.get(key) ?? exchange({ sessionHash, ...(atLeast ? { atLeast } : {}) }, origin).finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  }

  return {
    of(secret, atLeast, origin) {
      const sessionHash = hash('sha256', secret);
      return whenKnown(look(sessionHash), ({ cached, ended }) => {
        if (ended) return null;
        const newer = atLeast.filter((ref) => isNewer(ref, cached)).slice(0, NAMED_MAX);
        return cached && newer.length === 0 ? cached : exchangeOnce(sessionHash, newer, origin);
      });
    },
  };
}

/** Whether a named version is one that a token could be made from and that the known token is not made from. */
function isNewer(ref: VersionedRef, known: Session | null): boolean {
  if (ref.kind !== 'accounts' && ref.kind !== 'billing') return false;
  if (!known) return true;
  return ref.id === known.userId && ref.version > (ref.kind === 'accounts' ? known.accountVersion : known.billingVersion);
}

async function askAuth(peers: Pick<Peers, 'call'>, body: SessionExchangeBody, origin: Origin): Promise<Session | null> {
  try {
    return sessionExchangeAnswer.parse(await peers.call('auth', 'POST', SESSION_EXCHANGE_PATH, body, origin));
  } catch (error) {
    if (error instanceof PeerRefused && error.status === 401) return null;
    throw unavailable('Signing in', 2, error);
  }
}
