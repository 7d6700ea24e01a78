import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import { sign } from 'jsonwebtoken';
import { USER_TOKEN_AUDIENCE, USER_TOKEN_ISSUER, USER_TOKEN_SECONDS, createUserTokenVerifier, type Caller, type VerifyUserToken } from '@fairshare/service-kit';

const KEY_ID = 'test';
const FOREVER = Date.UTC(2100, 0, 1);
/** One pair for all tests of a file: making it takes longer than most tests. */
let keyPair: KeyPairKeyObjectResult | undefined;

/** Signs and verifies real user tokens under a key of the test file's own, for platforms that run without auth. */
export function createTestTokens(clock: () => Date): { tokenFor(caller: Partial<Caller>): string; verify: VerifyUserToken } {
  const { publicKey, privateKey } = (keyPair ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID }] };
  return {
    verify: createUserTokenVerifier(async () => jwks, clock),
    tokenFor({ userId = 'user-1', sid = `sid-${userId}`, email = `${userId}@example.com`, role = 'golfer', accessUntil = FOREVER }) {
      const now = Math.floor(clock().getTime() / 1000);
      return sign({ sid, email, role, accessUntil, iat: now, exp: now + USER_TOKEN_SECONDS }, privateKey, {
        algorithm: 'RS256',
        keyid: KEY_ID,
        subject: userId,
        issuer: USER_TOKEN_ISSUER,
        audience: USER_TOKEN_AUDIENCE,
      });
    },
  };
}
