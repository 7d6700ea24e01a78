import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { GameState } from '@fairshare/contracts';
import { api, type CallOptions } from './api-client';
import { callQuery } from './call-query';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** The sessions of a group, newest first. */
export const groupGamesQuery = (groupId: string) => callQuery(queryKeys.groupGames(groupId), 'GET /api/groups/:id/games', { params: { id: groupId } });

/** A session with its cards. */
export const gameStateQuery = (gameId: string) => callQuery(queryKeys.gameState(gameId), 'GET /api/game-state/:id', { params: { id: gameId } });

interface OfGame {
  readonly gameId: string;
}

/** A call that returns the changed session, which is cached at once. */
const gameMutation = <Input>(mutationFn: (input: Input) => Promise<GameState>) => mutationOptions({ mutationFn, onSuccess: showGame });

export const createGameMutation = () => gameMutation((body: BodyOf<'POST /api/game-state'>) => api.call('POST /api/game-state', { body }));

/** Changes who plays, and which holes. `ifMatch`: the version of the session that the change is based on. The session's games and payouts are refetched. */
export const changeRosterMutation = () =>
  mutationOptions({
    mutationFn: ({ gameId, ifMatch, ...body }: OfGame & BodyOf<'PUT /api/game-state/:id/roster'> & Pick<CallOptions, 'ifMatch'>) =>
      api.call('PUT /api/game-state/:id/roster', { params: { id: gameId }, body, ifMatch }),
    onSuccess: showResettledGame,
  });

/** Changes the house rules or the course. `ifMatch`: the version of the session that the change is based on. */
export const changeRulesMutation = () =>
  mutationOptions({
    mutationFn: ({ gameId, ifMatch, ...body }: OfGame & BodyOf<'PUT /api/game-state/:id/rules'> & Pick<CallOptions, 'ifMatch'>) =>
      api.call('PUT /api/game-state/:id/rules', { params: { id: gameId }, body, ifMatch }),
    onSuccess: showResettledGame,
  });

export const drawCardMutation = () =>
  gameMutation(({ gameId, groupId }: OfGame & { groupId?: string }) => api.call('POST /api/game-state/:id/draw-card', { params: { id: gameId }, body: { groupId } }));

/** `cardType`: a built-in type, or a custom card's id; `playerId` null puts the card back. */
export const assignCardMutation = () =>
  mutationOptions({
    mutationKey: ['assignCard'],
    mutationFn: ({ gameId, idempotencyKey, ...body }: OfGame & BodyOf<'POST /api/game-state/:id/assign-card'> & Pick<CallOptions, 'idempotencyKey'>) =>
      api.call('POST /api/game-state/:id/assign-card', { params: { id: gameId }, body, idempotencyKey }),
    onSuccess: showGame,
  });

/** Replaces the whole map; whole dollars. */
export const updateCardValuesMutation = () =>
  gameMutation(({ gameId, ...body }: OfGame & BodyOf<'PUT /api/game-states/:id/card-values'>) =>
    api.call('PUT /api/game-states/:id/card-values', { params: { id: gameId }, body }),
  );

/** Finishes a round, or reopens it. Its result goes to the tab of its group. */
export const finishGameMutation = () =>
  mutationOptions({
    mutationFn: ({ gameId, finished }: OfGame & { readonly finished: boolean }) =>
      api.call(finished ? 'POST /api/game-state/:id/finish' : 'POST /api/game-state/:id/reopen', { params: { id: gameId } }),
    onSuccess: (state, variables, result, context) => {
      showGame(state, variables, result, context);
      for (const queryKey of [queryKeys.combinedResultsOfGroup(state.groupId), queryKeys.tab(state.groupId), queryKeys.groupGames(state.groupId)])
        void context.client.invalidateQueries({ queryKey });
    },
  });

/** Deletes a session with its points games, or one 2/9/16 game, and removes it from the cache, so that it is not fetched again. */
export const deleteGameMutation = () =>
  mutationOptions({
    mutationFn: ({ gameId }: OfGame) => api.call('DELETE /api/games/:id', { params: { id: gameId } }),
    onSuccess: (_answer, { gameId }, _result, { client }) => {
      client.removeQueries({ queryKey: queryKeys.gameState(gameId) });
      client.removeQueries({ queryKey: queryKeys.conflicts(gameId) });
      client.removeQueries({ queryKey: ['/api/points-games', gameId] });
    },
  });

/** Caches a session whose points and payouts have changed, and refetches those. */
function showResettledGame(...answered: Parameters<typeof showGame>): void {
  showGame(...answered);
  const [state, , , { client }] = answered;
  for (const queryKey of [queryKeys.allPointsGames, queryKeys.cardPayouts(state.id), queryKeys.combinedResultsOfGroup(state.groupId)]) void client.invalidateQueries({ queryKey });
}

/** Caches the returned session, unless a newer version is cached already. */
function showGame(state: GameState, _variables: unknown, _result: unknown, { client }: { client: QueryClient }): void {
  client.setQueryData(gameStateQuery(state.id).queryKey, (shown) => (shown && shown.version > state.version ? shown : state));
}
