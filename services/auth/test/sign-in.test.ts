import { createArgon2Passwords, type Passwords } from '../src/adapters/passwords';
import { JANE, cookieOf, hashOf, secretOf, startAuth, type AuthPlatform } from './support';

const DAY = 24 * 60 * 60_000;

describe('sign-in', () => {
  let auth: AuthPlatform;
  /** The hashes that the real Argon2 was called to verify. */
  const verified: (string | null)[] = [];
  const argon2 = createArgon2Passwords();
  const passwords: Passwords = {
    hash: (password) => argon2.hash(password),
    verify(hash, password) {
      verified.push(hash);
      return argon2.verify(hash, password);
    },
  };

  beforeEach(async () => {
    verified.length = 0;
    auth = await startAuth({ passwords });
  });
  afterEach(() => auth.close());

  const access = (userId: string, accessUntil: Date | null) =>
    auth.billing().create(userId, { id: userId, accessUntil: accessUntil?.toISOString() ?? null, autoTrialEndsAt: null, everHadAccess: true, summary: 'Active' }, []);

  it('when the email is in another case, then signing in works', async () => {
    await auth.register();

    const answer = await auth.login('JANE.doe@example.COM', JANE.password);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ requiresSubscription: false, user: expect.objectContaining({ email: 'jane.doe@example.com', isAuthenticated: true }) });
    const jane = await auth.browser(answer);
    expect(answer.headers.get('x-versions')).toBe(`accounts/${jane.userId}=1, sessions/${jane.sid}=1`);
  });

  it("when a user's access has ended, then requiresSubscription is true", async () => {
    const { userId } = await auth.register();
    await access(userId, new Date(auth.clock.now().getTime() - DAY));

    const { body } = await auth.login(JANE.email, JANE.password);

    expect(body.requiresSubscription).toBe(true);
    expect(body.user).toMatchObject({ hasActiveSubscription: false, autoTrialStatus: 'used' });
  });

  it('when billing just gave access, then no subscription is required', async () => {
    const { userId } = await auth.register();
    await access(userId, new Date(auth.clock.now().getTime() + DAY));

    const { body } = await auth.login(JANE.email, JANE.password);

    expect(body).toMatchObject({ requiresSubscription: false, user: { hasActiveSubscription: true } });
  });

  it('when billing is unavailable, then signing in still succeeds', async () => {
    await auth.register();
    await auth.stop('billing');

    const { status } = await auth.login(JANE.email, JANE.password);

    expect(status).toBe(200);
  });

  it('when email or password is wrong, then both answer alike', async () => {
    await auth.register();

    const unknown = await auth.login('nobody@example.com', JANE.password);
    const wrong = await auth.login(JANE.email, 'another password');

    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(unknown.body.message).toBe('Invalid email or password');
    expect(JSON.stringify(unknown.body)).not.toContain('Unauthorized');
    expect([...unknown.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort());
    expect(verified).toEqual([null, expect.stringMatching(/^\$argon2id\$/)]);
  });

  it('when there is no account, then argon2 never agrees', async () => {
    expect(await argon2.verify(null, 'a password of nobody')).toBe(false);
  });

  it.each([
    ['jane.doe@example.com', 400, '', 'Password is required'],
    ['not an email', 400, 'x', 'Please enter a valid email address'],
  ])('when the email is "%s" and incomplete, then a reason follows', async (email, status, password, message) => {
    const answer = await auth.login(email, password);

    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it('when an account has five failed sign-ins, then 429 follows', async () => {
    await auth.register();
    for (let guess = 0; guess < 5; guess += 1) expect((await auth.login(JANE.email, `guess ${guess}`)).status).toBe(401);

    const slowed = await auth.login(JANE.email, JANE.password);
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('retry-after')).toBe('2');

    auth.clock.advance(2_000);
    expect((await auth.login(JANE.email, JANE.password)).status).toBe(200);
    expect((await auth.login(JANE.email, 'guess')).status).toBe(401);
  });

  it('when an unknown email has five failures, then 429 follows', async () => {
    for (let guess = 0; guess < 5; guess += 1) await auth.login('nobody@example.com', 'guess');

    expect((await auth.login('nobody@example.com', 'guess')).status).toBe(429);
  });

  it('when 12 guesses come at once, then 7 get 429', async () => {
    await auth.register();

    const answers = await Promise.all(Array.from({ length: 12 }, (_, guess) => auth.login(JANE.email, `guess ${guess}`)));

    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
  });

  it('when one address failed on 50 accounts, then it gets 429', async () => {
    await auth.register();
    const from = (address: string, email: string, password: string) => auth.anonymous().post('/api/auth/login', { email, password }, { headers: { 'x-forwarded-for': address } });
    for (let account = 0; account < 50; account += 1) await from('203.0.113.7', `golfer-${account}@example.com`, 'guess');

    expect((await from('203.0.113.7', JANE.email, JANE.password)).status).toBe(429);
    expect((await from('198.51.100.4', JANE.email, JANE.password)).status).toBe(200);
  });

  it('when a signed-in browser signs in again, then its earlier session ends', async () => {
    const jane = await auth.register();

    const again = await jane.post('/api/auth/login', { email: JANE.email, password: JANE.password });

    expect(again.status).toBe(200);
    await expect(auth.exchange(jane.secret)).rejects.toMatchObject({ status: 401 });
    expect((await auth.exchange(secretOf(again))).userId).toBe(jane.userId);
  });

  it('when a user signs out, then session and cookie end', async () => {
    const jane = await auth.register();
    await auth.sessionCache.keep(hashOf(jane.secret), await auth.exchange(jane.secret), 3_000);

    const answer = await jane.post('/api/auth/logout');

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: expect.any(String) });
    expect(cookieOf(answer)).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(await auth.sessionCache.look(hashOf(jane.secret))).toEqual({ cached: null, ended: true });
    await expect(auth.exchange(jane.secret)).rejects.toMatchObject({ status: 401 });
    const pulled = await auth.peers.call<{ state: object }>('auth', 'GET', `/internal/aggregates/sessions/${jane.sid}`);
    expect(pulled.state).toEqual({ deleted: true });
  });

  it('when someone signs out twice, then it returns 200', async () => {
    const jane = await auth.register();
    await jane.post('/api/auth/logout');

    expect((await jane.post('/api/auth/logout')).status).toBe(200);
    expect((await auth.anonymous().post('/api/auth/logout')).status).toBe(200);
  });

  it('when one browser signs out, then the other stays signed in', async () => {
    const phone = await auth.register();
    const laptop = await auth.browser(await auth.login(JANE.email, JANE.password));

    await phone.post('/api/auth/logout');

    expect((await auth.exchange(laptop.secret)).sid).toBe(laptop.sid);
  });
});
