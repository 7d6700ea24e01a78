import { instant, type Page } from '@fairshare/contracts';
import { invalidField, type Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { GameSession } from '../domain/session';
import { requireGroup } from '../loaders/groups';
import { activeSessionId, sessionsOf } from '../loaders/round-index';

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
