import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../auth-deps';
import { normalizeEmail, type Account } from '../domain/account';
import { SignInTooOften, WrongCredentials } from '../domain/errors';
import { PER_ACCOUNT, PER_ADDRESS } from '../domain/slow-down';
import { inviteAdministrator } from './invite-administrator';
import { startSession, type StartedSession } from './start-session';

export interface LogInInput {
  readonly email: string;
  readonly password: string;
  /** The network address the request came from. */
  readonly address: string;
}

/** The key under which failed sign-ins to an account count, whether it exists or not. */
export const accountKey = (email: string): string => `account ${email}`;

/**
 * Signs in. Attempts on one account are taken in turn, so that a hundred guesses at once don't all slip in before the first failure counts.
 * @throws WrongCredentials, alike and in like time for an unknown email and a wrong password; SignInTooOften
 */
export const logIn = (deps: AuthDeps) => (input: LogInInput): Promise<StartedSession & { account: Stored<Account> }> => {
  const email = normalizeEmail(input.email);
  return deps.inTurn(accountKey(email), async () => {
    const account = await prove(deps, email, input);
    const started = await startSession(deps)(account);
    inviteAdministrator(deps)(account);
    return { ...started, account };
  });
};

async function prove(deps: AuthDeps, email: string, { password, address }: LogInInput): Promise<Stored<Account>> {
  const { attempts, accounts, passwords } = deps;
  const addressKey = `address ${address}`;
  const wait = Math.max(await attempts.wait(accountKey(email), PER_ACCOUNT), await attempts.wait(addressKey, PER_ADDRESS));
  if (wait > 0) throw new SignInTooOften(Math.ceil(wait / 1000));

  const [account] = await accounts.find('email', email);
  const matches = await passwords.verify(account?.state.passwordHash ?? null, password);
  if (!account || !matches) {
    await attempts.failed(accountKey(email), PER_ACCOUNT);
    await attempts.failed(addressKey, PER_ADDRESS);
    throw new WrongCredentials();
  }
  await attempts.forget(accountKey(email));
  return account;
}
