import type { GameSessionState, GroupState } from '@fairshare/contracts';
import { groupOfMember, type Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { NoSuchGame } from '../domain/errors';
import { holdsCustomCards, type Round } from '../domain/round';

type Projections = Pick<SettlementDeps, 'games' | 'groups'>;

/** A session with its group, as known here; null when either is unknown. */
export async function findRound({ games, groups }: Projections, sessionId: string): Promise<Round | null> {
  const session = await games.get(sessionId);
  const group = session && (await groups.get(session.groupId));
  return group && roundOf(games, session, group);
}

/**
 * The round of a session whose group the caller is a member of, and which holds what is asked for. Before it says no it asks the owners.
 * @throws NoSuchGame for anything else: existence is not revealed
 */
export async function requireRound({ games, groups }: Projections, { userId }: Caller, sessionId: string, holds: (round: Round) => boolean = () => true): Promise<Round> {
  const found = await games.confirm(sessionId, userId, async () => {
    const session = await games.get(sessionId);
    const group = session && (await groupOfMember(groups, session.groupId, userId));
    const round = group && (await roundOf(games, session, group));
    return round && holds(round) ? round : null;
  });
  if (!found) throw new NoSuchGame();
  return found;
}

async function roundOf(games: Projections['games'], session: GameSessionState, group: GroupState): Promise<Round> {
  return { session, group, isActive: holdsCustomCards(session) && (await newestSession(games, session.groupId)) === session.id };
}

/** The id of a group's newest session. */
async function newestSession(games: Projections['games'], groupId: string): Promise<string | undefined> {
  const sessions = await games.find('group', groupId);
  return sessions
    .flatMap(({ state }) => state ?? [])
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))[0]?.id;
}
