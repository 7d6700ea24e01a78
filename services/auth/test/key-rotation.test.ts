import { createPeers, createUserTokenVerifier, type Peers } from '@fairshare/service-kit';
import { INTERNAL_SECRET } from '@fairshare/testing';
import { decode } from 'jsonwebtoken';
import { startAuth, type AuthPlatform } from './support';

const MINUTE = 60_000;

describe('replacing the keys that sign user tokens', () => {
  let auth: AuthPlatform;
  let operator: Peers;
  beforeEach(async () => {
    auth = await startAuth();
    // The same timeout as the command's: generating an RSA key pair takes seconds on a busy machine.
    operator = createPeers({ self: 'operator', urls: () => [auth.url('auth')], secret: INTERNAL_SECRET, answerWithin: 60_000 });
  });
  afterEach(() => Promise.all([operator.close(), auth.close()]));

  const jwks = () => fetch(`${auth.url('auth')}/.well-known/jwks.json`).then((answer) => answer.json() as Promise<{ keys: { kid: string }[] }>);
  const kidOf = (token: string) => decode(token, { complete: true })?.header.kid;
  const rotate = () => {
    auth.clock.advance(1_000);
    return operator.call<{ kid: string }>('auth', 'POST', '/internal/signing-keys');
  };
  const retire = () => operator.call<{ retired: number }>('auth', 'POST', '/internal/signing-keys/retire');

  it('when a key is replaced, then old tokens still work', async () => {
    const verify = createUserTokenVerifier(jwks, auth.clock.now);
    const jane = await auth.register();
    const before = await auth.exchange(jane.secret);
    await verify(before.token);

    const { kid } = await rotate();
    auth.clock.advance(2_000);
    const after = await auth.exchange(jane.secret);

    expect(kidOf(after.token)).toBe(kid);
    expect(kidOf(before.token)).not.toBe(kid);
    expect(await verify(after.token)).toMatchObject({ userId: jane.userId });
    expect(await verify(before.token)).toMatchObject({ userId: jane.userId });
  });

  it('when tokens need the old key, then retiring waits 3 minutes', async () => {
    const jane = await auth.register();
    const before = await auth.exchange(jane.secret);
    const { kid } = await rotate();

    await expect(retire()).rejects.toMatchObject({ status: 409 });
    expect((await jwks()).keys).toHaveLength(2);
    auth.clock.advance(3 * MINUTE);
    expect(await retire()).toEqual({ retired: 1 });

    expect((await jwks()).keys.map((key) => key.kid)).toEqual([kid]);
    await expect(createUserTokenVerifier(jwks, auth.clock.now)(before.token)).rejects.toMatchObject({ status: 401 });
    expect(kidOf((await auth.exchange(jane.secret)).token)).toBe(kid);
  });

  it('when a key is replaced without internal token, then 401 follows', async () => {
    for (const path of ['/internal/signing-keys', '/internal/signing-keys/retire']) {
      expect((await fetch(auth.url('auth') + path, { method: 'POST' })).status).toBe(401);
    }
  });
});
