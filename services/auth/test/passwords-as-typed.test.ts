import { hash } from '@node-rs/argon2';
import { createArgon2Passwords } from '../src/adapters/passwords';
import { accountType } from '../src/store';
import { JANE, startAuth, tokenIn, type AuthPlatform } from './support';

const COMPOSED = 'Gr\u00E4f\u00E9-77';
const DECOMPOSED = COMPOSED.normalize('NFD');
const OTHER = 'n\u00E4chster-Schl\u00FCssel';

describe('a password on another keyboard', () => {
  let auth: AuthPlatform;
  beforeEach(async () => (auth = await startAuth()));
  afterEach(() => auth.close());

  const statusOf = async (password: string) => (await auth.login(JANE.email, password)).status;

  it.each([
    ['composed', COMPOSED, DECOMPOSED],
    ['decomposed', DECOMPOSED, COMPOSED],
  ])('when a password was set %s, then the other form signs in too', async (_form, set, typed) => {
    await auth.register({ password: set });

    expect(await statusOf(typed)).toBe(200);
    expect(await statusOf(set)).toBe(200);
    expect(await statusOf(`${typed}x`)).toBe(401);
  });

  it('when a password is changed in one form, then the other signs in', async () => {
    const jane = await auth.register({ password: COMPOSED });

    const { status } = await jane.post('/api/auth/change-password', { currentPassword: DECOMPOSED, password: OTHER.normalize('NFD') });

    expect(status).toBe(200);
    expect(await statusOf(OTHER)).toBe(200);
  });

  it('when a password is reset in one form, then the other signs in', async () => {
    const { userId } = await auth.register();
    await auth.anonymous().post('/api/auth/forgot-password', { email: JANE.email });
    const token = tokenIn((await auth.mails(1))[0]);

    await auth.anonymous().post('/api/auth/update-password', { token, userId, password: OTHER.normalize('NFD') });

    expect(await statusOf(OTHER)).toBe(200);
  });

  it('when an account is deleted with the other form, then it is gone', async () => {
    const jane = await auth.register({ password: COMPOSED });

    const { status } = await jane.post('/api/user/delete', { password: DECOMPOSED });

    expect(status).toBeLessThan(300);
    expect(await statusOf(COMPOSED)).toBe(401);
  });

  it.each(['NFC', 'NFD'])('when the last release stored a password in %s, then both forms sign in', async (form) => {
    const { userId } = await auth.register();
    const passwordHash = await hash(COMPOSED.normalize(form));
    await auth
      .storage('auth')
      .aggregates(accountType)
      .update(userId, (state) => ({ state: { ...state, passwordHash }, changes: [] }));

    expect(await statusOf(COMPOSED)).toBe(200);
    expect(await statusOf(DECOMPOSED)).toBe(200);
  });

  it('when accents alone make a password long enough, then it is refused', async () => {
    const { status } = await auth.anonymous().post('/api/auth/register', { ...JANE, password: '\u00E4\u00E4\u00E4'.normalize('NFD') });

    expect(status).toBe(400);
  });

  it('when full-width characters are typed, then they are another password', async () => {
    const passwords = createArgon2Passwords();

    expect(await passwords.verify(await passwords.hash('fairway-7'), 'fairway-\uFF17')).toBe(false);
  });
});
