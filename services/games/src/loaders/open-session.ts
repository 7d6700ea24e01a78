import type { GroupState } from '@fairshare/contracts';
import { groupOfMember, type Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { NoSuchGame, NoSuchGroup, UnknownCard } from '../domain/errors';
import { type GameSession, sessionIdOf } from '../domain/session';

/** A session with its group, of which the caller is a member. */
export interface OpenSession {
  readonly stored: Stored<GameSession>;
  readonly group: GroupState;
}

/** All that a session's game state is shown from. */
export interface CardGame extends OpenSession {
  readonly isActive: boolean;
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

/** The group, if the caller is a member. @throws NoSuchGroup otherwise: that a group exists is not revealed to strangers */
export async function requireGroup({ groups }: Pick<GamesDeps, 'groups'>, { userId }: Pick<Caller, 'userId'>, groupId: string): Promise<GroupState> {
  const group = await groupOfMember(groups, groupId, userId);
  if (!group) throw new NoSuchGroup();
  return group;
}

/** Decides with the group as it is known; if that does not know a card the request names, once more with what its owner says. */
export async function decideWithGroup<T>(deps: Pick<GamesDeps, 'groups'>, caller: Caller, groupId: string, decision: (group: GroupState) => Promise<T>): Promise<T> {
  try {
    return await decision(await requireGroup(deps, caller, groupId));
  } catch (error) {
    if (!(error instanceof UnknownCard)) throw error;
    await deps.groups.refreshFromOwner(groupId, caller.userId);
    return decision(await requireGroup(deps, caller, groupId));
  }
}
