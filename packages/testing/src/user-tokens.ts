import type { KeyPairKeyObjectResult } from 'node:crypto';
import { sign as signToken } from 'jsonwebtoken';
import { USER_TOKEN_AUDIENCE, USER_TOKEN_ISSUER, USER_TOKEN_SECONDS, createUserTokenVerifier, type Caller, type VerifyUserToken } from '@fairshare/service-kit';
import { makeKeyPair } from './key-pair';
import './of-worker';

const KEY_ID = 'test';
const FOREVER = Date.UTC(2100, 0, 1);
/** Seconds for which the same caller gets the same token again, as from the gateway. */
const REUSED_FOR = 5;
let keyPair: KeyPairKeyObjectResult | undefined = globalThis.ofWorker?.keyPair;

/** Signs and verifies real user tokens under a key of its own, for platforms that run without auth. */
export function createTestTokens(clock: () => Date): { tokenFor(caller: Partial<Caller>): string; verify: VerifyUserToken } {
  const { publicKey, privateKey } = (keyPair ??= makeKeyPair());
  const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID }] };
  const signed = new Map<string, { token: string; at: number }>();

  function sign({ userId = 'user-1', sid = `sid-${userId}`, email = `${userId}@example.com`, role = 'golfer', accessUntil = FOREVER }: Partial<Caller>, now: number) {
    return signToken({ sid, email, role, accessUntil, iat: now, exp: now + USER_TOKEN_SECONDS }, privateKey, {
      algorithm: 'RS256',
      keyid: KEY_ID,
      subject: userId,
      issuer: USER_TOKEN_ISSUER,
      audience: USER_TOKEN_AUDIENCE,
    });
  }

  return {
    verify: createUserTokenVerifier(async () => jwks, clock),
    tokenFor(caller) {
      const now = Math.floor(clock().getTime() / 1000);
      const key = JSON.stringify(caller);
      const known = signed.get(key);
      if (known && known.at <= now && now < known.at + REUSED_FOR) return known.token;
      const token = sign(caller, now);
      signed.set(key, { token, at: now });
      return token;
    },
  };
}
