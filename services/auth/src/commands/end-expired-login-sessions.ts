import { pagesOf } from '@fairshare/service-kit';
import type { AuthDeps } from '../deps';
import { hasExpired } from '../domain/login-session';

const PAGE = 500;

/** Ends expired login sessions. A sign-in ends those of its account, but users who do not return never sign in. */
export const endExpiredLoginSessions =
  ({ loginSessions, clock }: Pick<AuthDeps, 'loginSessions' | 'clock'>) =>
  async (): Promise<void> => {
    for await (const page of pagesOf((which) => loginSessions.scan(which), PAGE)) {
      for (const { id, state } of page) {
        if (hasExpired(state, clock())) await loginSessions.remove(id, () => [{ name: 'session-ended' }]);
      }
    }
  };
