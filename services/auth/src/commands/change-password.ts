import { NotFound, type Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { changePassword as change, type Account } from '../domain/account';
import { endLoginSessionsOf } from './end-login-sessions-of';
import { type SignInOrigin } from './guard-sign-in';
import { forgetFailedSignIns } from './forget-failed-sign-ins';
import { provePassword } from './prove-password';
import { startLoginSession, type StartedLoginSession } from './start-login-session';

export interface ChangePasswordInput extends SignInOrigin {
  readonly userId: string;
  readonly currentPassword: string;
  readonly password: string;
}

/**
 * Sets a new password for a user who proves the current one. Every session of the account ends; the response gives this browser a new one.
 * @throws WrongPassword, SignInTooOften, TooManyAtOnce; NotFound once the account is deleted
 */
export const changePassword =
  (deps: AuthDeps) =>
  ({ userId, currentPassword, password, ...whence }: ChangePasswordInput): Promise<StartedLoginSession & { account: Stored<Account> }> =>
    deps.inTurn(`change password ${userId}`, async () => {
      const { accounts, passwords, background, mailer, emailTemplates } = deps;
      const known = await accounts.get(userId);
      if (!known) throw new NotFound(accounts.type.kind, userId);
      const { passwordHash: present, credentialEpoch } = known.state;
      await provePassword(deps, `change password ${userId}`, { passwordHash: present, password: currentPassword, field: 'currentPassword' });
      const passwordHash = await passwords.hash(password, 'known');
      const account = await accounts.update(userId, (state) => change(state, credentialEpoch, passwordHash));
      await endLoginSessionsOf(deps)(userId);
      await forgetFailedSignIns(deps, account.state.email, whence);
      background.run('mail that the password was changed', () => mailer.send(emailTemplates.passwordChanged(account.state.email)));
      return { account, ...(await startLoginSession(deps)(account, whence.deviceCookie)) };
    });
