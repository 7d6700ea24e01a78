import { gameStateQuery, groupQuery, pointsGamesQuery, queryKeys } from '@fairshare/api-client';
import type { GameState, Group, PointsGame } from '@fairshare/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEngine } from './engine-context';

/** A round as the phone last saw it: what offline_game_state holds. */
interface RoundSnapshot {
  readonly group: Group;
  readonly game: GameState;
  readonly pointsGames: PointsGame[];
}

/** Keeps the selected round on the phone as it comes from the server, to open with when there is no signal. */
export function useSnapshot(group: Group | null, game: GameState | null, pointsGames: PointsGame[] | undefined): void {
  const engine = useEngine();
  useEffect(() => {
    if (!engine || !group || !game || !pointsGames) return;
    const snapshot: RoundSnapshot = { group, game, pointsGames };
    engine.store.then(({ snapshots }) => snapshots.saveGame(game.id, snapshot)).catch(() => undefined);
  }, [engine, group, game, pointsGames]);
}

/** Shows the round as the phone last saw it where nothing newer is there yet; it is read again all the same. */
export function useRestoredRound(gameId: string | null): void {
  const engine = useEngine();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!engine || gameId === null) return;
    engine.store
      .then(({ snapshots }) => snapshots.game(gameId))
      .then((kept) => kept && restore(queryClient, kept.gameState as RoundSnapshot))
      .catch(() => undefined);
  }, [engine, gameId, queryClient]);
}

interface Round {
  readonly groupId: string;
  readonly gameId: string;
}

/** The round this phone showed last, for a start where nothing else says what to open; null: there is none, undefined: not known yet. */
export function useLatestRound(wanted: boolean): Round | null | undefined {
  const engine = useEngine();
  const queryClient = useQueryClient();
  const [latest, setLatest] = useState<Round | null>();
  useEffect(() => {
    if (!wanted || !engine) return;
    engine.store
      .then(({ snapshots }) => snapshots.latestGame())
      .then((kept) => {
        if (!kept) return setLatest(null);
        const round = kept.gameState as RoundSnapshot;
        restore(queryClient, round);
        setLatest({ groupId: round.group.id, gameId: round.game.id });
      })
      .catch(() => setLatest(null));
  }, [wanted, engine, queryClient]);
  return engine ? latest : null;
}

function restore(queryClient: QueryClient, { group, game, pointsGames }: RoundSnapshot): void {
  const fill = <Data>(queryKey: readonly unknown[], data: Data) => {
    if (queryClient.getQueryData(queryKey) !== undefined) return;
    queryClient.setQueryData(queryKey, data, { updatedAt: 0 });
    void queryClient.invalidateQueries({ queryKey, exact: true });
  };
  fill(groupQuery(group.id).queryKey, group);
  fill(gameStateQuery(game.id).queryKey, game);
  fill(pointsGamesQuery(group.id, game.id).queryKey, pointsGames);
  fill(queryKeys.conflicts(game.id), []);
}
