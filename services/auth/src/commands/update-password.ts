import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { resetTokenHolds, resetPassword, type Account } from '../domain/account';
import { ResetTokenInvalid } from '../domain/errors';
import { hashSecret } from '../secrets';
import { endLoginSessionsOf } from './end-login-sessions-of';
import { type SignInOrigin } from './guard-sign-in';
import { forgetFailedSignIns } from './forget-failed-sign-ins';

export interface UpdatePasswordInput extends SignInOrigin {
  readonly token: string;
  readonly userId: string;
  readonly password: string;
}

/**
 * Sets a new password by a reset token, invalidates the token, and ends every session of the account. A user with the token can read the
 * account's mail, so the device becomes known and can sign in whatever strangers guess. @throws ResetTokenInvalid, TooManyAtOnce
 */
export const updatePassword =
  (deps: AuthDeps) =>
  async ({ token, userId, password, ...whence }: UpdatePasswordInput): Promise<{ account: Stored<Account>; device: string }> => {
    const { accounts, passwords, background, mailer, emailTemplates, devices, clock } = deps;
    const tokenHash = hashSecret(token);
    // Checked early to save the costly hash; the update itself decides.
    const known = await accounts.get(userId);
    if (!known || !resetTokenHolds(known.state, tokenHash, clock())) throw new ResetTokenInvalid();
    const passwordHash = await passwords.hash(password);
    const account = await accounts.update(userId, (state) => resetPassword(state, tokenHash, passwordHash, clock()));
    await endLoginSessionsOf(deps)(userId);
    await forgetFailedSignIns(deps, account.state.email, whence);
    background.run('mail that the password was changed', () => mailer.send(emailTemplates.passwordReset(account.state.email)));
    return { account, device: await devices.remember(whence.deviceCookie, account) };
  };
