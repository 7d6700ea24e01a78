import type { Caller } from '@fairshare/service-kit';
import type { GamesDeps } from '../games-deps';
import { requireGroup } from '../domain/session';
import { openSession, type OpenSession } from './open-session';

/** The session with its BBB game, which it has had from the start. @throws NoSuchGame, WrongGroup. */
export const getBbbGame =
  (deps: GamesDeps) =>
  async (caller: Caller, { gameStateId, groupId }: { gameStateId: string; groupId?: string | null }): Promise<OpenSession> => {
    const opened = await openSession(deps, caller, gameStateId);
    requireGroup(opened.stored.state, groupId);
    return opened;
  };
