import { sign, verify } from 'jsonwebtoken';
import { unauthorized } from '../refusals';

const AUDIENCE = 'internal';
const SECONDS = 60;
/** A token is used until this much of its life is left (seconds). */
const RENEW_BEFORE = 20;

/** Mints the tokens one service shows another. User tokens never open internal calls: audience, key and algorithm differ. */
export function createInternalTokens(secret: string, issuer: string): () => string {
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

/** @throws the 401 refusal for anything but a fresh internal token of this platform. */
export function verifyInternalToken(secret: string, token: string): void {
  try {
    verify(token, secret, { algorithms: ['HS256'], audience: AUDIENCE });
  } catch {
    throw unauthorized();
  }
}
