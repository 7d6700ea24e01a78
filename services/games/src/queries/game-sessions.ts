import { instant, type Page } from '@fairshare/contracts';
import { invalidField, type Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { GameSession } from '../domain/session';
import { type CardGame, openSession, requireGroup } from '../loaders/open-session';
import { activeSessionId, isActive, sessionsOf } from '../loaders/round-index';

export interface GamesPage {
  readonly sessions: readonly Stored<GameSession>[];
  readonly activeId: string | null;
  /** Where the next page begins; null on the last. */
  readonly nextCursor: string | null;
}

/** The sessions of a group, newest first; the cursor is the instant at which the last one seen was created. */
export const listGames =
  (deps: GamesDeps) =>
  async (caller: Caller, groupId: string, { limit, cursor }: Page): Promise<GamesPage> => {
    await requireGroup(deps, caller, groupId);
    if (cursor !== undefined && !instant.safeParse(cursor).success) throw invalidField('cursor', 'cursor must come from an earlier answer');
    const activeId = await activeSessionId(deps, groupId);
    if (limit === undefined) return { sessions: await sessionsOf(deps, groupId, { before: cursor }), activeId, nextCursor: null };
    const found = await sessionsOf(deps, groupId, { before: cursor, limit: limit + 1 });
    const sessions = found.slice(0, limit);
    return { sessions, activeId, nextCursor: found.length > limit ? (sessions.at(-1)?.state.createdAt ?? null) : null };
  };

/** A session with its cards. @throws NoSuchGame. */
export const getGameState =
  (deps: GamesDeps) =>
  async (caller: Caller, sessionId: string): Promise<CardGame> => {
    const { stored, group } = await openSession(deps, caller, sessionId);
    return { stored, group, isActive: await isActive(deps, stored.state) };
  };

/** Every session of these groups, of all of which the person is a member; newest first in each. @throws NoSuchGroup for another's group */
export const gamesOfGroups =
  (deps: GamesDeps) =>
  async ({ userId, groupIds }: { readonly userId: string; readonly groupIds: readonly string[] }): Promise<CardGame[]> => {
    const found = await Promise.all(
      groupIds.map(async (groupId): Promise<CardGame[]> => {
        const group = await requireGroup(deps, { userId }, groupId);
        const activeId = await activeSessionId(deps, groupId);
        return (await sessionsOf(deps, groupId)).map((stored) => ({ stored, group, isActive: stored.id === activeId }));
      }),
    );
    return found.flat();
  };
