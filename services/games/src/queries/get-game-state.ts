import type { GroupState } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { GameSession } from '../domain/session';
import { isActive } from '../loaders/round-index';
import { openSession } from '../loaders/open-session';

/** All that a session's game state is shown from. */
export interface CardGame {
  readonly stored: Stored<GameSession>;
  readonly group: GroupState;
  readonly isActive: boolean;
}

/** A session with its cards. @throws NoSuchGame. */
export const getGameState =
  (deps: GamesDeps) =>
  async (caller: Caller, sessionId: string): Promise<CardGame> => {
    const { stored, group } = await openSession(deps, caller, sessionId);
    return { stored, group, isActive: await isActive(deps, stored.state) };
  };
