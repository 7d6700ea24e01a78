import { instant, type Page, type Conflict, type GroupState } from '@fairshare/contracts';
import { invalidField, type Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { openConflicts } from '../domain/conflicts';
import { NoSuchGame } from '../domain/errors';
import { type Round, requireSameGroup } from '../domain/round';
import { sideGameOf } from '../domain/side-games';
import { type CardGame, openRound, requireGroup, type Scorer, type OpenRound, openRoundOfGame, activeRoundId, isActive, roundsOf } from '../loaders/rounds';

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

/** The round with its BBB game, which it has had from the start. @throws NoSuchGame, WrongGroup. */
export const getBbbGame =
  (deps: GamesDeps) =>
  async (caller: Scorer, { gameStateId, groupId }: { gameStateId: string; groupId?: string | null }): Promise<OpenRound> => {
    const opened = await openRound(deps, caller, gameStateId);
    requireSameGroup(opened.stored.state, groupId);
    return opened;
  };

/** The rounds whose 2/9/16 and BBB games are asked for, newest first; a guest asks for their own. @throws NoSuchGame for a round of another group. */
export const listPointsGames =
  (deps: GamesDeps) =>
  async (caller: Scorer, groupId: string, roundId: string | undefined): Promise<{ group: GroupState; rounds: Round[] }> => {
    if (roundId !== undefined) {
      const { stored, group } = await openRound(deps, caller, roundId);
      if (stored.state.groupId !== groupId) throw new NoSuchGame();
      return { group, rounds: [stored.state] };
    }
    if (caller.role === 'guest') throw new NoSuchGame();
    return { group: await requireGroup(deps, caller, groupId), rounds: (await roundsOf(deps, groupId)).map(({ state }) => state) };
  };

/** The round of a side game. @throws NoSuchGame */
export const getSideGame =
  (deps: GamesDeps) =>
  async (caller: Scorer, gameId: string): Promise<OpenRound> => {
    const opened = await openRoundOfGame(deps, caller, gameId);
    sideGameOf(opened.stored.state, gameId);
    return opened;
  };

/** What waits for the group's choice, in a round named by its id or by a game of it. @throws NoSuchGame. */
export const listConflicts =
  (deps: GamesDeps) =>
  async (caller: Caller, gameId: string): Promise<Conflict[]> => {
    const { stored } = await openRoundOfGame(deps, caller, gameId);
    return openConflicts(stored.state);
  };
