import type { GroupState } from '@fairshare/contracts';
import { groupOfMember, type Caller, type GuestCaller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { NoSuchGame, NoSuchGroup, UnknownCard } from '../domain/errors';
import { type Round, roundIdOf } from '../domain/round';
import { groupWithMembers } from './guests';

/** A caller who may score a round: a member of its group, or a guest of that very round. */
export type Scorer = Caller | GuestCaller;

/** A round that the caller may score, with its group: the caller is a member of the group, or a guest of the round. The round may be finished. */
export interface AuthorizedRound {
  readonly stored: Stored<Round>;
  readonly group: GroupState;
}

/** The data from which a round's game state is presented. */
export interface CardGame extends AuthorizedRound {
  readonly isActive: boolean;
}

/** The size of the cache of rounds' groups. */
const KNOWN_MAX = 10_000;

/** The round with this id, for a caller who may score it. @throws NoSuchGame if it is unknown, for a non-member of its group, and for a guest of another round. */
export async function requireRound(deps: GamesDeps, caller: Scorer, roundId: string): Promise<AuthorizedRound> {
  const { rounds, knownGroups } = deps;
  const known = knownGroups.get(roundId);
  // With a cached group id, both reads of the database run at the same time.
  const besides = known === undefined ? undefined : groupOfRound(deps, caller, { id: roundId, groupId: known });
  besides?.catch(() => undefined);
  const stored = await rounds.get(roundId);
  if (!stored) throw new NoSuchGame();
  if (knownGroups.size >= KNOWN_MAX) knownGroups.clear();
  knownGroups.set(roundId, stored.state.groupId);
  return { stored, group: await (besides ?? groupOfRound(deps, caller, stored.state)) };
}

/** The round that this 2/9/16, BBB or side game belongs to. @throws NoSuchGame. */
export const requireRoundOfGame = (deps: GamesDeps, caller: Scorer, gameId: string): Promise<AuthorizedRound> => requireRound(deps, caller, roundIdOf(gameId));

/** The group, if the caller is a member. @throws NoSuchGroup otherwise: that a group exists is not revealed to strangers */
export async function requireGroup({ groups }: Pick<GamesDeps, 'groups'>, { userId }: Pick<Caller, 'userId'>, groupId: string): Promise<GroupState> {
  const group = await groupOfMember(groups, groupId, userId);
  if (!group) throw new NoSuchGroup();
  return group;
}

/** The group of a round that the caller may score. @throws NoSuchGroup for a non-member, NoSuchGame for a guest of another round */
export async function groupOfRound(deps: Pick<GamesDeps, 'groups'>, caller: Scorer, { id, groupId }: Pick<Round, 'id' | 'groupId'>): Promise<GroupState> {
  if (caller.role !== 'guest') return requireGroup(deps, caller, groupId);
  const group = caller.guest.roundId === id ? await groupWithMembers(deps, groupId, caller.userId) : null;
  if (!group) throw new NoSuchGame();
  return group;
}

/** Decides with the projected group. If that lacks a card the request names, it refreshes the group from its owner and decides once more. */
export async function decideWithGroup<T>(
  deps: Pick<GamesDeps, 'groups'>,
  caller: Scorer,
  round: Pick<Round, 'id' | 'groupId'>,
  decision: (group: GroupState) => Promise<T>,
): Promise<T> {
  try {
    return await decision(await groupOfRound(deps, caller, round));
  } catch (error) {
    if (!(error instanceof UnknownCard)) throw error;
    await deps.groups.refreshFromOwner(round.groupId, caller.userId);
    return decision(await groupOfRound(deps, caller, round));
  }
}

/** The index of a group, newest first. Some entries may belong to rounds that do not exist. */
const entriesOf = async (deps: GamesDeps, groupId: string) => (await deps.roundIndexes.get(groupId))?.state.bookings ?? [];

/** The rounds of a group, newest first: all, or `limit` of those created before `before`. */
export async function roundsOf(
  deps: GamesDeps,
  groupId: string,
  { before, limit = Infinity }: { readonly before?: string; readonly limit?: number } = {},
): Promise<Stored<Round>[]> {
  const rounds: Stored<Round>[] = [];
  for (const { sessionId, createdAt } of await entriesOf(deps, groupId)) {
    if (before !== undefined && createdAt >= before) continue;
    if (rounds.length >= limit) break;
    const round = await deps.rounds.get(sessionId);
    if (round) rounds.push(round);
  }
  return rounds;
}

/** The id of the group's newest round: the active one. */
export async function activeRoundId(deps: GamesDeps, groupId: string): Promise<string | null> {
  const [newest] = await roundsOf(deps, groupId, { limit: 1 });
  return newest?.id ?? null;
}

/** Whether a round is its group's newest: no existing round was added to the index after it. */
export async function isActive(deps: GamesDeps, round: Round): Promise<boolean> {
  for (const { sessionId } of await entriesOf(deps, round.groupId)) {
    if (sessionId === round.id) return true;
    if (await deps.rounds.get(sessionId)) return false;
  }
  return true;
}

/** A round, and the id of the side game that was written. */
export interface WrittenSideGame extends AuthorizedRound {
  readonly gameId: string;
}
