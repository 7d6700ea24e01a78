import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { GameValues, PointsGame } from '@fairshare/contracts';
import { api, type CallOptions } from './api-client';
import { callQuery } from './call-query';
import { changedValues } from './errors';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** The 2/9/16 and BBB games of a group, or of one of its sessions. */
export const pointsGamesQuery = (groupId: string, gameStateId: string | null = null) =>
  callQuery(queryKeys.pointsGames(groupId, gameStateId), 'GET /api/points-games/:groupId', { params: { groupId }, query: { gameStateId: gameStateId ?? undefined } });

interface OfGame {
  /** The points game's own id. */
  readonly gameId: string;
}
/** `idempotencyKey`: kept by whoever sends the same again in another way. */
interface OfHole extends OfGame, Pick<CallOptions, 'idempotencyKey'> {
  readonly hole: number;
}

export const createPointsGameMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'POST /api/points-games'>) => api.call('POST /api/points-games', { body }),
    onSuccess: showGame,
  });

/** Net strokes of every player on a hole, each with the version it was entered against; see `changedCells` for a refusal. */
export const recordHoleScoresMutation = () =>
  mutationOptions({
    mutationKey: ['recordHoleScores'],
    mutationFn: ({ gameId, hole, idempotencyKey, ...body }: OfHole & BodyOf<'POST /api/games/:id/holes/:hole/scores'>) =>
      api.call('POST /api/games/:id/holes/:hole/scores', { params: { id: gameId, hole }, body, idempotencyKey }),
    onSuccess: showGame,
  });

/** The three awards of a hole, each a player id or "none"; see `changedCells` for a refusal. */
export const recordBbbHoleMutation = () =>
  mutationOptions({
    mutationKey: ['recordBbbHole'],
    mutationFn: ({ gameId, hole, idempotencyKey, ...body }: OfHole & BodyOf<'PUT /api/bbb-games/:id/hole/:hole'>) =>
      api.call('PUT /api/bbb-games/:id/hole/:hole', { params: { id: gameId, hole }, body, idempotencyKey }),
    onSuccess: showGame,
  });

/** Dollars, at most two decimals. A refusal because of another `base` shows what stands. */
export const updateSettingsMutation = () =>
  mutationOptions({
    mutationFn: ({ gameId, ...body }: OfGame & BodyOf<'PUT /api/points-games/:id/settings'>) => api.call('PUT /api/points-games/:id/settings', { params: { id: gameId }, body }),
    onSuccess: (settings, { gameId }, _result, { client }) => showSettings(client, gameId, settings),
    onError: (error, { gameId }, _result, { client }) => {
      const stored = changedValues(error) as GameValues | undefined;
      if (stored) showSettings(client, gameId, stored);
    },
  });

function showSettings(client: QueryClient, gameId: string, settings: GameValues): void {
  changeLists(client, (list) => list.map((game) => (game.id === gameId ? { ...game, settings } : game)));
}

/** Shows the game as it was answered at once, unless something newer is there already. */
function showGame(game: PointsGame, _variables: unknown, _result: unknown, { client }: { client: QueryClient }): void {
  const newer = (shown: PointsGame) => (shown.id === game.id && shown.version <= game.version ? game : shown);
  changeLists(client, (list) => (list.some(({ id }) => id === game.id) ? list.map(newer) : list), game.groupId);
  const ofSession = pointsGamesQuery(game.groupId, game.gameStateId).queryKey;
  client.setQueryData(ofSession, (list) => (list && !list.some(({ id }) => id === game.id) ? [...list, game] : list));
}

/** Lists have the session in an object as the third part of their key; payouts, which live below the same path, a word. */
function changeLists(client: QueryClient, change: (list: PointsGame[]) => PointsGame[], groupId?: string): void {
  const queryKey = groupId === undefined ? queryKeys.allPointsGames : queryKeys.pointsGamesOfGroup(groupId);
  client.setQueriesData<PointsGame[]>({ queryKey, predicate: (query) => typeof query.queryKey[2] === 'object' }, (list) => list && change(list));
}
