import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { RoundRulesInput } from '@fairshare/contracts';
import { AlreadyExists, NotFound } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { NoSuchGame } from '../domain/errors';
import { addToIndex, emptyIndex, entryOfRound, type IndexEntry } from '../domain/round-index';
import { newHouseRules } from '../domain/house-rules';
import { type NewRoster, newRoster } from '../domain/roster';
import { newRound } from '../domain/round';
import { type CardGame, requireGroup } from '../loaders/open-round';
import { isActive } from '../loaders/round-index';

interface NewGame extends NewRoster {
  readonly groupId: string;
  readonly name?: string;
  readonly rules?: RoundRulesInput;
  readonly courseId?: string | null;
}

/**
 * Creates a round and its BBB game in one write, with the group's card values and house rules copied.
 * @throws NoSuchGroup for a non-member; RosterRequired, UnknownPlayer, ArchivedPlayer, HoleNotPlayed, NoGameOn, NoSuchCourse.
 */
export const createGame =
  (deps: GamesDeps) =>
  async (caller: Caller, { groupId, name, ...given }: NewGame, write: RequestWrite): Promise<CardGame> => {
    const group = await requireGroup(deps, caller, groupId);
    const playing = { ...newRoster(group, given), ...newHouseRules(group, given) };
    const id = write.newId();
    const { createdAt } = await enterInIndex(deps, groupId, id);
    const round = newRound({ id, groupId, name, createdAt, createdBy: caller.userId, cardValues: group.cardValues, ...playing });
    const stored = await deps.rounds.create(id, round, [{ name: 'session-created' }], write.options);
    return { stored, group, isActive: await isActive(deps, stored.state) };
  };

/** Enters the round in its group's index, which begins with its first. @throws NoSuchGame when the group was deleted. */
async function enterInIndex(deps: GamesDeps, groupId: string, roundId: string): Promise<IndexEntry> {
  if (!(await deps.roundIndexes.get(groupId))) await beginIndex(deps, groupId);
  const now = deps.clock().toISOString();
  try {
    const { state } = await deps.roundIndexes.update(groupId, (index) => addToIndex(index, roundId, now));
    return entryOfRound(state, roundId) ?? { sessionId: roundId, createdAt: now };
  } catch (error) {
    throw error instanceof NotFound ? new NoSuchGame() : error;
  }
}

async function beginIndex(deps: GamesDeps, groupId: string): Promise<void> {
  try {
    await deps.roundIndexes.create(groupId, emptyIndex(groupId), []);
  } catch (error) {
    // Someone else began it just now, or the group is gone; entering the round will tell.
    if (!(error instanceof AlreadyExists)) throw error;
  }
}
