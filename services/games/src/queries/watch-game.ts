import type { GroupState } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import { NoSuchLink } from '../domain/errors';
import type { GameSession, SpectatorAccess } from '../domain/session';
import { openLink } from '../domain/spectator-link';
import type { GamesDeps } from '../deps';
import { openSession } from '../loaders/open-session';

/** All that a leaderboard is shown from. */
export interface WatchedGame {
  readonly session: GameSession;
  readonly group: GroupState;
  readonly link: SpectatorAccess;
}

/** The session behind a spectator link. @throws NoSuchLink for one that is unknown, revoked or expired. */
export const watchGame =
  (deps: GamesDeps) =>
  async (token: string): Promise<WatchedGame> => {
    const [found] = await deps.sessions.find('spectatorToken', token);
    const link = found && openLink(found.state, deps.clock().toISOString());
    const group = found && (await deps.groups.get(found.state.groupId));
    if (!link || !group) throw new NoSuchLink();
    return { session: found.state, group, link };
  };

/** The session's link while it shows anything. @throws NoSuchGame. */
export const getSpectatorLink =
  (deps: GamesDeps) =>
  async (caller: Caller, sessionId: string): Promise<SpectatorAccess | null> => {
    const { stored } = await openSession(deps, caller, sessionId);
    return openLink(stored.state, deps.clock().toISOString());
  };
