import type { GroupState } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { NoSuchGame } from '../domain/errors';
import type { GameSession } from '../domain/session';
import { requireGroup } from '../loaders/groups';
import { sessionsOf } from '../loaders/round-index';

/** The sessions whose 2/9/16 and BBB games are asked for, newest first. @throws NoSuchGame for a session of another group. */
export const listPointsGames =
  (deps: GamesDeps) =>
  async (caller: Caller, groupId: string, sessionId: string | undefined): Promise<{ group: GroupState; sessions: GameSession[] }> => {
    const group = await requireGroup(deps, caller, groupId);
    if (sessionId === undefined) return { group, sessions: (await sessionsOf(deps, groupId)).map(({ state }) => state) };
    const session = (await deps.sessions.get(sessionId))?.state;
    if (session?.groupId !== groupId) throw new NoSuchGame();
    return { group, sessions: [session] };
  };
