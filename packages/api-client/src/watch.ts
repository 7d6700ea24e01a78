import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SpectatorLink } from '@fairshare/contracts';
import { api } from './api-client';
import { storeAnswer } from './call-query';
import { queryKeys } from './query-keys';

/** The interval at which the spectators' page polls. Milliseconds. */
const WATCH_EVERY_MS = 5_000;

/** The session's link for spectators; null while there is none. */
export const spectatorLinkQuery = (gameId: string) =>
  queryOptions({
    queryKey: queryKeys.spectatorLink(gameId),
    queryFn: async ({ signal }): Promise<SpectatorLink | null> => (await api.call('GET /api/game-state/:id/spectator-link', { params: { id: gameId }, signal })).link,
    staleTime: 0,
  });

export const makeSpectatorLinkMutation = () =>
  mutationOptions({
    mutationFn: ({ gameId }: { gameId: string }) => api.call('POST /api/game-state/:id/spectator-link', { params: { id: gameId } }),
    onSuccess: (link, { gameId }, _result, { client }) => show(client, gameId, link),
  });

export const revokeSpectatorLinkMutation = () =>
  mutationOptions({
    mutationFn: ({ gameId }: { gameId: string }) => api.call('DELETE /api/game-state/:id/spectator-link', { params: { id: gameId } }),
    onSuccess: (_answer, { gameId }, _result, { client }) => show(client, gameId, null),
  });

/** The leaderboard of a spectator link, polled while the page is open. `no-cache` revalidates it, so that an unchanged one is not sent again. */
export const leaderboardQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.leaderboard(token),
    queryFn: ({ signal }) => api.call('GET /api/watch/:token', { params: { token }, cache: 'no-cache', signal }),
    refetchInterval: ({ state }) => (state.status === 'error' && state.data === undefined ? false : WATCH_EVERY_MS),
    refetchOnWindowFocus: 'always',
  });

function show(client: QueryClient, gameId: string, link: SpectatorLink | null): void {
  storeAnswer(client, spectatorLinkQuery(gameId), link);
}
