import { api, queryKeys } from '@fairshare/api-client';
import type { ScoringLink } from '@fairshare/contracts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

/** Somebody may open a link while the sheet shows it. Milliseconds. */
const LOOK_EVERY_MS = 5_000;

interface OfPlayer {
  readonly gameId: string;
  readonly playerId: string;
}

/** A session's scoring links, looked at again while they are shown. */
export const scoringLinksQuery = (gameId: string) =>
  queryOptions({
    queryKey: [...queryKeys.gameState(gameId), 'scoring-links'] as const,
    queryFn: async ({ signal }): Promise<ScoringLink[]> => (await api.call('GET /api/game-state/:id/scoring-links', { params: { id: gameId }, signal })).links,
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  });

export const makeLinkMutation = () =>
  mutationOptions({
    mutationKey: ['makeScoringLink'],
    mutationFn: ({ gameId, playerId }: OfPlayer) => api.call('POST /api/game-state/:id/scoring-links', { params: { id: gameId }, body: { playerId } }),
    onSuccess: (link, of, _result, { client }) => show(client, of, link),
  });

/** Shuts out the browser that has opened the link, so that another one may. */
export const releaseLinkMutation = () =>
  mutationOptions({
    mutationKey: ['releaseScoringLink'],
    mutationFn: ({ gameId, playerId }: OfPlayer) => api.call('POST /api/game-state/:id/scoring-links/:playerId/release', { params: { id: gameId, playerId } }),
    onSuccess: (link, of, _result, { client }) => show(client, of, link),
  });

export const endLinkMutation = () =>
  mutationOptions({
    mutationKey: ['revokeScoringLink'],
    mutationFn: ({ gameId, playerId }: OfPlayer) => api.call('DELETE /api/game-state/:id/scoring-links/:playerId', { params: { id: gameId, playerId } }),
    onSuccess: (_answer, of, _result, { client }) => show(client, of, null),
  });

/** Shows a link as it was answered at once; null: it has ended. */
function show(client: QueryClient, { gameId, playerId }: OfPlayer, link: ScoringLink | null): void {
  client.setQueryData(scoringLinksQuery(gameId).queryKey, (links = []) => [...links.filter((one) => one.playerId !== playerId), ...(link ? [link] : [])]);
}
