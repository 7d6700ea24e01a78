import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { RoundEntries, SideGameAnswer } from '@fairshare/contracts';
import { api } from './api-client';
import { entriesQuery } from './entries';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

interface OfSession {
  readonly sessionId: string;
}
interface OfSideGame extends OfSession {
  readonly gameId: string;
}

/** Adds a side game to a session. Money in dollars. */
export const addSideGameMutation = () =>
  mutationOptions({
    mutationFn: ({ sessionId, ...body }: OfSession & BodyOf<'POST /api/game-state/:id/side-games'>) =>
      api.call('POST /api/game-state/:id/side-games', { params: { id: sessionId }, body }),
    onSuccess: (game, { sessionId }, _result, { client }) => showSideGame(client, sessionId, game),
  });

/** Changes a side game. After an error, such as a stale `base`, the entries are refetched. */
export const changeSideGameMutation = () =>
  mutationOptions({
    mutationFn: ({ sessionId: _, gameId, ...body }: OfSideGame & BodyOf<'PATCH /api/side-games/:id'>) => api.call('PATCH /api/side-games/:id', { params: { id: gameId }, body }),
    onSuccess: (game, { sessionId }, _result, { client }) => showSideGame(client, sessionId, game),
    onError: (_error, { sessionId }, _result, { client }) => client.invalidateQueries({ queryKey: queryKeys.entries(sessionId) }),
  });

/** Removes a side game with its answers. */
export const deleteSideGameMutation = () =>
  mutationOptions({
    mutationFn: ({ gameId }: OfSideGame) => api.call('DELETE /api/side-games/:id', { params: { id: gameId } }),
    onSuccess: (_answer, { sessionId, gameId }, _result, { client }) =>
      void client.setQueryData(entriesQuery(sessionId).queryKey, (known) => known && { ...known, sideGames: known.sideGames?.filter(({ id }) => id !== gameId) }),
  });

/** Puts the returned side game into the cache: in its place, or last if it is new. */
function showSideGame(client: QueryClient, sessionId: string, { id, kind, name, createdAt, version, players, sides, options, on }: SideGameAnswer): void {
  const game = { id, kind, name, createdAt, version, players, options, on, ...(sides && { sides }) };
  const withGame = (known: RoundEntries): RoundEntries => {
    const { sideGames = [] } = known;
    return { ...known, sideGames: sideGames.some((one) => one.id === id) ? sideGames.map((one) => (one.id === id ? game : one)) : [...sideGames, game] };
  };
  client.setQueryData(entriesQuery(sessionId).queryKey, (known) => known && withGame(known));
}
