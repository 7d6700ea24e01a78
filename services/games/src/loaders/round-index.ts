import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { Round } from '../domain/round';

/** The index of a group, newest first. Some entries may be of rounds that are not there. */
const entriesOf = async (deps: GamesDeps, groupId: string) => (await deps.roundIndexes.get(groupId))?.state.bookings ?? [];

/** The rounds of a group, newest first: all, or `limit` of those created before `before`. */
export async function roundsOf(
  deps: GamesDeps,
  groupId: string,
  { before, limit = Infinity }: { readonly before?: string; readonly limit?: number } = {},
): Promise<Stored<Round>[]> {
  const rounds: Stored<Round>[] = [];
  for (const { sessionId, createdAt } of await entriesOf(deps, groupId)) {
    if (before !== undefined && createdAt >= before) continue;
    if (rounds.length >= limit) break;
    const round = await deps.rounds.get(sessionId);
    if (round) rounds.push(round);
  }
  return rounds;
}

/** The id of the group's newest round: the active one. */
export async function activeRoundId(deps: GamesDeps, groupId: string): Promise<string | null> {
  const [newest] = await roundsOf(deps, groupId, { limit: 1 });
  return newest?.id ?? null;
}

/** Whether a round is its group's newest: no round that is there was entered after it. */
export async function isActive(deps: GamesDeps, round: Round): Promise<boolean> {
  for (const { sessionId } of await entriesOf(deps, round.groupId)) {
    if (sessionId === round.id) return true;
    if (await deps.rounds.get(sessionId)) return false;
  }
  return true;
}
