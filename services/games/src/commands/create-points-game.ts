import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { stampOf } from '../domain/cells';
import * as pointsGame from '../domain/points-game';
import { requireSameGroup } from '../domain/session';
import { openSession, type OpenSession } from '../loaders/open-session';

export interface NewPointsGame {
  readonly gameStateId: string;
  readonly groupId?: string | null;
  readonly name?: string;
}

/** Creates the session's one 2/9/16 game. @throws NoSuchGame, WrongGroup, PointsGameExists. */
export const createPointsGame =
  (deps: GamesDeps) =>
  async (caller: Caller, { gameStateId, groupId, name }: NewPointsGame, write: RequestWrite): Promise<OpenSession> => {
    const { stored: found, group } = await openSession(deps, caller, gameStateId);
    requireSameGroup(found.state, groupId);
    const { at } = stampOf(caller, deps.clock());
    const stored = await deps.sessions.update(gameStateId, (session) => pointsGame.createPointsGame(session, name, at), write.options);
    return { stored, group };
  };
