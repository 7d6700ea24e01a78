import { createHmac, generateKeyPairSync } from 'node:crypto';
import { sign, type SignOptions } from 'jsonwebtoken';
import { Unavailable } from '@fairshare/event-bus';
import { createUserTokenVerifier, USER_TOKEN_AUDIENCE, USER_TOKEN_ISSUER, verifyInternalToken } from '../src/index';

const NOW = 1_772_366_400;
const clock = () => new Date(NOW * 1000);
const CLAIMS = { sid: 's1', email: 'ann@example.com', role: 'golfer', accessUntil: 0, iat: NOW, exp: NOW + 60 };
const KEYLESS: SignOptions = { algorithm: 'RS256', subject: 'ann', issuer: USER_TOKEN_ISSUER, audience: USER_TOKEN_AUDIENCE };
const GOOD: SignOptions = { ...KEYLESS, keyid: 'k1' };

const auth = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = async () => ({ keys: [{ ...auth.publicKey.export({ format: 'jwk' }), kid: 'k1' }] });
const verifyUser = createUserTokenVerifier(published, clock);

const token = (claims: object = CLAIMS, options: SignOptions = GOOD) => sign(claims, auth.privateKey, options);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const refused = expect.objectContaining({ status: 401, message: 'Unauthorized' });

/** The claims of one token over the signature of another. */
function withOtherClaims(claims: object): string {
  const [header, , signature] = token().split('.');
  return [header, encoded({ ...CLAIMS, sub: 'ann', iss: USER_TOKEN_ISSUER, aud: USER_TOKEN_AUDIENCE, ...claims }), signature].join('.');
}

/** Signed with the published key as if it were a shared secret. */
function bySharedSecret(): string {
  const head = `${encoded({ alg: 'HS256', typ: 'JWT', kid: 'k1' })}.${encoded({ ...CLAIMS, sub: 'ann', iss: USER_TOKEN_ISSUER, aud: USER_TOKEN_AUDIENCE })}`;
  const secret = auth.publicKey.export({ format: 'pem', type: 'spki' });
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}

describe("a user's token", () => {
  it('when auth has signed the token, then it says who calls', async () => {
    expect(await verifyUser(token())).toEqual({ userId: 'ann', sid: 's1', email: 'ann@example.com', role: 'golfer', accessUntil: 0 });
  });

  it.each([
    ['made an administrator of on the way', () => withOtherClaims({ role: 'admin' })],
    ['given to somebody else on the way', () => withOtherClaims({ sub: 'bob' })],
    ['prolonged on the way', () => withOtherClaims({ exp: NOW + 3600 })],
    ['cut off', () => token().slice(0, -1)],
    ['signed by a stranger', () => sign(CLAIMS, stranger.privateKey, GOOD)],
    ['of a key that is not published', () => token(CLAIMS, { ...GOOD, keyid: 'k2' })],
    ['that names no key', () => token(CLAIMS, KEYLESS)],
    ['signed with the published key as a secret', bySharedSecret],
    ['for another audience', () => token(CLAIMS, { ...GOOD, audience: 'internal' })],
    ['of another issuer', () => token(CLAIMS, { ...GOOD, issuer: 'somebody' })],
    ['of a role there is not', () => token({ ...CLAIMS, role: 'owner' })],
    ['that lacks a claim', () => token({ iat: NOW, exp: NOW + 60 })],
  ])('when a caller sends a token %s, then it is refused', async (_case, bad) => {
    await expect(verifyUser(bad())).rejects.toEqual(refused);
  });

  it.each([
    ['behind', NOW - 90],
    ['ahead', NOW + 90],
  ])('when the clock of auth is 90 seconds %s, then its token is accepted', async (_case, issued) => {
    await expect(verifyUser(token({ ...CLAIMS, iat: issued, exp: issued + 60 }))).resolves.toMatchObject({ userId: 'ann' });
  });

  it('when a token expired beyond clock differences, then it is refused', async () => {
    const old = token({ ...CLAIMS, iat: NOW - 182, exp: NOW - 122 });
    await expect(verifyUser(old)).rejects.toMatchObject({ status: 401, cause: expect.objectContaining({ message: expect.stringContaining('clocks') }) });
  });

  it('when auth has never been reached, then calls fail as unavailable', async () => {
    const alone = createUserTokenVerifier(() => Promise.reject(new Error('refused')), clock);
    await expect(alone(token())).rejects.toBeInstanceOf(Unavailable);
  });
});

describe("a service's token", () => {
  const SECRET = 's'.repeat(32);
  const internal = (secret: string, options: SignOptions) => sign({}, secret, { algorithm: 'HS256', audience: 'internal', expiresIn: 60, ...options });

  it('when a token is of this platform, then it opens internal calls', () => {
    expect(() => verifyInternalToken(SECRET, internal(SECRET, {}))).not.toThrow();
  });

  it('when a clock is 90 seconds slow, then its token still works', () => {
    expect(() => verifyInternalToken(SECRET, internal(SECRET, { expiresIn: -30 }))).not.toThrow();
  });

  it.each([
    ['of another platform', () => internal('t'.repeat(32), {})],
    ['that has long expired', () => internal(SECRET, { expiresIn: -121 })],
    ['for another audience', () => internal(SECRET, { audience: USER_TOKEN_AUDIENCE })],
    ['of a user', () => token()],
    ['that is none', () => 'none'],
  ])('when a caller sends a token %s, then it does not open internal calls', (_case, bad) => {
    expect(() => verifyInternalToken(SECRET, bad())).toThrow(refused);
  });
});
