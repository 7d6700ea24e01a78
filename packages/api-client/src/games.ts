import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { GameState } from '@fairshare/contracts';
import { api, type CallOptions } from './api-client';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** The sessions of a group, newest first. */
export const groupGamesQuery = (groupId: string) =>
  queryOptions({
    queryKey: queryKeys.groupGames(groupId),
    queryFn: ({ signal }) => api.call('GET /api/groups/:id/games', { params: { id: groupId }, signal }),
  });

/** A session with its cards. */
export const gameStateQuery = (gameId: string) =>
  queryOptions({
    queryKey: queryKeys.gameState(gameId),
    queryFn: ({ signal }) => api.call('GET /api/game-state/:id', { params: { id: gameId }, signal }),
  });

interface OfGame {
  readonly gameId: string;
}
type CardBody = BodyOf<'POST /api/game-state/:id/assign-card'>;
type CardValuesBody = BodyOf<'PUT /api/game-states/:id/card-values'>;

export const createGame = (body: BodyOf<'POST /api/game-state'>) => api.call('POST /api/game-state', { body });

export const drawCard = ({ gameId, groupId }: OfGame & { groupId?: string }) =>
  api.call('POST /api/game-state/:id/draw-card', { params: { id: gameId }, body: { groupId } });

/** `cardType`: a built-in type, or a custom card's id; `playerId` null puts the card back. */
export const assignCard = ({ gameId, idempotencyKey, ...body }: OfGame & CardBody & Pick<CallOptions, 'idempotencyKey'>) =>
  api.call('POST /api/game-state/:id/assign-card', { params: { id: gameId }, body, idempotencyKey });

/** Replaces the whole map; whole dollars. */
export const updateCardValues = ({ gameId, cardValues }: OfGame & CardValuesBody) =>
  api.call('PUT /api/game-states/:id/card-values', { params: { id: gameId }, body: { cardValues } });

/** A session with its points games, or one 2/9/16 game. */
export const deleteGame = ({ gameId }: OfGame) => api.call('DELETE /api/games/:id', { params: { id: gameId } });

export const createGameMutation = () => mutationOptions({ mutationKey: ['createGame'], mutationFn: createGame, onSuccess: keep });
export const drawCardMutation = () => mutationOptions({ mutationKey: ['drawCard'], mutationFn: drawCard, onSuccess: keep });
export const assignCardMutation = () => mutationOptions({ mutationKey: ['assignCard'], mutationFn: assignCard, onSuccess: keep });
export const updateCardValuesMutation = () =>
  mutationOptions({ mutationKey: ['updateCardValues'], mutationFn: updateCardValues, onSuccess: keep });

/** Forgets what is deleted, so that nothing asks for it again. */
export const deleteGameMutation = () =>
  mutationOptions({
    mutationKey: ['deleteGame'],
    mutationFn: deleteGame,
    onSuccess: (_answer, { gameId }, _result, { client }) => {
      client.removeQueries({ queryKey: queryKeys.gameState(gameId) });
      client.removeQueries({ queryKey: queryKeys.conflicts(gameId) });
      client.removeQueries({ queryKey: ['/api/points-games', gameId] });
    },
  });

/** Shows the session as it was answered at once, unless something newer is there already. */
function keep(state: GameState, _variables: unknown, _result: unknown, { client }: { client: QueryClient }): void {
  client.setQueryData(gameStateQuery(state.id).queryKey, (kept) => (kept && kept.version > state.version ? kept : state));
}
