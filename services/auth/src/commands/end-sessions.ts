import type { AuthDeps } from '../deps';
import type { LoginSession } from '../domain/login-session';

type Deps = Pick<AuthDeps, 'sessions' | 'sessionCache'>;

/** Ends one login session; one that has ended already is left at that. Once it resolves no gateway lets the session through. */
export const endSession = (deps: Deps) => async (sid: string): Promise<void> => {
  const session = await deps.sessions.get(sid);
  if (session) await end(deps, session.state);
};

/** Ends every login session of a user. */
export const endSessionsOf = (deps: Deps) => async (userId: string): Promise<void> => {
  const sessions = await deps.sessions.find('user', userId);
  await Promise.all(sessions.map((session) => end(deps, session.state)));
};

/** First the truth, then the caches in front of it: the other way round a gateway could cache it anew between the two. */
async function end({ sessions, sessionCache }: Deps, session: LoginSession): Promise<void> {
  await sessions.remove(session.id, () => [{ name: 'session-ended' }]);
  await sessionCache.end(session.secretHash);
}
