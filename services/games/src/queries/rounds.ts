import { instant, type Page } from '@fairshare/contracts';
import { invalidField, type Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { Round } from '../domain/round';
import { type CardGame, openRound, requireGroup, type Scorer } from '../loaders/open-round';
import { activeRoundId, isActive, roundsOf } from '../loaders/round-index';

export interface GamesPage {
  readonly rounds: readonly Stored<Round>[];
  readonly activeId: string | null;
  /** Where the next page begins; null on the last. */
  readonly nextCursor: string | null;
}

/** The rounds of a group, newest first; the cursor is the instant at which the last one seen was created. */
export const listGames =
  (deps: GamesDeps) =>
  async (caller: Caller, groupId: string, { limit, cursor }: Page): Promise<GamesPage> => {
    await requireGroup(deps, caller, groupId);
    if (cursor !== undefined && !instant.safeParse(cursor).success) throw invalidField('cursor', 'cursor must come from an earlier answer');
    const activeId = await activeRoundId(deps, groupId);
    if (limit === undefined) return { rounds: await roundsOf(deps, groupId, { before: cursor }), activeId, nextCursor: null };
    const found = await roundsOf(deps, groupId, { before: cursor, limit: limit + 1 });
    const rounds = found.slice(0, limit);
    return { rounds, activeId, nextCursor: found.length > limit ? (rounds.at(-1)?.state.createdAt ?? null) : null };
  };

/** A round with its cards. @throws NoSuchGame. */
export const getGameState =
  (deps: GamesDeps) =>
  async (caller: Scorer, roundId: string): Promise<CardGame> => {
    const { stored, group } = await openRound(deps, caller, roundId);
    return { stored, group, isActive: await isActive(deps, stored.state) };
  };

/** Every round of these groups, of all of which the person is a member; newest first in each. @throws NoSuchGroup for another's group */
export const gamesOfGroups =
  (deps: GamesDeps) =>
  async ({ userId, groupIds }: { readonly userId: string; readonly groupIds: readonly string[] }): Promise<CardGame[]> => {
    const found = await Promise.all(
      groupIds.map(async (groupId): Promise<CardGame[]> => {
        const group = await requireGroup(deps, { userId }, groupId);
        const activeId = await activeRoundId(deps, groupId);
        return (await roundsOf(deps, groupId)).map((stored) => ({ stored, group, isActive: stored.id === activeId }));
      }),
    );
    return found.flat();
  };
