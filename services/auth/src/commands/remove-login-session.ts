import type { AuthDeps } from '../deps';
import type { LoginSession } from '../domain/login-session';

/** Removes the session from the store first, then from the cache. In reverse order a gateway could cache it again between the two. */
export async function removeLoginSession({ loginSessions, sessionCache }: Pick<AuthDeps, 'loginSessions' | 'sessionCache'>, loginSession: LoginSession): Promise<void> {
  await loginSessions.remove(loginSession.id, () => [{ name: 'session-ended' }]);
  await sessionCache.end(loginSession.secretHash);
}
