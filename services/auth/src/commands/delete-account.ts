import { NotFound } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { endLoginSessionsOf } from './end-login-sessions-of';
import { forgetFailedSignIns } from './forget-failed-sign-ins';
import { provePassword } from './prove-password';

/**
 * Deletes an account permanently: whoever holds the session proves to be its owner once more. Billing and groups hear of it and do their part.
 * @throws WrongPassword; SignInTooOften; TooManyAtOnce; NotFound once it is gone
 */
export const deleteAccount =
  (deps: AuthDeps) =>
  (userId: string, password: string): Promise<void> =>
    deps.inTurn(`delete ${userId}`, async () => {
      const { accounts, preferences, background, mailer, emailTemplates } = deps;
      const account = await accounts.get(userId);
      if (!account) throw new NotFound(accounts.type.kind, userId);
      const { email, passwordHash } = account.state;
      await provePassword(deps, `delete ${userId}`, { passwordHash, password, field: 'password' });

      // The account goes last: should anything before it fail, its owner can still sign in and ask again.
      if (await preferences.get(userId)) await preferences.remove(userId, () => []);
      await endLoginSessionsOf(deps)(userId);
      await accounts.remove(userId, () => [{ name: 'account-deleted' }]);
      await forgetFailedSignIns(deps, email);
      background.run('mail that the account was deleted', () => mailer.send(emailTemplates.accountDeleted(email)));
    });
