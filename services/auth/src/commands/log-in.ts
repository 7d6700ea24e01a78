import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { normalizeEmail, type Account } from '../domain/account';
import { WrongCredentials } from '../domain/errors';
import { guardSignIn, type SignInOrigin } from './guard-sign-in';
import { inviteAdministrator } from './invite-administrator';
import { startLoginSession, type StartedLoginSession } from './start-login-session';

export interface LogInInput extends SignInOrigin {
  readonly email: string;
  readonly password: string;
}

/** @throws WrongCredentials, with the same text and after the same time for an unknown email and a wrong password; SignInTooOften; TooManyAtOnce */
export const logIn =
  (deps: AuthDeps) =>
  async (input: LogInInput): Promise<StartedLoginSession & { account: Stored<Account> }> => {
    const email = normalizeEmail(input.email);
    const find = async () => (await deps.accounts.find('email', email))[0];
    const guard = await guardSignIn(deps, email, await find(), input);
    const account = await guard.inTurn(async () => {
      const known = await find();
      const matches = await deps.passwords.verify(known?.state.passwordHash ?? null, input.password, guard.whose);
      if (!known || !matches) {
        await guard.failed();
        throw new WrongCredentials();
      }
      await guard.succeeded();
      return known;
    });
    const started = await startLoginSession(deps)(account, input.deviceCookie);
    inviteAdministrator(deps)(account);
    return { ...started, account };
  };
