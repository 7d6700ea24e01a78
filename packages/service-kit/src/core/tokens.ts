import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { decode, sign, TokenExpiredError, verify } from 'jsonwebtoken';
import { z } from 'zod';
import { Unavailable } from '@fairshare/event-bus';
import { createSingleFlight } from './concurrency';
import { HttpError, unauthorized } from './errors';

export const USER_TOKEN_ISSUER = 'fairshare-auth';
export const USER_TOKEN_AUDIENCE = 'fairshare';
/** Seconds a user token lives: the gateway gets a new one for the session whenever it has no fresh one. */
export const USER_TOKEN_SECONDS = 60;
/**
 * Seconds by which the clocks of two processes may differ. A token is accepted for that much longer. Its claims do not get older by this: no
 * client outside the platform holds a token, and gateways use a token for 10 seconds at most.
 */
const CLOCK_TOLERANCE = 120;

/** The signed-in caller, from the claims that auth signed. */
export interface Caller {
  readonly userId: string;
  /** The login session's public id. */
  readonly sid: string;
  readonly email: string;
  readonly role: 'golfer' | 'admin';
  /** The instant access ends, in epoch milliseconds; 0: no access. */
  readonly accessUntil: number;
}

/** A guest without an account who scores one round as one of its players, for as long as a scoring link allows: see docs/adr/0029. */
export interface GuestCaller {
  /** The id under which their entries are stored. It belongs to no account. */
  readonly userId: string;
  readonly role: 'guest';
  readonly guest: { readonly roundId: string; readonly playerId: string };
}

/**
 * A genuine token outside its lifetime. Gateways send fresh tokens, so one of our clocks is wrong, and the user has not signed out: the gateway
 * turns it into a 503.
 */
export class TokenTimeMismatch extends HttpError {
  constructor() {
    super(401, 'UNAUTHORIZED', 'Unauthorized', { cause: new Error(`a token is out of its time: the clocks of auth and of this process are more than ${CLOCK_TOLERANCE} s apart`) });
  }
}

const claims = z.object({
  sub: z.string(),
  sid: z.string(),
  email: z.string(),
  role: z.enum(['golfer', 'admin']),
  accessUntil: z.number(),
});

/** Fetches the published keys of auth: a JSON Web Key Set. */
export type FetchKeys = () => Promise<{ keys: readonly (JsonWebKey & { kid?: string })[] }>;

export type VerifyUserToken = (token: string) => Promise<Caller>;

/** An unknown key id triggers a refetch from auth, but not more often than this (milliseconds). */
const REFETCH_INTERVAL = 1_000;

/**
 * Verifies user tokens with auth's published keys. The keys are cached; an unknown key id, as after a rotation, triggers a refetch.
 * The verifier throws HttpError 401 for any invalid token (TokenTimeMismatch if only its time is wrong), and Unavailable while auth has
 * never been reached.
 */
export function createUserTokenVerifier(fetchKeys: FetchKeys, clock: () => Date): VerifyUserToken {
  let keys = new Map<string, KeyObject>();
  let fetchedAt = -Infinity;
  const fetchOnce = createSingleFlight<void>();

  async function refetch(): Promise<void> {
    const set = await fetchKeys();
    keys = new Map(set.keys.flatMap((key) => (key.kid ? [[key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })] as const] : [])));
    fetchedAt = clock().getTime();
  }

  async function keyFor(kid: string): Promise<KeyObject> {
    const known = keys.get(kid);
    if (known) return known;
    if (clock().getTime() - fetchedAt >= REFETCH_INTERVAL) {
      await fetchOnce('keys', refetch).catch((error: unknown) => {
        if (keys.size === 0) throw error instanceof Unavailable ? error : new Unavailable('auth does not answer');
      });
    }
    const found = keys.get(kid);
    if (!found) throw unauthorized();
    return found;
  }

  return async (token) => {
    const kid = decode(token, { complete: true })?.header.kid;
    if (typeof kid !== 'string') throw unauthorized();
    const key = await keyFor(kid);
    try {
      const parsed = claims.parse(
        verify(token, key, {
          algorithms: ['RS256'],
          issuer: USER_TOKEN_ISSUER,
          audience: USER_TOKEN_AUDIENCE,
          clockTimestamp: Math.floor(clock().getTime() / 1000),
          clockTolerance: CLOCK_TOLERANCE,
        }),
      );
      return { userId: parsed.sub, sid: parsed.sid, email: parsed.email, role: parsed.role, accessUntil: parsed.accessUntil };
    } catch (error) {
      throw error instanceof TokenExpiredError ? new TokenTimeMismatch() : unauthorized();
    }
  };
}

const INTERNAL_AUDIENCE = 'internal';
/** The error code for a refusal of the calling process, not of the user it calls for. */
export const INTERNAL_TOKEN_REFUSED = 'INTERNAL_TOKEN_REFUSED';
const INTERNAL_TOKEN_SECONDS = 60;
/** An internal token is reused until this much of its lifetime is left (seconds). */
const RENEW_BEFORE = 20;

/**
 * INTERNAL_SECRET holds one secret, or several separated by commas: the first signs, all are accepted. This permits a rotation
 * (`npm run rotate-keys`) while some processes still have only the old secret, or have it first.
 */
export const internalSecretsOf = (setting: string): readonly string[] => setting.split(',').map((secret) => secret.trim());

/** The keys and cached results of token checks under one setting. */
interface InternalChecks {
  /** Created once: from a string, the library tries to parse a public key on every call, which costs a millisecond of processor time. */
  readonly keys: readonly KeyObject[];
  /** Tokens that passed the check, and until when they are valid (epoch milliseconds): a peer sends the same token for most of its minute. */
  readonly good: Map<string, number>;
}

const checks = new Map<string, InternalChecks>();
/** Most tokens that are cached for a setting: far more than there are processes. */
const GOOD_MAX = 1_000;

function checksOf(setting: string): InternalChecks {
  const known = checks.get(setting) ?? { keys: internalSecretsOf(setting).map((secret) => createSecretKey(secret, 'utf8')), good: new Map<string, number>() };
  checks.set(setting, known);
  return known;
}

/** Mints the tokens one service sends to another. A user token never authorises an internal call: audience, key and algorithm differ. */
export function createInternalTokens(setting: string, issuer: string): () => string {
  const [secret = ''] = internalSecretsOf(setting);
  let minted = { token: '', expiresAt: 0 };
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (minted.expiresAt - now < RENEW_BEFORE) {
      minted = {
        token: sign({}, secret, { algorithm: 'HS256', audience: INTERNAL_AUDIENCE, issuer, expiresIn: INTERNAL_TOKEN_SECONDS }),
        expiresAt: now + INTERNAL_TOKEN_SECONDS,
      };
    }
    return minted.token;
  };
}

/** @throws HttpError 401 for anything but a fresh internal token of this platform, within the clock tolerance; its cause has the reason */
export function verifyInternalToken(setting: string, token: string): void {
  const { keys, good } = checksOf(setting);
  if (Date.now() < (good.get(token) ?? 0)) return;
  let cause: unknown;
  for (const key of keys) {
    try {
      const claims = verify(token, key, { algorithms: ['HS256'], audience: INTERNAL_AUDIENCE, clockTolerance: CLOCK_TOLERANCE });
      if (good.size >= GOOD_MAX) good.clear();
      if (typeof claims === 'object' && claims.exp !== undefined) good.set(token, (claims.exp + CLOCK_TOLERANCE) * 1_000);
      return;
    } catch (error) {
      cause ??= error;
    }
  }
  throw new HttpError(401, INTERNAL_TOKEN_REFUSED, 'Unauthorized', { cause });
}
