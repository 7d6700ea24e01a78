import { type ApplyDelta, gameStateQuery, groupGamesQuery, groupQuery, groupsQuery, pointsGamesQuery, queryKeys } from '@fairshare/api-client';
import { type Delta, type GameState, type GameSummary, type Hint, type PointsGame, sessionOfGame } from '@fairshare/contracts';
import { type Roster, scoreBbbGame, scoreStrokeGame, shownPoints, whoPlays } from '@fairshare/golf-rules';
import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { withMovedCards } from './moved-cards';

/**
 * Brings a round that this phone has in the version before up to a hint, exactly as an answer of the server would; the rules that score
 * it are the same here. Null, and nothing is changed, where a version between is missing or something is not known here.
 */
export const applyDelta: ApplyDelta = (queries, { delta, ...hint }) => {
  try {
    return delta ? follow(queries, hint, delta) : null;
  } catch {
    // Of a form that this release does not know: the server is asked.
    return null;
  }
};

function follow(queries: QueryClient, { groupId, id, version }: Omit<Hint, 'delta'>, delta: Delta): InvalidateQueryFilters[] | null {
  const gameKey = gameStateQuery(id).queryKey;
  const listKey = pointsGamesQuery(groupId, id).queryKey;
  const game = newest(queries, gameKey);
  const list = newest(queries, listKey);
  if (!game || !list || game.version < delta.from) return null;
  const behind = (delta.games ?? []).filter((recorded) => (list.find((one) => one.id === recorded.id)?.version ?? 0) < recorded.version);
  if (game.version >= version && behind.length === 0) return [];
  // Who plays may be others by then.
  if (game.version > version) return null;
  const pointsGames = withRecorded(list, behind, game);
  const brought = game.version < version ? withPlayed(game, { version, delta, group: newest(queries, groupQuery(groupId).queryKey) }) : game;
  if (!pointsGames || !brought) return null;

  queries.setQueryData(listKey, pointsGames);
  queries.setQueryData(gameKey, brought);
  leaveToThePhone(queries, groupId, id, delta);
  return [...lists(queries, groupId, brought, delta), { queryKey: queryKeys.pointsGames(groupId, null) }, { queryKey: queryKeys.seasons(groupId) }];
}

/** What a query has, unless it is to be read again anyway. */
function newest<Key extends readonly unknown[]>(queries: QueryClient, queryKey: Key) {
  return queries.getQueryState(queryKey)?.isInvalidated ? undefined : queries.getQueryData(queryKey);
}

/** The points games with what was recorded in those that are behind; null where one of them lacks what came before. */
function withRecorded(list: readonly PointsGame[], behind: NonNullable<Delta['games']>, round: GameState): PointsGame[] | null {
  if (behind.length === 0) return [...list];
  // A round of a release without rosters depends on what its group was then.
  if (!round.roster || behind.some(({ id, from }) => (list.find((game) => game.id === id)?.version ?? -1) < from)) return null;
  const roster = whoPlays(round, []);
  return list.map((game) => {
    const recorded = behind.find(({ id }) => id === game.id);
    return recorded ? withHoles(game, recorded, roster) : game;
  });
}

function withHoles(game: PointsGame, { version, holes: recorded }: NonNullable<Delta['games']>[number], roster: Roster): PointsGame {
  const told = <Shown>(cell: 0 | 1) => mapValues(recorded, (cells) => mapValues(cells, (one) => one[cell] as Shown));
  const cellVersions = { ...game.cellVersions, ...told<number>(1) };
  if (game.gameType === 'points') {
    const holes = { ...game.holes, ...told<number>(0) };
    return { ...game, version, holes, cellVersions, ...shownPoints(scoreStrokeGame(roster, holes)) };
  }
  const holes = { ...game.holes, ...told<string>(0) };
  return { ...game, version, holes, cellVersions, ...shownPoints(scoreBbbGame(roster, holes)) };
}

/** The round after what was played; null where the cards that moved cannot be worked out here. */
function withPlayed(
  game: GameState,
  { version, delta: { lastPlayed, cards }, group }: { readonly version: number; readonly delta: Delta; readonly group: Parameters<typeof withMovedCards>[1] },
): GameState | null {
  const played = { ...game, version, lastPlayed };
  return cards ? withMovedCards(played, group, cards) : played;
}

/** Answers about money that the phone works out itself while scores are newer than they are: read when they are opened next. */
function leaveToThePhone(queries: QueryClient, groupId: string, round: string, { cards }: Delta): void {
  const isOverTaken = ([path, owner, word]: readonly unknown[]) =>
    (path === '/api/points-games' && word === 'payouts' && sessionOfGame(String(owner)) === round) ||
    (path === '/api/combined-payout-results' && owner === groupId) ||
    (cards !== undefined && path === '/api/game-state' && owner === round && word === 'payouts');
  void queries.invalidateQueries({ predicate: ({ queryKey }) => isOverTaken(queryKey), refetchType: 'none' });
}

/** When it was played last, in the lists that say so. Returns those that have to be read for it. */
function lists(queries: QueryClient, groupId: string, { id, version }: GameState, { from, lastPlayed }: Delta): InvalidateQueryFilters[] {
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
