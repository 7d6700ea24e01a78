import type { GroupState } from '@fairshare/contracts';
import { insteadOf, updateOrCreate, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { AlreadyExists, ignoreGone, NotFound, TooLarge } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { NoSuchGame, NothingToRepeat } from '../domain/errors';
import { addToIndex, emptyIndex, entryOfRound, type IndexEntry, removeFromIndex, type RoundIndex } from '../domain/round-index';
import { usualSideGames } from '../domain/first-side-games';
import { FIRST_GAMES, LATER_GAMES } from '../domain/games';
import { newHouseRules } from '../domain/house-rules';
import { newRoster } from '../domain/roster';
import { newRound } from '../domain/round';
import { type Asked, sameAgain, type SameAgain } from '../domain/same-again';
import { type CardGame, requireGroup, isActive } from '../loaders/rounds';

interface NewGame extends Asked {
  readonly groupId: string;
  readonly name?: string;
  readonly sameAs?: string;
  /** True: the games that a golfer usually creates later are created with the round. */
  readonly allGames?: boolean;
}

/**
 * Creates a round and its BBB game in one write, with the games that are usually created later if the request wants them. It copies the
 * group's card values and house rules, or those of an earlier round (`sameAs`).
 * @throws NoSuchGroup for a non-member; TooManyRounds, NothingToRepeat, RosterRequired, UnknownPlayer, ArchivedPlayer, HoleNotPlayed, NoGameOn, NoSuchCourse, NoSuchTee.
 */
export const createRound =
  (deps: GamesDeps) =>
  async (caller: Caller, { groupId, name, sameAs, allGames = false, ...given }: NewGame, write: RequestWrite): Promise<CardGame> => {
    const group = await requireGroup(deps, caller, groupId);
    const { playing: asked, cardValues, settings, house, sideGames: sideGamesFor, without } = await takenOver(deps, group, given, sameAs);
    const playing = { ...newRoster(group, asked, house), ...house };
    const sideGames = sideGamesFor((playing.roster ?? []).map(({ playerId }) => playerId));
    const id = write.newId();
    const { createdAt } = await enterInIndex(deps, groupId, id);
    const games = [...FIRST_GAMES, ...(allGames ? LATER_GAMES.filter((kind) => !without.includes(kind)) : [])];
    const round = newRound({ id, groupId, name, timeZone: group.timeZone, createdAt, createdBy: caller.userId, games, cardValues, settings, sideGames, ...playing });
    const stored = await deps.rounds.create(id, round, [{ name: 'session-created' }], write.options).catch(async (error: unknown) => {
      await leaveIndex(deps, groupId, id, error);
      throw error;
    });
    return { stored, group, isActive: await isActive(deps, stored.state) };
  };

/** The settings of the new round: those of the request, completed from an earlier round of the group if the request names one. @throws NothingToRepeat */
async function takenOver({ rounds }: GamesDeps, group: GroupState, asked: Asked, sameAs?: string): Promise<SameAgain> {
  if (sameAs === undefined) {
    const sideGames = (playing: readonly string[]) => usualSideGames(group.rules?.sideGames ?? [], playing);
    return { playing: asked, cardValues: group.cardValues, settings: {}, house: newHouseRules(group, asked), sideGames, without: [] };
  }
  const before = await rounds.get(sameAs);
  if (before?.state.groupId !== group.id) throw new NothingToRepeat();
  return sameAgain(before.state, group, asked);
}

/** Adds the round to its group's index; the group's first round creates the index. @throws NoSuchGame when the group was deleted; TooManyRounds */
async function enterInIndex(deps: GamesDeps, groupId: string, roundId: string): Promise<IndexEntry> {
  const now = deps.clock().toISOString();
  const rule = (index: RoundIndex) => addToIndex(index, roundId, now);
  const { state } = await updateOrCreate(deps.roundIndexes, groupId, { rule, begin: () => rule(emptyIndex(groupId)) }).catch(insteadOf(NotFound, NoSuchGame));
  return entryOfRound(state, roundId) ?? { sessionId: roundId, createdAt: now };
}

/** Removes the index entry of a round that certainly does not exist, for example one that was deleted before its creation request was repeated. */
async function leaveIndex({ rounds, roundIndexes }: GamesDeps, groupId: string, id: string, error: unknown): Promise<void> {
  if (!(error instanceof AlreadyExists || error instanceof TooLarge) || (await rounds.get(id))) return;
  await roundIndexes.update(groupId, (index) => removeFromIndex(index, id)).catch(ignoreGone);
}
