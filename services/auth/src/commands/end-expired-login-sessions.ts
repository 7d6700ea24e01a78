import type { AuthDeps } from '../deps';
import { hasExpired } from '../domain/login-session';

const PAGE = 500;

/** Ends the login sessions whose time is over: of people who don't come back nobody else does. */
export const endExpiredLoginSessions =
  ({ loginSessions, clock }: Pick<AuthDeps, 'loginSessions' | 'clock'>) =>
  async (): Promise<void> => {
    for (let after: string | undefined; ;) {
      const page = await loginSessions.scan({ after, limit: PAGE });
      for (const { id, state } of page) {
        if (hasExpired(state, clock())) await loginSessions.remove(id, () => [{ name: 'session-ended' }]);
      }
      after = page.at(-1)?.id;
      if (page.length < PAGE) return;
    }
  };
