import { queryKeys } from '@fairshare/api-client';
import type { GameState, PointsGame } from '@fairshare/contracts';
import { type Entry, seenIn } from '@fairshare/offline';
import type { QueryClient } from '@tanstack/react-query';

/** Sent entries that need no longer be laid over what the server says: its answers have them by now, or nothing shows their game. */
export function seenEntries(entries: readonly Entry[], queryClient: QueryClient): number[] {
  if (!entries.some(({ synced }) => synced)) return [];
  const games = queryClient
    .getQueriesData<PointsGame[]>({ queryKey: queryKeys.allPointsGames, predicate: ({ queryKey }) => typeof queryKey[2] === 'object' })
    .flatMap(([, list]) => list ?? []);
  const shown = new Set(games.map(({ id }) => id));
  const seen = games.flatMap((game) => seenIn(game, entries));
  const notShown = entries.flatMap(({ id, synced, type, gameId, sessionId, baseVersion }) => {
    if (!synced) return [];
    if (type !== 'card') return shown.has(gameId) ? [] : [id];
    const round = queryClient.getQueryData<GameState>(queryKeys.gameState(sessionId));
    return round && round.version <= baseVersion ? [] : [id];
  });
  return [...new Set([...seen, ...notShown])];
}
