import type { RoundState, GroupState } from '@fairshare/contracts';
import { groupOfMember, type Caller } from '@fairshare/service-kit';
import type { ProjectedRecord } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { NoSuchGame } from '../domain/errors';
import { holdsCustomCards, type Round, type VersionedRound } from '../domain/round';
import type { RoundSettlement } from '@fairshare/golf-rules';

type Projections = Pick<SettlementDeps, 'games' | 'groups'>;

/** A round with its group, from the projections; null when either is missing. */
export async function findRound({ games, groups }: Projections, roundId: string): Promise<Round | null> {
  const known = await games.record(roundId);
  const group = known?.state && (await groups.get(known.state.groupId));
  return group ? roundOf(games, known, group) : null;
}

/**
 * The round, if the caller is a member of its group and `holds` accepts it. Before it refuses, it refetches from the owners.
 * @throws NoSuchGame otherwise, so that strangers do not learn whether a round exists
 */
export async function requireRound({ games, groups }: Projections, { userId }: Caller, roundId: string, holds: (round: Round) => boolean = () => true): Promise<Round> {
  const found = await games.confirm(roundId, userId, async () => {
    const known = await games.record(roundId);
    const group = known?.state && (await groupOfMember(groups, known.state.groupId, userId));
    const round = group ? await roundOf(games, known, group) : null;
    return round && holds(round) ? round : null;
  });
  if (!found) throw new NoSuchGame();
  return found;
}

async function roundOf(games: Projections['games'], { state, version }: ProjectedRecord<RoundState>, group: GroupState): Promise<Round | null> {
  return state && { state, version, group, isActive: holdsCustomCards(state) && (await newestSession(games, state.groupId)) === state.id };
}

/** All projected rounds of a group. */
export async function roundsOfGroup({ games, groups }: Projections, group: GroupState): Promise<VersionedRound[]> {
  const groupVersion = (await groups.record(group.id))?.version ?? 0;
  const found = await games.find('group', group.id);
  const records = await Promise.all(found.map((record) => (record.behind ? games.record(record.id) : record)));
  const newest = newestOf(records.flatMap((record) => record?.state ?? []));
  return records.flatMap((record) => {
    if (!record?.state) return [];
    const isActive = record.id === newest;
    return [{ version: [record.version, groupVersion, isActive].join(), round: { state: record.state, version: record.version, group, isActive } }];
  });
}

/** The id of a group's newest round. */
async function newestSession(games: Projections['games'], groupId: string): Promise<string | undefined> {
  const rounds = await games.find('group', groupId);
  return newestOf(rounds.flatMap(({ state }) => state ?? []));
}

const newestOf = (rounds: readonly RoundState[]): string | undefined => [...rounds].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))[0]?.id;

/** A settlement with the round it was made from. */
export interface SettledRound {
  readonly round: Round;
  readonly settlement: RoundSettlement;
}
