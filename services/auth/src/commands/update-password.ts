import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../auth-deps';
import { resetTokenHolds, setPassword, type Account } from '../domain/account';
import { ResetTokenInvalid } from '../domain/errors';
import { hashSecret } from '../secrets';
import { endSessionsOf } from './end-sessions';
import { accountKey } from './log-in';

export interface UpdatePasswordInput {
  readonly token: string;
  readonly userId: string;
  readonly password: string;
}

/** Sets a new password by a reset token, which is used up, and ends every session of the account. @throws ResetTokenInvalid */
export const updatePassword =
  (deps: AuthDeps) =>
  async ({ token, userId, password }: UpdatePasswordInput): Promise<Stored<Account>> => {
    const { accounts, passwords, attempts, background, mailer, letters, clock } = deps;
    const tokenHash = hashSecret(token);
    // Looked at before the costly hash; the change itself decides.
    const known = await accounts.get(userId);
    if (!known || !resetTokenHolds(known.state, tokenHash, clock())) throw new ResetTokenInvalid();
    const passwordHash = await passwords.hash(password);
    const account = await accounts.update(userId, (state) => setPassword(state, tokenHash, passwordHash, clock()));
    await endSessionsOf(deps)(userId);
    await attempts.forget(accountKey(account.state.email));
    background.run('mail that the password was changed', () => mailer.send(letters.passwordChanged(account.state.email)));
    return account;
  };
