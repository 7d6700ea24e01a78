import type { BillingState } from '@fairshare/contracts';
import { createUserTokenVerifier } from '@fairshare/service-kit';
import { decode } from 'jsonwebtoken';
import { eventually } from '@fairshare/testing';
import { loginSessionType } from '../src/store';
import { hashOf, startAuth, type AuthPlatform } from './support';

const DAY = 24 * 60 * 60_000;

describe('session exchange', () => {
  let auth: AuthPlatform;
  beforeEach(async () => (auth = await startAuth()));
  afterEach(() => auth.close());

  const jwks = () => fetch(`${auth.url('auth')}/.well-known/jwks.json`).then((answer) => answer.json());
  const verify = (token: string) => createUserTokenVerifier(jwks, auth.clock.now)(token);
  const untilTomorrow = (id: string): BillingState => ({
    id,
    accessUntil: new Date(auth.clock.now().getTime() + DAY).toISOString(),
    autoTrialEndsAt: null,
    everHadAccess: true,
    summary: 'Active',
  });

  it('when a session is exchanged, then published keys verify its token', async () => {
    const jane = await auth.register();

    const exchanged = await auth.exchange(jane.secret);

    expect(exchanged).toEqual({
      token: expect.any(String),
      expiresAt: Math.floor(auth.clock.now().getTime() / 1000) + 60,
      accountVersion: 1,
      billingVersion: 0,
      userId: jane.userId,
      sid: jane.sid,
    });
    expect(await verify(exchanged.token)).toEqual({ userId: jane.userId, sid: jane.sid, email: 'jane.doe@example.com', role: 'golfer', accessUntil: 0 });
  });

  it('when billing has published access, then the token has it', async () => {
    const jane = await auth.register();
    const state = untilTomorrow(jane.userId);
    await auth.billing().create(jane.userId, state, [{ name: 'trial-started' }]);

    const exchanged = await eventually(
      () => auth.exchange(jane.secret),
      ({ billingVersion }) => billingVersion === 1,
    );

    expect((await verify(exchanged.token)).accessUntil).toBe(new Date(state.accessUntil ?? 0).getTime());
  });

  it('when billing has published a change, then cached tokens from before are not used', async () => {
    const jane = await auth.register();
    const before = await auth.exchange(jane.secret);
    await auth.sessionCache.keep(hashOf(jane.secret), before, 60_000);
    expect((await auth.sessionCache.look(hashOf(jane.secret))).cached).toEqual(before);

    await auth.billing().create(jane.userId, untilTomorrow(jane.userId), []);

    await eventually(
      () => auth.sessionCache.look(hashOf(jane.secret)),
      ({ cached }) => cached === null,
    );
    const after = await auth.exchange(jane.secret);
    await auth.sessionCache.keep(hashOf(jane.secret), after, 60_000);
    expect((await auth.sessionCache.look(hashOf(jane.secret))).cached).toMatchObject({ billingVersion: 1 });
  });

  it('when the caller saw a billing version, then the token includes it', async () => {
    const jane = await auth.register();
    await auth.billing().create(jane.userId, untilTomorrow(jane.userId), []);

    const exchanged = await auth.exchange(jane.secret, `billing/${jane.userId}=1, billing/someone-else=9`);

    expect(exchanged.billingVersion).toBe(1);
  });

  it('when billing is unavailable, then exchanges naming it fail', async () => {
    const jane = await auth.register();
    await auth.stop('billing');

    await expect(auth.exchange(jane.secret, `billing/${jane.userId}=1`)).rejects.toMatchObject({ name: 'Unavailable' });
    expect((await auth.exchange(jane.secret)).billingVersion).toBe(0);
  });

  it('when no session has the hash, then the exchange returns 401', async () => {
    await expect(auth.exchange('no such secret')).rejects.toMatchObject({ status: 401 });
  });

  it('when an object is sent as the hash, then the exchange returns 400', async () => {
    const call = auth.peers.call('auth', 'POST', '/internal/sessions/exchange', { sessionHash: { $ne: '' } });

    await expect(call).rejects.toMatchObject({ status: 400 });
  });

  it('when a session is 30 days old, then its exchange fails', async () => {
    const jane = await auth.register();

    auth.clock.advance(30 * DAY - 20_000);
    expect((await auth.exchange(jane.secret)).expiresAt).toBe(Math.floor((auth.clock.now().getTime() + 20_000) / 1000));

    auth.clock.advance(20_000);
    await expect(auth.exchange(jane.secret)).rejects.toMatchObject({ status: 401 });
  });

  it('when a user returns after 31 days, then the old session goes', async () => {
    const jane = await auth.register();
    auth.clock.advance(31 * DAY);

    await auth.login('jane.doe@example.com', 'fairway-7');

    const loginSessions = auth.storage('auth').aggregates(loginSessionType);
    await eventually(
      () => loginSessions.find('user', jane.userId),
      (left) => left.length === 1 && left[0]?.id !== jane.sid,
    );
  });

  it('when a user token calls the exchange, then it gets 401', async () => {
    const jane = await auth.register();
    const { token } = await auth.exchange(jane.secret);
    const body = JSON.stringify({ sessionHash: hashOf(jane.secret) });
    const call = (headers: Record<string, string>) =>
      fetch(`${auth.url('auth')}/internal/sessions/exchange`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

    expect((await call({})).status).toBe(401);
    expect((await call({ authorization: `Bearer ${token}` })).status).toBe(401);
  });

  it('when auth restarts, then earlier tokens still verify', async () => {
    const jane = await auth.register();
    const { token } = await auth.exchange(jane.secret);

    await auth.stop('auth');
    await auth.start('auth');

    // The first request may still use a connection that the restart has closed.
    const caller = await eventually(
      () => verify(token).catch(() => null),
      (verified) => verified !== null,
    );
    expect(caller?.userId).toBe(jane.userId);
    expect((await jwks()).keys).toHaveLength(1);
  });

  it('when keys rotate after 90 days, then the newest signs', async () => {
    const jane = await auth.register();
    const before = await auth.exchange(jane.secret);
    const kidOf = (token: string) => decode(token, { complete: true })?.header.kid;

    auth.clock.advance(90 * DAY);
    const login = await auth.login('jane.doe@example.com', 'fairway-7');
    // Generating the new pair may take longer than a peer waits.
    const browser = await eventually(
      () => auth.browser(login).catch(() => null),
      (found) => found !== null,
    );
    const after = await auth.exchange(browser?.secret ?? '');

    const { keys } = await jwks();
    expect(kidOf(after.token)).not.toBe(kidOf(before.token));
    expect(keys.map((key: { kid: string }) => key.kid).sort()).toEqual([kidOf(before.token), kidOf(after.token)].sort());
    expect(keys.map((key: object) => Object.keys(key).sort())).toEqual([
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
    ]);
  });
});
