import type { TestClient } from '@fairshare/testing';
import { JANE, deviceOf, hashOf, secretOf, startAuth, tokenIn, type AuthPlatform } from './support';

const NEW_PASSWORD = 'a new long password';

describe('changing the password with the present one', () => {
  let auth: AuthPlatform;
  beforeEach(async () => (auth = await startAuth()));
  afterEach(() => auth.close());

  const change = (client: TestClient, body: object = {}) => client.post('/api/auth/change-password', { currentPassword: JANE.password, password: NEW_PASSWORD, ...body });

  it('when the present password is right, then only the new one works', async () => {
    const jane = await auth.register();

    const answer = await change(jane);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Your password was changed. Every other device was signed out.' });
    expect((await auth.login(JANE.email, JANE.password)).status).toBe(401);
    expect((await auth.login(JANE.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('when the password is changed, then other browsers are signed out', async () => {
    const phone = await auth.register();
    const laptop = await auth.browser(await auth.login(JANE.email, JANE.password));

    const answer = await change(phone);

    expect((await auth.exchange(secretOf(answer))).userId).toBe(phone.userId);
    for (const { secret } of [phone, laptop]) {
      await expect(auth.exchange(secret)).rejects.toMatchObject({ status: 401 });
      expect((await auth.sessionCache.look(hashOf(secret))).ended).toBe(true);
    }
    expect(answer.headers.get('x-versions')).toContain(`accounts/${phone.userId}=2`);
    expect(deviceOf(answer)).not.toBe(deviceOf(phone.answer));
  });

  it('when the password is changed, then the owner is mailed', async () => {
    const jane = await auth.register();
    await auth.anonymous().post('/api/auth/forgot-password', { email: JANE.email });
    const token = tokenIn((await auth.mails(1))[0]);

    await change(jane);

    const mails = await auth.mails(2);
    expect(mails.find((mail) => mail.includes('password was changed'))).toContain('every other device was signed out');
    expect((await auth.anonymous().post('/api/auth/reset-password', { token })).status).toBe(400);
  });

  it('when the present password is wrong, then nothing changes', async () => {
    const jane = await auth.register();

    for (let guess = 0; guess < 5; guess += 1) {
      const refused = await change(jane, { currentPassword: `guess ${guess}` });
      expect(refused).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD', message: 'That is not your password.' } });
    }

    expect((await change(jane)).status).toBe(429);
    expect((await auth.exchange(jane.secret)).userId).toBe(jane.userId);
    expect((await auth.login(JANE.email, JANE.password)).status).toBe(200);
  });

  it.each([
    [{ password: '7 chars' }, 'password', 'Password must be at least 8 characters'],
    [{ currentPassword: '' }, 'currentPassword', 'Password is required'],
  ])('when %j is sent, then it is a 400 that says what is wrong', async (body, path, message) => {
    const jane = await auth.register();

    expect(await change(jane, body)).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  it('when two changes come at once, then one succeeds', async () => {
    const jane = await auth.register();

    const answers = await Promise.all(['first new password', 'second new password'].map((password) => change(jane, { password })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('when nobody is signed in, then the change is refused with a 401', async () => {
    expect((await change(auth.anonymous())).status).toBe(401);
  });
});
