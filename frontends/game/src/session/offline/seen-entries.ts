import { queryKeys } from '@fairshare/api-client';
import type { GameState, RoundEntries } from '@fairshare/contracts';
import { type Entry, seenIn } from '@fairshare/offline';
import type { QueryClient } from '@tanstack/react-query';

/** Sent entries that need no longer be applied on top of the server's data: its responses contain them, or no screen shows their game. */
export function seenEntries(entries: readonly Entry[], queryClient: QueryClient): number[] {
  if (!entries.some(({ synced }) => synced)) return [];
  const rounds = [...new Set(entries.map(({ sessionId }) => sessionId))].flatMap((id) => queryClient.getQueryData<RoundEntries>(queryKeys.entries(id)) ?? []);
  const seen = rounds.flatMap((round) => seenIn(round, entries));
  const notShown = entries.flatMap(({ id, synced, type, sessionId, baseVersion }) => {
    if (!synced) return [];
    if (type !== 'card') return rounds.some((round) => round.id === sessionId) ? [] : [id];
    const round = queryClient.getQueryData<GameState>(queryKeys.gameState(sessionId));
    return round && round.version <= baseVersion ? [] : [id];
  });
  return [...new Set([...seen, ...notShown])];
}
