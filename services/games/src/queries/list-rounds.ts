import { instant, type Page } from '@fairshare/contracts';
import { invalidField, type Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { Round } from '../domain/round';
import { requireGroup, activeRoundId, roundsOf } from '../loaders/rounds';

export interface RoundsPage {
  readonly rounds: readonly Stored<Round>[];
  readonly activeId: string | null;
  /** The start of the next page; null on the last page. */
  readonly nextCursor: string | null;
}

/** The rounds of a group, newest first. The cursor is the creation time of the last round on the page. */
export const listRounds =
  (deps: GamesDeps) =>
  async (caller: Caller, groupId: string, { limit, cursor }: Page): Promise<RoundsPage> => {
    await requireGroup(deps, caller, groupId);
    if (cursor !== undefined && !instant.safeParse(cursor).success) throw invalidField('cursor', 'cursor must come from an earlier answer');
    const activeId = await activeRoundId(deps, groupId);
    if (limit === undefined) return { rounds: await roundsOf(deps, groupId, { before: cursor }), activeId, nextCursor: null };
    const found = await roundsOf(deps, groupId, { before: cursor, limit: limit + 1 });
    const rounds = found.slice(0, limit);
    return { rounds, activeId, nextCursor: found.length > limit ? (rounds.at(-1)?.state.createdAt ?? null) : null };
  };
