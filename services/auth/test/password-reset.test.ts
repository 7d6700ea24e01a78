import { accountType } from '../src/store';
import { JANE, hashOf, startAuth, tokenIn, type AuthPlatform } from './support';

const MINUTE = 60_000;
const NEW_PASSWORD = 'a new long password';
const INVALID = { success: false, message: 'Invalid or expired reset token.' };

describe('password reset', () => {
  let auth: AuthPlatform;
  beforeEach(async () => (auth = await startAuth({ publicUrl: 'http://fairshare.test/' })));
  afterEach(() => auth.close());

  const ask = (email = JANE.email) => auth.anonymous().post('/api/auth/forgot-password', { email });
  const check = (token: unknown) => auth.anonymous().post('/api/auth/reset-password', { token });
  const update = (body: object) => auth.anonymous().post('/api/auth/update-password', body);

  async function mailedToken(mails = 1): Promise<string> {
    await ask();
    return tokenIn((await auth.mails(mails)).at(-1));
  }

  it('when a reset is requested, then its mailed token is valid', async () => {
    const { userId } = await auth.register();

    const answer = await ask();
    const [mail] = await auth.mails(1);

    expect(answer.status).toBe(200);
    expect(mail).toMatch(/^To: jane.doe@example.com\r$/m);
    expect(mail).toMatch(/^Subject: Reset your Fairshare password\r$/m);
    expect(mail).toMatch(/^http:\/\/fairshare\.test\/reset-password\?token=[A-Za-z0-9_-]{43}\r$/m);
    expect(await check(tokenIn(mail))).toMatchObject({ status: 200, body: { success: true, userId, message: expect.any(String) } });
    expect(await check(tokenIn(mail))).toMatchObject({ status: 200 });
  });

  it('when a reset names no account, then the answer is equal', async () => {
    await auth.register();

    const unknown = await ask('nobody@example.com');
    const known = await ask();

    expect(unknown.body).toEqual(known.body);
    expect([...unknown.headers.keys()].sort()).toEqual([...known.headers.keys()].sort());
    const mails = await auth.mails(1);
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toContain('nobody@example.com');
  });

  it('when a first name contains an address, then mails omit it', async () => {
    await auth.register({ firstName: 'Visit evil.example now' });
    await ask();

    expect((await auth.mails(1))[0]).not.toContain('evil.example');
  });

  it('when a token is mailed, then only its hash is stored', async () => {
    const { userId } = await auth.register();
    const token = await mailedToken();

    const account = await auth.storage('auth').aggregates(accountType).get(userId);
    expect(account?.state.resetToken).toEqual({ hash: hashOf(token), expiresAt: new Date(auth.clock.now().getTime() + 30 * MINUTE).toISOString() });
  });

  it('when a token sets a password, then every session ends', async () => {
    const phone = await auth.register();
    const laptop = await auth.browser(await auth.login(JANE.email, JANE.password));
    const other = await auth.register({ email: 'other@example.com' });
    const token = await mailedToken();

    const answer = await update({ token, userId: phone.userId, password: NEW_PASSWORD });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: expect.any(String) });
    for (const { secret } of [phone, laptop]) {
      await expect(auth.exchange(secret)).rejects.toMatchObject({ status: 401 });
      expect((await auth.sessionCache.look(hashOf(secret))).ended).toBe(true);
    }
    expect((await auth.exchange(other.secret)).userId).toBe(other.userId);
    expect((await auth.login(JANE.email, JANE.password)).status).toBe(401);
    expect((await auth.login(JANE.email, NEW_PASSWORD)).status).toBe(200);

    expect(await update({ token, userId: phone.userId, password: 'yet another one' })).toMatchObject({ status: 400, body: INVALID });
    expect(await check(token)).toMatchObject({ status: 400, body: INVALID });
  });

  it('when one token is used thrice at once, then one succeeds', async () => {
    const { userId } = await auth.register();
    const token = await mailedToken();

    const answers = await Promise.all([1, 2, 3].map((n) => update({ token, userId, password: `password number ${n}` })));

    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
  });

  it('when a session is of an older password, then it is refused', async () => {
    const jane = await auth.register();
    await auth
      .storage('auth')
      .aggregates(accountType)
      .update(jane.userId, (state) => ({
        state: { ...state, credentialEpoch: state.credentialEpoch + 1 },
        changes: [],
      }));

    await expect(auth.exchange(jane.secret)).rejects.toMatchObject({ status: 401 });
  });

  it('when a password is reset, then its owner gets one mail', async () => {
    const { userId } = await auth.register();
    await update({ token: await mailedToken(), userId, password: NEW_PASSWORD });

    const mails = await auth.mails(2);
    expect(mails.filter((mail) => mail.includes('Subject: Your Fairshare password was changed'))).toHaveLength(1);
  });

  it('when a new password is refused, then the token stays valid', async () => {
    const { userId } = await auth.register();
    const token = await mailedToken();

    const short = await update({ token, userId, password: '7 chars' });
    expect(short.status).toBe(400);
    expect(short.body.issues).toEqual([{ path: 'password', message: 'Password must be at least 8 characters' }]);
    expect((await update({ token, userId, password: 'x'.repeat(129) })).status).toBe(400);

    expect((await update({ token, userId, password: '8 chars!' })).status).toBe(200);
  });

  it('when a token is half an hour old, then it is refused', async () => {
    const { userId } = await auth.register();
    const token = await mailedToken();

    auth.clock.advance(30 * MINUTE - 1);
    expect((await check(token)).status).toBe(200);
    auth.clock.advance(1);

    expect(await check(token)).toMatchObject({ status: 400, body: INVALID });
    expect(await update({ token, userId, password: NEW_PASSWORD })).toMatchObject({ status: 400, body: INVALID });
  });

  it('when a newer token is requested, then the older is void', async () => {
    const { userId } = await auth.register();
    const older = await mailedToken(1);
    const newer = await mailedToken(2);

    expect((await check(older)).status).toBe(400);
    expect((await update({ token: older, userId, password: NEW_PASSWORD })).status).toBe(400);
    expect((await update({ token: newer, userId, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('when a token is used for another account, then it stays', async () => {
    await auth.register();
    const other = await auth.register({ email: 'other@example.com' });
    const token = await mailedToken();

    expect(await update({ token, userId: other.userId, password: NEW_PASSWORD })).toMatchObject({ status: 400, body: INVALID });
    expect((await check(token)).status).toBe(200);
  });

  it.each(['', 'x', '../../etc', '0'.repeat(43), '0'.repeat(5_000), null, { $ne: '' }, ['a']])('when the token is %j, then it is refused with 400', async (token) => {
    const { userId } = await auth.register();

    expect((await check(token)).status).toBe(400);
    expect((await update({ token, userId, password: NEW_PASSWORD })).status).toBe(400);
  });

  it('when a token was tampered with, then it is refused', async () => {
    const { userId } = await auth.register();
    const token = await mailedToken();
    const tampered = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');

    expect((await check(tampered)).status).toBe(400);
    expect((await update({ token: tampered, userId, password: NEW_PASSWORD })).status).toBe(400);
  });

  it('when a mailbox has ten links, then no more come', async () => {
    const { userId } = await auth.register();
    for (let request = 0; request < 10; request += 1) await mailedToken(request + 1);
    const account = () => auth.storage('auth').aggregates(accountType).get(userId);
    const before = await account();

    const answer = await ask();
    await auth.stop('auth');
    await auth.start('auth');

    expect(answer.status).toBe(200);
    expect(await auth.mails(10)).toHaveLength(10);
    expect((await account())?.state.resetToken).toEqual(before?.state.resetToken);
  });

  it('when a password is reset after failures, then nobody waits', async () => {
    const { userId } = await auth.register();
    for (let guess = 0; guess < 6; guess += 1) await auth.login(JANE.email, 'guess');
    await update({ token: await mailedToken(), userId, password: NEW_PASSWORD });

    expect((await auth.login(JANE.email, NEW_PASSWORD)).status).toBe(200);
  });
});
