import type { AuthDeps } from '../deps';
import type { LoginSession } from '../domain/login-session';

/** First the truth, then the caches in front of it: the other way round a gateway could cache it again between the two. */
export async function removeLoginSession({ loginSessions, sessionCache }: Pick<AuthDeps, 'loginSessions' | 'sessionCache'>, loginSession: LoginSession): Promise<void> {
  await loginSessions.remove(loginSession.id, () => [{ name: 'session-ended' }]);
  await sessionCache.end(loginSession.secretHash);
}
