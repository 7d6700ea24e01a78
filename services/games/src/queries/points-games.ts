import type { Conflict, GroupState } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { openConflicts } from '../domain/conflicts';
import { NoSuchGame } from '../domain/errors';
import { type GameSession, requireSameGroup } from '../domain/session';
import { type OpenSession, openSession, openSessionOfGame, requireGroup } from '../loaders/open-session';
import { sessionsOf } from '../loaders/round-index';

/** The session with its BBB game, which it has had from the start. @throws NoSuchGame, WrongGroup. */
export const getBbbGame =
  (deps: GamesDeps) =>
  async (caller: Caller, { gameStateId, groupId }: { gameStateId: string; groupId?: string | null }): Promise<OpenSession> => {
    const opened = await openSession(deps, caller, gameStateId);
    requireSameGroup(opened.stored.state, groupId);
    return opened;
  };

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

/** What waits for the group's choice, in a session named by its id or by a game of it. @throws NoSuchGame. */
export const listConflicts =
  (deps: GamesDeps) =>
  async (caller: Caller, gameId: string): Promise<Conflict[]> => {
    const { stored } = await openSessionOfGame(deps, caller, gameId);
    return openConflicts(stored.state);
  };
