import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { normalizeEmail, type Account } from '../domain/account';
import { WrongCredentials } from '../domain/errors';
import { guesserOf, type Whence } from './guard-sign-in';
import { inviteAdministrator } from './invite-administrator';
import { startSession, type StartedSession } from './start-session';

export interface LogInInput extends Whence {
  readonly email: string;
  readonly password: string;
}

/** @throws WrongCredentials, alike and in like time for an unknown email and a wrong password; SignInTooOften; TooManyAtOnce */
export const logIn = (deps: AuthDeps) => async (input: LogInInput): Promise<StartedSession & { account: Stored<Account> }> => {
  const email = normalizeEmail(input.email);
  const find = async () => (await deps.accounts.find('email', email))[0];
  const guesser = await guesserOf(deps, email, await find(), input);
  const account = await guesser.inTurn(async () => {
    const known = await find();
    const matches = await deps.passwords.verify(known?.state.passwordHash ?? null, input.password, guesser.whose);
    if (!known || !matches) {
      await guesser.failed();
      throw new WrongCredentials();
    }
    await guesser.succeeded();
    return known;
  });
  const started = await startSession(deps)(account, input.deviceCookie);
  inviteAdministrator(deps)(account);
  return { ...started, account };
};
