import { randomUUID } from 'node:crypto';
import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import type { Account } from '../domain/account';
import { newLoginSession, hasExpired, type LoginSession } from '../domain/login-session';
import { hashSecret, newSecret } from '../secrets';

/** A new session, and the two values only the browser stores: the session's secret and the cookie that identifies the device. */
export interface StartedLoginSession {
  readonly loginSession: Stored<LoginSession>;
  readonly secret: string;
  readonly device: string;
}

type Deps = Pick<AuthDeps, 'loginSessions' | 'devices' | 'clock' | 'background'>;

/** Signs a browser in to an account whose password was just proved or set. */
export const startLoginSession =
  (deps: Deps) =>
  async (account: Stored<Account>, deviceCookie: string | null): Promise<StartedLoginSession> => {
    const secret = newSecret();
    const id = randomUUID();
    const loginSession = await deps.loginSessions.create(id, newLoginSession(id, account.state, hashSecret(secret), deps.clock()), [{ name: 'session-started' }]);
    deps.background.run('tidy up expired sessions', () => tidyUp(deps, account.id));
    return { loginSession, secret, device: await deps.devices.remember(deviceCookie, account) };
  };

/** Ends the expired login sessions of an account when it logs in again. */
async function tidyUp({ loginSessions, clock }: Deps, userId: string): Promise<void> {
  for (const loginSession of await loginSessions.find('user', userId)) {
    if (hasExpired(loginSession.state, clock())) await loginSessions.remove(loginSession.id, () => [{ name: 'session-ended' }]);
  }
}
