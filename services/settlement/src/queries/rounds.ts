import type { Caller } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import type { SettlementDeps } from '../settlement-deps';
import { holdsCustomCards, type Round } from '../domain/round';

type Projections = Pick<SettlementDeps, 'games' | 'groups'>;

/** A session with its group, as known here; null when either is unknown. */
export async function findRound({ games, groups }: Projections, sessionId: string): Promise<Round | null> {
  const session = await games.get(sessionId);
  const group = session && (await groups.get(session.groupId));
  if (!group) return null;
  const isActive = holdsCustomCards(session) && (await newestSession(games, session.groupId)) === sessionId;
  return { session, group, isActive };
}

/**
 * The round of a session whose group the caller is a member of, and which holds what is asked for. Before it says no it asks the owners.
 * @throws NotFound for anything else: existence is not revealed
 */
export async function requireRound(projections: Projections, caller: Caller, sessionId: string, holds: (round: Round) => boolean = () => true): Promise<Round> {
  const { games, groups } = projections;
  const theirs = async () => {
    const round = await findRound(projections, sessionId);
    return round?.group.members.includes(caller.userId) && holds(round) ? round : null;
  };
  const known = await theirs();
  if (known) return known;

  await games.doubleCheck(sessionId, caller.userId);
  const session = await games.get(sessionId);
  if (session) await groups.doubleCheck(session.groupId, caller.userId);
  const found = await theirs();
  if (!found) throw new NotFound(games.kind, sessionId);
  return found;
}

/** The id of a group's newest session. */
async function newestSession(games: Projections['games'], groupId: string): Promise<string | undefined> {
  const sessions = await games.find('group', groupId);
  return sessions
    .flatMap(({ state }) => state ?? [])
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))[0]?.id;
}
