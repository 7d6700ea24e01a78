import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { GameValues, HoleAnswer, RoundEntries, StrokesGame } from '@fairshare/contracts';
import { api, type CallOptions } from './api-client';
import { callQuery } from './call-query';
import { changedValues } from './errors';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** Everything entered on the holes of a session, and the games that use it. */
export const entriesQuery = (sessionId: string) => callQuery(queryKeys.entries(sessionId), 'GET /api/game-state/:id/holes', { params: { id: sessionId } });

/** `idempotencyKey`: the caller stores it to retry the same entry by another call. */
interface OfHole extends Pick<CallOptions, 'idempotencyKey'> {
  readonly sessionId: string;
  readonly hole: number;
}

/**
 * Records cells of a hole, each with the version it was based on; see `changedCells` for a refusal.
 *
 * @param first work that the call waits for; the mutation is pending meanwhile
 */
export const recordHoleMutation = (first?: () => Promise<void>) =>
  mutationOptions({
    mutationKey: ['recordHole'],
    mutationFn: async ({ sessionId, hole, idempotencyKey, ...body }: OfHole & BodyOf<'PUT /api/game-state/:id/holes/:hole'>) => {
      await first?.();
      return api.call('PUT /api/game-state/:id/holes/:hole', { params: { id: sessionId, hole }, body, idempotencyKey });
    },
    // The response is cached at once, unless a newer version is cached already.
    onSuccess: (answer, { sessionId, hole }, _result, { client }) => client.setQueryData(entriesQuery(sessionId).queryKey, (known) => known && withHole(known, hole, answer)),
  });

/** Puts the hole that a write returned into the entries. Their version rises only by one: if it is behind by more, other users' changes are still to be fetched. */
function withHole(known: RoundEntries, hole: number, { version, cells, cellVersions }: HoleAnswer): RoundEntries {
  if (known.version > version) return known;
  return {
    ...known,
    version: version === known.version + 1 ? version : known.version,
    holes: { ...known.holes, [hole]: cells },
    cellVersions: { ...known.cellVersions, [hole]: cellVersions },
  };
}

/** Adds the returned game to the entries, unless they contain it already. */
function withGame(known: RoundEntries, { id, version, gameType: kind, name, createdAt, settings }: StrokesGame): RoundEntries {
  return known.games.some((game) => game.id === id) ? known : { ...known, games: [...known.games, { id, version, kind, name, createdAt, settings }] };
}

interface OfGame {
  /** The 2/9/16 or BBB game's own id. */
  readonly gameId: string;
  readonly sessionId: string;
}

/** Adds the session's 2/9/16 game. */
export const createTwoNineSixteenMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'POST /api/points-games'>) => api.call('POST /api/points-games', { body }),
    onSuccess: (game, _body, _result, { client }) => client.setQueryData(entriesQuery(game.gameStateId).queryKey, (known) => known && withGame(known, game)),
  });

/** Dollars, at most two decimals. A refusal because of a stale `base` returns the current value. */
export const updateSettingsMutation = () =>
  mutationOptions({
    mutationFn: ({ gameId, sessionId: _, ...body }: OfGame & BodyOf<'PUT /api/points-games/:id/settings'>) =>
      api.call('PUT /api/points-games/:id/settings', { params: { id: gameId }, body }),
    onSuccess: (settings, game, _result, { client }) => showSettings(client, game, settings),
    onError: (error, game, _result, { client }) => {
      const stored = changedValues(error) as GameValues | undefined;
      if (stored) showSettings(client, game, stored);
    },
  });

const showSettings = (client: QueryClient, { gameId, sessionId }: OfGame, settings: GameValues): void =>
  void client.setQueryData(
    entriesQuery(sessionId).queryKey,
    (known) => known && { ...known, games: known.games.map((game) => (game.id === gameId ? { ...game, settings } : game)) },
  );
