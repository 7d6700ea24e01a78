import type { SessionVersions } from '@fairshare/service-kit';
import type { AuthDeps } from '../deps';

/** Makes gateways exchange every session of a user again, after the user's role or access has changed. Idempotent. */
export const invalidateTokensOf =
  ({ loginSessions, sessionCache }: Pick<AuthDeps, 'loginSessions' | 'sessionCache'>) =>
  async (userId: string, versions: SessionVersions): Promise<void> => {
    for (const { state } of await loginSessions.find('user', userId)) await sessionCache.invalidate(state.secretHash, versions);
  };
