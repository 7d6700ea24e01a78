import type { Caller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { requireSameGroup } from '../domain/session';
import { openSession, type OpenSession } from '../loaders/open-session';

/** The session with its BBB game, which it has had from the start. @throws NoSuchGame, WrongGroup. */
export const getBbbGame =
  (deps: GamesDeps) =>
  async (caller: Caller, { gameStateId, groupId }: { gameStateId: string; groupId?: string | null }): Promise<OpenSession> => {
    const opened = await openSession(deps, caller, gameStateId);
    requireSameGroup(opened.stored.state, groupId);
    return opened;
  };
