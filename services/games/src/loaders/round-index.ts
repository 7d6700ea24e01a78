import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { GameSession } from '../domain/session';

/** The index of a group, newest first. Some entries may be of sessions that are not there. */
const entriesOf = async (deps: GamesDeps, groupId: string) => (await deps.roundIndexes.get(groupId))?.state.bookings ?? [];

/** The sessions of a group, newest first: all, or `limit` of those created before `before`. */
export async function sessionsOf(
  deps: GamesDeps,
  groupId: string,
  { before, limit = Infinity }: { readonly before?: string; readonly limit?: number } = {},
): Promise<Stored<GameSession>[]> {
  const sessions: Stored<GameSession>[] = [];
  for (const { sessionId, createdAt } of await entriesOf(deps, groupId)) {
    if (before !== undefined && createdAt >= before) continue;
    if (sessions.length >= limit) break;
    const session = await deps.sessions.get(sessionId);
    if (session) sessions.push(session);
  }
  return sessions;
}

/** The id of the group's newest session: the active one. */
export async function activeSessionId(deps: GamesDeps, groupId: string): Promise<string | null> {
  const [newest] = await sessionsOf(deps, groupId, { limit: 1 });
  return newest?.id ?? null;
}

/** Whether a session is its group's newest: no session that is there was entered after it. */
export async function isActive(deps: GamesDeps, session: GameSession): Promise<boolean> {
  for (const { sessionId } of await entriesOf(deps, session.groupId)) {
    if (sessionId === session.id) return true;
    if (await deps.sessions.get(sessionId)) return false;
  }
  return true;
}
