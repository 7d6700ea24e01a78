import type { AuthDeps } from '../deps';
import type { LoginSession } from '../domain/login-session';

type Deps = Pick<AuthDeps, 'loginSessions' | 'sessionCache'>;

/** Ends one login session; one that has ended already is left at that. Once it resolves no gateway lets the session through. */
export const endLoginSession =
  (deps: Deps) =>
  async (sid: string): Promise<void> => {
    const loginSession = await deps.loginSessions.get(sid);
    if (loginSession) await end(deps, loginSession.state);
  };

/** Ends every login session of a user. */
export const endLoginSessionsOf =
  (deps: Deps) =>
  async (userId: string): Promise<void> => {
    const loginSessions = await deps.loginSessions.find('user', userId);
    await Promise.all(loginSessions.map((loginSession) => end(deps, loginSession.state)));
  };

/** First the truth, then the caches in front of it: the other way round a gateway could cache it again between the two. */
async function end({ loginSessions, sessionCache }: Deps, loginSession: LoginSession): Promise<void> {
  await loginSessions.remove(loginSession.id, () => [{ name: 'session-ended' }]);
  await sessionCache.end(loginSession.secretHash);
}
