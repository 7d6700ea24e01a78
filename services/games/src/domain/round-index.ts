import type { Change } from '@fairshare/store';
import { TooManyRounds } from './errors';
import { ROUNDS_MAX } from './round-limits';

/** A round in its group's index. */
export interface IndexEntry {
  readonly sessionId: string;
  readonly createdAt: string;
}

/**
 * The rounds of one group, newest first. The index shows which round is active, and the order of the list, without reading all rounds. A round is
 * added before it is created and removed after it is deleted, so the index contains every round. Its readers skip an entry whose round does not exist.
 */
export interface RoundIndex {
  /** The group's id. */
  readonly id: string;
  /** The entries. Stored documents have this earlier name, as they have the kind `calendars`: renaming either would lose the index. */
  readonly bookings: readonly IndexEntry[];
}

export const emptyIndex = (groupId: string): RoundIndex => ({ id: groupId, bookings: [] });

/** Adds a round. Each round of a group has its own instant, so the newest is unambiguous. Idempotent. @throws TooManyRounds */
export function addToIndex(index: RoundIndex, roundId: string, now: string): Change<RoundIndex> {
  if (entryOfRound(index, roundId)) return 'unchanged';
  if (index.bookings.length >= ROUNDS_MAX) throw new TooManyRounds(ROUNDS_MAX);
  const createdAt = afterAll(index, now);
  return { state: { ...index, bookings: [{ sessionId: roundId, createdAt }, ...index.bookings] }, changes: [] };
}

export function removeFromIndex(index: RoundIndex, roundId: string): Change<RoundIndex> {
  if (!entryOfRound(index, roundId)) return 'unchanged';
  return { state: { ...index, bookings: index.bookings.filter((entry) => entry.sessionId !== roundId) }, changes: [] };
}

export const entryOfRound = (index: RoundIndex, roundId: string): IndexEntry | undefined => index.bookings.find((entry) => entry.sessionId === roundId);

function afterAll(index: RoundIndex, now: string): string {
  const newest = index.bookings[0]?.createdAt;
  return newest !== undefined && newest >= now ? new Date(new Date(newest).getTime() + 1).toISOString() : now;
}
