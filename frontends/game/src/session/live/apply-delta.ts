import { type ApplyDelta, entriesQuery, gameStateQuery, groupGamesQuery, groupQuery, groupsQuery, queryKeys } from '@fairshare/api-client';
import { type Delta, type GameState, type GameSummary, type ChangeNotice, type RoundEntries, sessionOfGame } from '@fairshare/contracts';
import { TAKEN_BACK } from '@fairshare/golf-rules';
import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { withCardMoves } from './card-moves';

/**
 * Applies a change notice to the cached previous version of a round. The result equals the server's response. Returns null, and changes nothing, if a version
 * between the two is missing or the delta contains something unknown.
 */
export const applyDelta: ApplyDelta = (queries, { delta, ...notice }) => {
  try {
    return delta ? applyToCache(queries, notice, delta) : null;
  } catch {
    // The delta has a form that this release does not know, so the round is refetched.
    return null;
  }
};

function applyToCache(queries: QueryClient, { groupId, id, version }: Omit<ChangeNotice, 'delta'>, delta: Delta): InvalidateQueryFilters[] | null {
  const gameKey = gameStateQuery(id).queryKey;
  const entriesKey = entriesQuery(id).queryKey;
  const game = newest(queries, gameKey);
  const entries = newest(queries, entriesKey);
  if (!game || !entries || Math.min(game.version, entries.version) < delta.from) return null;
  // A server of the previous release sends recorded holes by game only.
  if (delta.games && !delta.holes) return null;
  if (game.version >= version && entries.version >= version) return [];
  const entered = entries.version < version ? withEntered(entries, version, delta) : entries;
  const played = game.version < version ? withPlayed(game, { version, delta, group: newest(queries, groupQuery(groupId).queryKey) }) : game;
  if (!entered || !played) return null;

  queries.setQueryData(entriesKey, entered);
  queries.setQueryData(gameKey, played);
  invalidateMoney(queries, groupId, id, delta);
  return [...updateLists(queries, { groupId, id, version }, delta), { queryKey: queryKeys.seasons(groupId) }];
}

/** The cached data of a query, unless it is invalidated. */
function newest<Key extends readonly unknown[]>(queries: QueryClient, queryKey: Key) {
  return queries.getQueryState(queryKey)?.isInvalidated ? undefined : queries.getQueryData(queryKey);
}

/**
 * The entries with the recorded holes of the delta. The versions of games stay, since only the round's version is compared. Null if this phone already knows a
 * later version of one of the cells from the response to its own write.
 */
function withEntered(entries: RoundEntries, version: number, { holes: recorded = {} }: Delta): RoundEntries | null {
  const hasNewerCell = Object.entries(recorded).some(([hole, cells]) => Object.entries(entries.cellVersions[hole] ?? {}).some(([name, known]) => (cells[name]?.[1] ?? 0) < known));
  if (hasNewerCell) return null;
  const values = mapValues(recorded, (cells) => Object.fromEntries(Object.entries(cells).flatMap(([name, [value]]) => (value === TAKEN_BACK ? [] : [[name, value]]))));
  const versions = mapValues(recorded, (cells) => mapValues(cells, ([, cellVersion]) => cellVersion));
  return { ...entries, version, holes: { ...entries.holes, ...values }, cellVersions: { ...entries.cellVersions, ...versions } };
}

/** The round with its last play time and card moves updated; null if the card moves cannot be derived from the cached data. */
function withPlayed(
  game: GameState,
  { version, delta: { lastPlayed, cards }, group }: { readonly version: number; readonly delta: Delta; readonly group: Parameters<typeof withCardMoves>[1] },
): GameState | null {
  const played = { ...game, version, lastPlayed };
  return cards ? withCardMoves(played, group, cards) : played;
}

/** Invalidates money results without a refetch: the phone computes newer ones from the scores itself. They are refetched when opened next. */
function invalidateMoney(queries: QueryClient, groupId: string, round: string, { cards }: Delta): void {
  const isComputedHere = ([path, owner, word]: readonly unknown[]) =>
    (path === '/api/points-games' && word === 'payouts' && sessionOfGame(String(owner)) === round) ||
    (path === '/api/combined-payout-results' && owner === groupId) ||
    (cards !== undefined && path === '/api/game-state' && owner === round && word === 'payouts');
  void queries.invalidateQueries({ predicate: ({ queryKey }) => isComputedHere(queryKey), refetchType: 'none' });
  // A response under way may be based on the earlier scores, and would count as newer than the scores applied here.
  void queries.refetchQueries({ predicate: ({ queryKey, state }) => isComputedHere(queryKey) && state.fetchStatus === 'fetching' });
}

/** Updates the last play time in the cached lists. Returns the lists that must be refetched instead. */
function updateLists(queries: QueryClient, { groupId, id, version }: Omit<ChangeNotice, 'delta' | 'change'>, { from, lastPlayed }: Delta): InvalidateQueryFilters[] {
  const gamesKey = groupGamesQuery(groupId).queryKey;
  const groupsKey = groupsQuery().queryKey;
  const isOfRound = (one: GameSummary) => one.id === id;
  const known = newest(queries, gamesKey)?.find(isOfRound);
  const games = known !== undefined && known.version >= from;
  if (games) queries.setQueryData(gamesKey, (all) => all?.map((one) => (isOfRound(one) && one.version < version ? { ...one, version, lastPlayed } : one)));
  // The list is sorted by last play time: only its first group is certain to keep its place.
  const [first, ...others] = newest(queries, groupsKey) ?? [];
  const groups = first?.id === groupId;
  if (groups) queries.setQueryData(groupsKey, [{ ...first, lastPlayed: later(first.lastPlayed, lastPlayed) }, ...others]);
  return [...(games ? [] : [{ queryKey: gamesKey }]), ...(groups ? [] : [{ queryKey: groupsKey, exact: true }])];
}

const later = (one: string | null, other: string | null): string | null => ((other ?? '') > (one ?? '') ? other : one);

const mapValues = <Value, Shown>(record: Readonly<Record<string, Value>>, show: (value: Value) => Shown): Record<string, Shown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, show(value)]));
