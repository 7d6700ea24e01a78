import { createHmac, createPublicKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { USER_TOKEN_AUDIENCE, USER_TOKEN_ISSUER, USER_TOKEN_SECONDS } from '@fairshare/service-kit';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Built by hand, so that it can be wrong. */
function token(header: object, claims: object, sign: (text: string) => string): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${sign(text)}`;
}

const rs256 = (key: KeyObject | string) => (text: string) => createSign('RSA-SHA256').update(text).sign(key, 'base64url');

const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The claims of a member's token, and auth's own signing key. */
export interface Genuine {
  readonly kid: string;
  readonly privateKey: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Tokens that look like a member's and are not valid. Each is a function: signing all of them when only one is needed took a seventh of the suite's time. */
const BAD_TOKENS = {
  'direct, forged token': (header, claims) => token(header, claims, rs256(strangersKey.privateKey)),
  'direct, unsigned token': (header, claims) => token({ ...header, alg: 'none' }, claims, () => ''),
  'direct, public key as secret': (header, claims, privateKey) => {
    const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
    return token({ ...header, alg: 'HS256' }, claims, (text) => createHmac('sha256', publicPem).update(text).digest('base64url'));
  },
  'direct, foreign audience': (header, claims, privateKey) => token(header, { ...claims, aud: 'another-app' }, rs256(privateKey)),
  'direct, foreign issuer': (header, claims, privateKey) => token(header, { ...claims, iss: 'another-issuer' }, rs256(privateKey)),
  'direct, expired token': (header, claims, privateKey) => token(header, { ...claims, iat: claims.iat - 240, exp: claims.iat - 180 }, rs256(privateKey)),
} satisfies Record<string, (header: object, claims: ReturnType<typeof goodClaims>, privateKey: string) => string>;

/** A token that looks like a member's, with this fault. */
export const badToken = (which: keyof typeof BAD_TOKENS, genuine: Genuine): string => BAD_TOKENS[which](headerOf(genuine), goodClaims(genuine), genuine.privateKey);

/** The same without a fault: proves that the others are refused only for their faults. */
export const goodToken = (genuine: Genuine): string => token(headerOf(genuine), goodClaims(genuine), rs256(genuine.privateKey));

const headerOf = ({ kid }: Genuine) => ({ alg: 'RS256', typ: 'JWT', kid });

function goodClaims({ claims, now }: Genuine) {
  const seconds = Math.floor(now.getTime() / 1000);
  return { ...claims, iss: USER_TOKEN_ISSUER, aud: USER_TOKEN_AUDIENCE, iat: seconds, exp: seconds + USER_TOKEN_SECONDS };
}

/** The claims of a token. */
export const claimsOf = (jwt: string): Record<string, unknown> => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** The token that services send each other. */
export function internalToken(secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { aud: 'internal', iss: 'tests', iat: seconds, exp: seconds + 60 };
  return token({ alg: 'HS256', typ: 'JWT' }, claims, (text) => createHmac('sha256', secret).update(text).digest('base64url'));
}
