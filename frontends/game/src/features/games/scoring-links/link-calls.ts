import { api, queryKeys } from '@fairshare/api-client';
import type { GroupLink, ScoringLink } from '@fairshare/contracts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

/** Polling interval while the sheet is open, because a guest may open a link meanwhile. Milliseconds. */
const POLL_EVERY_MS = 5_000;

interface OfRound {
  readonly gameId: string;
}

interface OfPlayer extends OfRound {
  readonly playerId: string;
}

/** The links by which guests can score a session. */
export interface Links {
  readonly links: readonly ScoringLink[];
  /** Null: there is no group link. Missing: the server does not support group links. */
  readonly groupLink?: GroupLink | null;
}

/** A session's scoring links, polled while they are shown. */
export const scoringLinksQuery = (gameId: string) =>
  queryOptions({
    queryKey: [...queryKeys.gameState(gameId), 'scoring-links'] as const,
    queryFn: ({ signal }): Promise<Links> => api.call('GET /api/game-state/:id/scoring-links', { params: { id: gameId }, signal }),
    staleTime: 0,
    refetchInterval: POLL_EVERY_MS,
  });

export const makeLinkMutation = () =>
  mutationOptions({
    mutationKey: ['makeScoringLink'],
    mutationFn: ({ gameId, playerId }: OfPlayer) => api.call('POST /api/game-state/:id/scoring-links', { params: { id: gameId }, body: { playerId } }),
    onSuccess: (link, of, _result, { client }) => show(client, of, withLink(of, link)),
  });

/** Releases a player's link from the browser that opened it, so that another browser can open it. */
export const releaseLinkMutation = () =>
  mutationOptions({
    mutationKey: ['releaseScoringLink'],
    mutationFn: ({ gameId, playerId }: OfPlayer) => api.call('POST /api/game-state/:id/scoring-links/:playerId/release', { params: { id: gameId, playerId } }),
    onSuccess: (link, of, _result, { client }) => show(client, of, withLink(of, link)),
  });

export const endLinkMutation = () =>
  mutationOptions({
    mutationKey: ['revokeScoringLink'],
    mutationFn: ({ gameId, playerId }: OfPlayer) => api.call('DELETE /api/game-state/:id/scoring-links/:playerId', { params: { id: gameId, playerId } }),
    onSuccess: (_answer, of, _result, { client }) => show(client, of, withLink(of, null)),
  });

/** Writes a response to the query cache. */
function show(client: QueryClient, { gameId }: OfRound, change: (known: Links) => Partial<Links>): void {
  client.setQueryData(scoringLinksQuery(gameId).queryKey, (known: Links = { links: [] }) => ({ ...known, ...change(known) }));
}

/** Replaces a player's link; null: it was revoked. */
const withLink =
  ({ playerId }: OfPlayer, link: ScoringLink | null) =>
  ({ links }: Links): Pick<Links, 'links'> => ({ links: [...links.filter((one) => one.playerId !== playerId), ...(link ? [link] : [])] });

/** Creates a link whose users pick their name. */
export const makeGroupLinkMutation = () =>
  mutationOptions({
    mutationKey: ['makeGroupLink'],
    mutationFn: ({ gameId }: OfRound) => api.call('POST /api/game-state/:id/group-link', { params: { id: gameId } }),
    onSuccess: (link, of, _result, { client }) => show(client, of, () => ({ groupLink: link })),
  });

export const endGroupLinkMutation = () =>
  mutationOptions({
    mutationKey: ['revokeGroupLink'],
    mutationFn: ({ gameId }: OfRound) => api.call('DELETE /api/game-state/:id/group-link', { params: { id: gameId } }),
    onSuccess: (_answer, of, _result, { client }) => show(client, of, () => ({ groupLink: null })),
  });
