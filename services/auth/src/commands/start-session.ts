import { randomUUID } from 'node:crypto';
import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import type { Account } from '../domain/account';
import { beginSession, hasExpired, type LoginSession } from '../domain/login-session';
import { hashSecret, newSecret } from '../secrets';

/** A session that has just begun, and what only the browser keeps: the session's secret, and the mark by which the device is known again. */
export interface StartedSession {
  readonly session: Stored<LoginSession>;
  readonly secret: string;
  readonly device: string;
}

type Deps = Pick<AuthDeps, 'sessions' | 'devices' | 'clock' | 'background'>;

/** Signs a browser in to an account whose password was just proved or set. */
export const startSession = (deps: Deps) => async (account: Stored<Account>, deviceCookie: string | null): Promise<StartedSession> => {
  const secret = newSecret();
  const id = randomUUID();
  const session = await deps.sessions.create(id, beginSession(id, account.state, hashSecret(secret), deps.clock()), [{ name: 'session-started' }]);
  deps.background.run('tidy up expired sessions', () => tidyUp(deps, account.id));
  return { session, secret, device: await deps.devices.remember(deviceCookie, account) };
};

/** Whoever comes back leaves no heap of expired sessions behind. */
async function tidyUp({ sessions, clock }: Deps, userId: string): Promise<void> {
  for (const session of await sessions.find('user', userId)) {
    if (hasExpired(session.state, clock())) await sessions.remove(session.id, () => [{ name: 'session-ended' }]);
  }
}
