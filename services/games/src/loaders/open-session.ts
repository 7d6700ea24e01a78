import type { GroupState } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { NoSuchGame } from '../domain/errors';
import { type GameSession, sessionIdOf } from '../domain/session';
import { requireGroup } from './groups';

/** A session with its group, of which the caller is a member. */
export interface OpenSession {
  readonly stored: Stored<GameSession>;
  readonly group: GroupState;
}

/** The session of this id. @throws NoSuchGame for an unknown one, and for one of a group the caller is no member of. */
export async function openSession(deps: GamesDeps, caller: Caller, sessionId: string): Promise<OpenSession> {
  const stored = await deps.sessions.get(sessionId);
  if (!stored) throw new NoSuchGame();
  return { stored, group: await requireGroup(deps, caller, stored.state.groupId) };
}

/** The session that this 2/9/16 or BBB game belongs to. @throws NoSuchGame. */
export const openSessionOfGame = (deps: GamesDeps, caller: Caller, gameId: string): Promise<OpenSession> =>
  openSession(deps, caller, sessionIdOf(gameId));
