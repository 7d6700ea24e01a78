import type { GroupState } from '@fairshare/contracts';
import { groupOfMember, type Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { NoSuchGame, NoSuchGroup, UnknownCard } from '../domain/errors';
import { type Round, roundIdOf } from '../domain/round';

/** A round with its group, of which the caller is a member. */
export interface OpenRound {
  readonly stored: Stored<Round>;
  readonly group: GroupState;
}

/** All that a round's game state is shown from. */
export interface CardGame extends OpenRound {
  readonly isActive: boolean;
}

/** The round of this id. @throws NoSuchGame for an unknown one, and for one of a group the caller is no member of. */
export async function openRound(deps: GamesDeps, caller: Caller, roundId: string): Promise<OpenRound> {
  const stored = await deps.rounds.get(roundId);
  if (!stored) throw new NoSuchGame();
  return { stored, group: await requireGroup(deps, caller, stored.state.groupId) };
}

/** The round that this 2/9/16 or BBB game belongs to. @throws NoSuchGame. */
export const openRoundOfGame = (deps: GamesDeps, caller: Caller, gameId: string): Promise<OpenRound> => openRound(deps, caller, roundIdOf(gameId));

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
