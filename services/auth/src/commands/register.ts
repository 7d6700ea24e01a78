import { randomBytes } from 'node:crypto';
import { insteadOf } from '@fairshare/service-kit';
import { NotUnique, type Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { newAccountId, normalizeEmail, openAccount, type Account, type Registration } from '../domain/account';
import { EmailTaken } from '../domain/errors';
import type { SignInOrigin } from './guard-sign-in';
import { inviteAdministrator } from './invite-administrator';
import { startLoginSession, type StartedLoginSession } from './start-login-session';

export interface RegisterInput extends Pick<Registration, 'email' | 'firstName' | 'lastName' | 'marketingConsent'>, Pick<SignInOrigin, 'deviceCookie'> {
  readonly password: string;
}

/** Opens an account and signs in to it. @throws EmailTaken */
export const register =
  (deps: AuthDeps) =>
  async ({ password, deviceCookie, ...input }: RegisterInput): Promise<StartedLoginSession & { account: Stored<Account> }> => {
    const { administrators } = deps;
    const email = normalizeEmail(input.email);
    // Checked early to save the costly hash; the unique index decides.
    if ((await deps.accounts.find('email', email)).length > 0) throw new EmailTaken();
    const passwordHash = await deps.passwords.hash(password);
    const now = deps.clock();
    const id = newAccountId(now, randomBytes(9).toString('hex'));
    const role = administrators.emails.has(email) && !administrators.byMail ? 'admin' : 'golfer';
    const opened = openAccount({ ...input, id, email, passwordHash, role }, now);
    const account = await deps.accounts.create(id, opened, [{ name: 'account-registered' }]).catch(insteadOf(NotUnique, EmailTaken));
    const started = await startLoginSession(deps)(account, deviceCookie);
    inviteAdministrator(deps)(account);
    return { ...started, account };
  };
