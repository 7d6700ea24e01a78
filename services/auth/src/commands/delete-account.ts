import { NotFound } from '@fairshare/store';
import type { AuthDeps } from '../auth-deps';
import { SignInTooOften, WrongPassword } from '../domain/errors';
import { PER_ACCOUNT } from '../domain/slow-down';
import { endSessionsOf } from './end-sessions';
import { accountKey } from './log-in';

/**
 * Deletes an account for good: whoever holds the session proves to be its owner once more. Billing and groups hear of it and do their part.
 * @throws WrongPassword; SignInTooOften; NotFound once it is gone
 */
export const deleteAccount = (deps: AuthDeps) => (userId: string, password: string): Promise<void> =>
  deps.inTurn(`delete ${userId}`, async () => {
    const { accounts, preferences, attempts, background, mailer, letters } = deps;
    const account = await accounts.get(userId);
    if (!account) throw new NotFound(accounts.type.kind, userId);
    const { email, passwordHash } = account.state;
    await prove(deps, `delete ${userId}`, passwordHash, password);

    // The account goes last: should anything before it fail, its owner can still sign in and ask again.
    if (await preferences.get(userId)) await preferences.remove(userId, () => []);
    await endSessionsOf(deps)(userId);
    await accounts.remove(userId, () => [{ name: 'account-deleted' }]);
    await attempts.forget(accountKey(email));
    background.run('mail that the account was deleted', () => mailer.send(letters.accountDeleted(email)));
  });

/** Guesses are slowed as at signing in, under a key of their own: a stolen session must not keep the owner from signing in. */
async function prove({ attempts, passwords }: AuthDeps, key: string, passwordHash: string, password: string): Promise<void> {
  const wait = await attempts.wait(key, PER_ACCOUNT);
  if (wait > 0) throw new SignInTooOften(Math.ceil(wait / 1000));
  if (!(await passwords.verify(passwordHash, password))) {
    await attempts.failed(key, PER_ACCOUNT);
    throw new WrongPassword();
  }
  await attempts.forget(key);
}
