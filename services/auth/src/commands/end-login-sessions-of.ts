import type { AuthDeps } from '../deps';
import { removeLoginSession } from './remove-login-session';

/** Ends every login session of a user. */
export const endLoginSessionsOf =
  (deps: Pick<AuthDeps, 'loginSessions' | 'sessionCache'>) =>
  async (userId: string): Promise<void> => {
    const loginSessions = await deps.loginSessions.find('user', userId);
    await Promise.all(loginSessions.map((loginSession) => removeLoginSession(deps, loginSession.state)));
  };
