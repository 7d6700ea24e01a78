import { parseOptions } from '@node-rs/argon2';
import { accountType } from '../src/store';
import { JANE, cookieOf, hashOf, secretOf, startAuth, type AuthPlatform } from './support';

describe('registration', () => {
  let auth: AuthPlatform;
  beforeAll(async () => (auth = await startAuth()));
  afterAll(() => auth.close());

  const post = (body: unknown) => auth.anonymous().post('/api/auth/register', body);

  it('when someone registers, then they are signed in', async () => {
    const answer = await post({ ...JANE, email: 'First.Golfer@Example.com' });

    expect(answer.status).toBe(201);
    expect(answer.body.message).toEqual(expect.any(String));
    expect(answer.body.user).toEqual({
      id: expect.any(String),
      email: 'first.golfer@example.com',
      firstName: 'Jane',
      lastName: 'Doe',
      isAuthenticated: true,
      isAdmin: false,
      hasActiveSubscription: false,
      autoTrialStatus: 'eligible',
    });
    const exchanged = await auth.exchange(secretOf(answer));
    expect(exchanged.userId).toBe(answer.body.user.id);
  });

  it('when someone registers, then the answer names the versions', async () => {
    const jane = await auth.register({ email: 'versions@example.com' });

    expect(jane.answer.headers.get('x-versions')).toBe(`accounts/${jane.userId}=1, sessions/${jane.sid}=1`);
    expect(jane.answer.headers.getSetCookie()).toContainEqual(expect.stringContaining(`at-least.accounts.${jane.userId}=1;`));
  });

  it('when someone registers, then no script reads the cookie', async () => {
    const { answer } = await auth.register({ email: 'cookie@example.com' });

    expect(cookieOf(answer)).toMatch(/^session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('when an email is registered again, then it is refused', async () => {
    await auth.register({ email: 'twice@example.com' });

    const again = await post({ ...JANE, email: '  TWICE@example.COM ' });

    expect(again.status).toBe(409);
    expect(again.body.message).toBe('An account with this email already exists. Please sign in.');
    expect(again.body.issues).toEqual([{ path: 'email', message: again.body.message }]);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('when an email registers four times at once, then one wins', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => post({ ...JANE, email: 'race@example.com' })));

    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('when two people share an Idempotency-Key, then both get accounts', async () => {
    const headers = { 'idempotency-key': 'same' };
    const one = await auth.anonymous().post('/api/auth/register', { ...JANE, email: 'one@example.com' }, { headers });
    const two = await auth.anonymous().post('/api/auth/register', { ...JANE, email: 'two@example.com' }, { headers });

    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.user.email).toBe('two@example.com');
    expect(two.body.user.id).not.toBe(one.body.user.id);
  });

  it.each([
    ['email', 'no-email', 'Please enter a valid email address'],
    ['email', ['jane@example.com'], 'Please enter a valid email address'],
    ['email', { $ne: null }, 'Please enter a valid email address'],
    ['password', 'short', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters'],
    ['password', { $gt: '' }, 'Password must be at least 6 characters'],
    ['firstName', '  ', 'First name is required'],
    ['lastName', undefined, 'Last name is required'],
    ['firstName', 'Ja\u0000ne', 'must not contain control characters'],
    ['lastName', 'x'.repeat(61), 'must have at most 60 characters'],
    ['termsAccepted', false, 'You must accept the Terms of Service and Privacy Policy to register'],
    ['termsAccepted', 'true', 'You must accept the Terms of Service and Privacy Policy to register'],
    ['marketingConsent', 'yes', expect.any(String)],
  ])('when %s is %j, then the registration names the field', async (path, value, message) => {
    const answer = await post({ ...JANE, email: 'refused@example.com', [path]: value });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([{ path, message }]);
  });

  it('when a registration sends a role, then it is ignored', async () => {
    const answer = await post({ ...JANE, email: 'mallory@example.com', role: 'admin', isAdmin: true, id: 'chosen', ...JSON.parse('{"__proto__":{"role":"admin"}}') });

    expect(answer.status).toBe(201);
    expect(answer.body.user.isAdmin).toBe(false);
    expect(answer.body.user.id).not.toBe('chosen');
  });

  it('when an account is stored, then argon2id keeps its password', async () => {
    const jane = await auth.register({ email: 'kept@example.com' });

    const account = await auth.storage('auth').aggregates(accountType).get(jane.userId);
    const { passwordHash } = account?.state ?? { passwordHash: '' };
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(parseOptions(passwordHash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(JSON.stringify(account)).not.toContain(JANE.password);
  });

  it('when an account is published, then it contains no secrets', async () => {
    const jane = await auth.register({ email: 'published@example.com' });

    const account = await auth.peers.call<{ state: object }>('auth', 'GET', `/internal/aggregates/accounts/${jane.userId}`);
    const session = await auth.peers.call<{ state: object }>('auth', 'GET', `/internal/aggregates/sessions/${jane.sid}`);

    expect(account.state).toEqual({
      id: jane.userId,
      email: 'published@example.com',
      firstName: 'Jane',
      lastName: 'Doe',
      role: 'golfer',
      createdAt: auth.clock.now().toISOString(),
      photo: null,
    });
    expect(session.state).toEqual({ id: jane.sid, userId: jane.userId, expiresAt: expect.any(String) });
    expect(JSON.stringify(session)).not.toContain(hashOf(jane.secret));
  });
});

describe('registration under https', () => {
  it('when someone registers under https, then the cookie is bound', async () => {
    const auth = await startAuth({ publicUrl: 'https://fairshare.test' });
    try {
      const { answer } = await auth.register();
      expect(cookieOf(answer)).toMatch(/^__Host-session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    } finally {
      await auth.close();
    }
  });
});
