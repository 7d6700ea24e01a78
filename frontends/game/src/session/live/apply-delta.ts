import { type ApplyDelta, entriesQuery, gameStateQuery, groupGamesQuery, groupQuery, groupsQuery, queryKeys } from '@fairshare/api-client';
import { type Delta, type GameState, type GameSummary, type ChangeNotice, type RoundEntries, sessionOfGame } from '@fairshare/contracts';
import { TAKEN_BACK } from '@fairshare/golf-rules';
import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { withCardMoves } from './card-moves';

/**
 * Brings a round that this phone has in the version before up to a change notice, as an answer of the server would. Null, and nothing is changed,
 * where a version between is missing or something is not known here.
 */
export const applyDelta: ApplyDelta = (queries, { delta, ...notice }) => {
  try {
    return delta ? follow(queries, notice, delta) : null;
  } catch {
    // Of a form that this release does not know: the server is asked.
    return null;
  }
};

function follow(queries: QueryClient, { groupId, id, version }: Omit<ChangeNotice, 'delta'>, delta: Delta): InvalidateQueryFilters[] | null {
  const gameKey = gameStateQuery(id).queryKey;
  const entriesKey = entriesQuery(id).queryKey;
  const game = newest(queries, gameKey);
  const entries = newest(queries, entriesKey);
  if (!game || !entries || Math.min(game.version, entries.version) < delta.from) return null;
  // A server of the release before tells what was recorded by games alone.
  if (delta.games && !delta.holes) return null;
  if (game.version >= version && entries.version >= version) return [];
  const entered = entries.version < version ? withEntered(entries, version, delta) : entries;
  const played = game.version < version ? withPlayed(game, { version, delta, group: newest(queries, groupQuery(groupId).queryKey) }) : game;
  if (!entered || !played) return null;

  queries.setQueryData(entriesKey, entered);
  queries.setQueryData(gameKey, played);
  leaveToThePhone(queries, groupId, id, delta);
  return [...lists(queries, { groupId, id, version }, delta), { queryKey: queryKeys.seasons(groupId) }];
}

/** What a query has, unless it is to be read again anyway. */
function newest<Key extends readonly unknown[]>(queries: QueryClient, queryKey: Key) {
  return queries.getQueryState(queryKey)?.isInvalidated ? undefined : queries.getQueryData(queryKey);
}

/**
 * The entries with the holes that were recorded; versions of games stay, as only the round's is compared. Null where one of the cells was
 * answered to a write of this phone in a later version.
 */
function withEntered(entries: RoundEntries, version: number, { holes: recorded = {} }: Delta): RoundEntries | null {
  const isOvertaken = Object.entries(recorded).some(([hole, cells]) => Object.entries(entries.cellVersions[hole] ?? {}).some(([name, known]) => (cells[name]?.[1] ?? 0) < known));
  if (isOvertaken) return null;
  const values = mapValues(recorded, (cells) => Object.fromEntries(Object.entries(cells).flatMap(([name, [value]]) => (value === TAKEN_BACK ? [] : [[name, value]]))));
  const versions = mapValues(recorded, (cells) => mapValues(cells, ([, cellVersion]) => cellVersion));
  return { ...entries, version, holes: { ...entries.holes, ...values }, cellVersions: { ...entries.cellVersions, ...versions } };
}

/** The round after what was played; null where the cards that moved cannot be worked out here. */
function withPlayed(
  game: GameState,
  { version, delta: { lastPlayed, cards }, group }: { readonly version: number; readonly delta: Delta; readonly group: Parameters<typeof withCardMoves>[1] },
): GameState | null {
  const played = { ...game, version, lastPlayed };
  return cards ? withCardMoves(played, group, cards) : played;
}

/** Answers about money that the phone works out itself while scores are newer than they are: read when they are opened next. */
function leaveToThePhone(queries: QueryClient, groupId: string, round: string, { cards }: Delta): void {
  const isOverTaken = ([path, owner, word]: readonly unknown[]) =>
    (path === '/api/points-games' && word === 'payouts' && sessionOfGame(String(owner)) === round) ||
    (path === '/api/combined-payout-results' && owner === groupId) ||
    (cards !== undefined && path === '/api/game-state' && owner === round && word === 'payouts');
  void queries.invalidateQueries({ predicate: ({ queryKey }) => isOverTaken(queryKey), refetchType: 'none' });
  // An answer that is on its way may be of the scores before: it would count as newer than these.
  void queries.refetchQueries({ predicate: ({ queryKey, state }) => isOverTaken(queryKey) && state.fetchStatus === 'fetching' });
}

/** When it was played last, in the lists that say so. Returns those that have to be read for it. */
function lists(queries: QueryClient, { groupId, id, version }: Omit<ChangeNotice, 'delta' | 'change'>, { from, lastPlayed }: Delta): InvalidateQueryFilters[] {
  const gamesKey = groupGamesQuery(groupId).queryKey;
  const groupsKey = groupsQuery().queryKey;
  const isOfRound = (one: GameSummary) => one.id === id;
  const known = newest(queries, gamesKey)?.find(isOfRound);
  const games = known !== undefined && known.version >= from;
  if (games) queries.setQueryData(gamesKey, (all) => all?.map((one) => (isOfRound(one) && one.version < version ? { ...one, version, lastPlayed } : one)));
  // The list is in the order of play: only its first stays where it is.
  const [first, ...others] = newest(queries, groupsKey) ?? [];
  const groups = first?.id === groupId;
  if (groups) queries.setQueryData(groupsKey, [{ ...first, lastPlayed: later(first.lastPlayed, lastPlayed) }, ...others]);
  return [...(games ? [] : [{ queryKey: gamesKey }]), ...(groups ? [] : [{ queryKey: groupsKey, exact: true }])];
}

const later = (one: string | null, other: string | null): string | null => ((other ?? '') > (one ?? '') ? other : one);

const mapValues = <Value, Shown>(record: Readonly<Record<string, Value>>, show: (value: Value) => Shown): Record<string, Shown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, show(value)]));
