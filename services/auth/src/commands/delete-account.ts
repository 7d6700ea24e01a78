import { NotFound } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { endLoginSessionsOf } from './end-login-sessions-of';
import { forgetFailedSignIns } from './forget-failed-sign-ins';
import { provePassword } from './prove-password';

/**
 * Deletes an account permanently, after the signed-in user has proved the password once more. Billing and groups react to the published deletion.
 * @throws WrongPassword; SignInTooOften; TooManyAtOnce; NotFound once it is deleted
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

      // The account is deleted last: if an earlier step fails, its owner can still sign in and retry.
      if (await preferences.get(userId)) await preferences.remove(userId, () => []);
      await endLoginSessionsOf(deps)(userId);
      await accounts.remove(userId, () => [{ name: 'account-deleted' }]);
      await forgetFailedSignIns(deps, email);
      background.run('mail that the account was deleted', () => mailer.send(emailTemplates.accountDeleted(email)));
    });
