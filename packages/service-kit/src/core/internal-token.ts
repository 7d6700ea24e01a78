import { createSecretKey, type KeyObject } from 'node:crypto';
import { sign, verify } from 'jsonwebtoken';
import { HttpError } from './errors';
import { CLOCK_TOLERANCE } from './user-token';

const AUDIENCE = 'internal';
/** The code of a refusal that is about the caller's process, not about whom it calls for. */
export const INTERNAL_TOKEN_REFUSED = 'INTERNAL_TOKEN_REFUSED';
const SECONDS = 60;
/** A token is used until this much of its life is left (seconds). */
const RENEW_BEFORE = 20;

/**
 * INTERNAL_SECRET holds one secret, or several separated by commas: the first signs, all are accepted. So a new one can take over
 * (`npm run rotate-keys`) while some processes still know the old one alone, or first.
 */
export const internalSecretsOf = (setting: string): readonly string[] => setting.split(',').map((secret) => secret.trim());

const keys = new Map<string, readonly KeyObject[]>();

/** Made once for a setting: from a string the library tries to read a public key with every call, which costs a millisecond of processor time. */
function keysOf(setting: string): readonly KeyObject[] {
  const known = keys.get(setting) ?? internalSecretsOf(setting).map((secret) => createSecretKey(secret, 'utf8'));
  keys.set(setting, known);
  return known;
}

/** Mints the tokens one service shows another. User tokens never open internal calls: audience, key and algorithm differ. */
export function createInternalTokens(setting: string, issuer: string): () => string {
  const [secret = ''] = internalSecretsOf(setting);
  let minted = { token: '', expiresAt: 0 };
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (minted.expiresAt - now < RENEW_BEFORE) {
      minted = {
        token: sign({}, secret, { algorithm: 'HS256', audience: AUDIENCE, issuer, expiresIn: SECONDS }),
        expiresAt: now + SECONDS,
      };
    }
    return minted.token;
  };
}

/** @throws HttpError 401 for anything but an internal token of this platform that is fresh, as far as clocks agree; its cause says why */
export function verifyInternalToken(setting: string, token: string): void {
  let cause: unknown;
  for (const key of keysOf(setting)) {
    try {
      verify(token, key, { algorithms: ['HS256'], audience: AUDIENCE, clockTolerance: CLOCK_TOLERANCE });
      return;
    } catch (error) {
      cause ??= error;
    }
  }
  throw new HttpError(401, INTERNAL_TOKEN_REFUSED, 'Unauthorized', { cause });
}
