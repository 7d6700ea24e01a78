import { accountType } from '../src/store';
import type { AuthOptions } from '../src/service';
import { JANE, hashOf, startAuth, tokenIn, type AuthPlatform } from './support';

const DAY = 24 * 60 * 60_000;

describe('administrators', () => {
  let auth: AuthPlatform;
  afterEach(() => auth.close());

  const start = async (options: Partial<AuthOptions>) => (auth = await startAuth({ adminEmails: ['Jane.Doe@example.com'], ...options }));

  describe('a deployment that sends no mail', () => {
    it("when an administrator's address registers, then it has the role", async () => {
      await start({ adminByMail: false });

      const jane = await auth.register();
      const other = await auth.register({ email: 'other@example.com' });

      expect(jane.answer.body.user.isAdmin).toBe(true);
      expect(other.answer.body.user.isAdmin).toBe(false);
      expect((await jane.get('/api/auth/user')).body.isAdmin).toBe(true);
    });

    it('when an address is named at a start, then its role follows', async () => {
      const options = { adminEmails: ['jane.doe@example.com'], adminByMail: false };
      const named: string[] = [];
      await start({ ...options, adminEmails: named });
      const jane = await auth.register();
      const role = async () => (await auth.storage('auth').aggregates(accountType).get(jane.userId))?.state.role;
      expect(await role()).toBe('golfer');

      named.push('Jane.Doe@Example.com');
      await auth.stop('auth');
      await auth.start('auth');
      expect(await role()).toBe('admin');
      await auth.sessionCache.keep(hashOf(jane.secret), await auth.exchange(jane.secret), 60_000);

      named.pop();
      await auth.stop('auth');
      await auth.start('auth');
      expect(await role()).toBe('golfer');
      expect((await auth.sessionCache.look(hashOf(jane.secret))).cached).toBeNull();
    });
  });

  describe('a deployment that sends mail', () => {
    it('when an administrator follows the mailed link, then the role is given', async () => {
      await start({ adminByMail: true });
      const jane = await auth.register();
      expect(jane.answer.body.user.isAdmin).toBe(false);

      const [mail] = await auth.mails(1);
      expect(mail).toMatch(/^http:\/\/fairshare\.test\/admin\?token=[A-Za-z0-9_-]{43}\r$/m);
      const answer = await jane.post('/api/auth/confirm-admin', { token: tokenIn(mail) });

      expect(answer.status).toBe(200);
      expect(answer.body.isAdmin).toBe(true);
      expect(answer.headers.get('x-versions')).toMatch(new RegExp(`^accounts/${jane.userId}=\\d+$`));
      expect((await auth.exchange(jane.secret)).accountVersion).toBe(Number(answer.headers.get('x-versions')?.split('=')[1]));
      expect((await jane.post('/api/auth/confirm-admin', { token: tokenIn(mail) })).status).toBe(400);
    });

    it('when someone else uses the link, then the role is refused', async () => {
      await start({ adminByMail: true });
      const jane = await auth.register();
      const other = await auth.register({ email: 'other@example.com' });
      const [mail] = await auth.mails(1);

      expect((await auth.anonymous().post('/api/auth/confirm-admin', { token: tokenIn(mail) })).status).toBe(401);
      expect((await other.post('/api/auth/confirm-admin', { token: tokenIn(mail) })).status).toBe(400);
      expect((await jane.post('/api/auth/confirm-admin', { token: 'guessed' })).status).toBe(400);
      expect((await jane.get('/api/auth/user')).body.isAdmin).toBe(false);
    });

    it('when the old link has expired, then a sign-in sends another', async () => {
      await start({ adminByMail: true });
      const jane = await auth.register();
      const [first] = await auth.mails(1);

      auth.clock.advance(DAY - 1_000);
      await auth.login(JANE.email, JANE.password);
      auth.clock.advance(1_000);
      await auth.login(JANE.email, JANE.password);

      const mails = await auth.mails(2);
      expect(mails).toHaveLength(2);
      const again = auth.as({ userId: jane.userId });
      expect((await again.post('/api/auth/confirm-admin', { token: tokenIn(first) })).status).toBe(400);
      expect((await again.post('/api/auth/confirm-admin', { token: tokenIn(mails[1]) })).status).toBe(200);
    });
  });
});
