import { gameStateQuery, groupQuery, pointsGamesQuery, queryKeys } from '@fairshare/api-client';
import type { GameState, Group, PointsGame } from '@fairshare/contracts';
import type { Snapshots } from '@fairshare/offline';
import type { QueryClient } from '@tanstack/react-query';

/** A round as the phone last saw it: what offline_game_state holds. */
export interface RoundSnapshot {
  readonly group: Group;
  readonly game: GameState;
  readonly pointsGames: PointsGame[];
}

/** Which round it is. */
export interface RoundName {
  readonly groupId: string;
  readonly gameId: string;
}

/** The rounds this phone opens with when there is no signal. */
export class CachedRounds {
  constructor(private readonly snapshots: Snapshots) {}

  store(round: RoundSnapshot): Promise<void> {
    return this.snapshots.saveGame(round.game.id, round);
  }

  /** Shows a round as it was last seen, where nothing newer is there yet; it is read again all the same. */
  async show(gameId: string, queryClient: QueryClient): Promise<void> {
    const cached = await this.snapshots.game(gameId);
    if (cached) fillIn(queryClient, cached.gameState as RoundSnapshot);
  }

  /** The same with the round that was shown last. Returns which it was; null: there is none. */
  async showLatest(queryClient: QueryClient): Promise<RoundName | null> {
    const cached = await this.snapshots.latestGame();
    if (!cached) return null;
    const round = cached.gameState as RoundSnapshot;
    fillIn(queryClient, round);
    return { groupId: round.group.id, gameId: round.game.id };
  }
}

function fillIn(queryClient: QueryClient, { group, game, pointsGames }: RoundSnapshot): void {
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
