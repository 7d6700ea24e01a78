import type { AuthDeps } from '../deps';
import { removeLoginSession } from './remove-login-session';

/** Ends one login session; idempotent. Once it resolves, no gateway accepts the session. */
export const endLoginSession =
  (deps: Pick<AuthDeps, 'loginSessions' | 'sessionCache'>) =>
  async (sid: string): Promise<void> => {
    const loginSession = await deps.loginSessions.get(sid);
    if (loginSession) await removeLoginSession(deps, loginSession.state);
  };
