import { gameStateQuery, pointsGamesQuery } from '@fairshare/api-client';
import type { GameState, PointsGame } from '@fairshare/contracts';
import { useQuery } from '@tanstack/react-query';

// What a screen is handed comes a moment after an answer is known, and by then the save that brought it no longer counts as under
// way: what was entered would be gone for that moment. So a screen that shows saves under way asks for what is known itself.

/** A points game as it is known while the screen is drawn. */
export function useNewestPointsGame<Game extends PointsGame>(handed: Game): Game {
  const { data } = useQuery({ ...pointsGamesQuery(handed.groupId, handed.gameStateId), enabled: false });
  return data?.find((game): game is Game => game.id === handed.id) ?? handed;
}

/** A session as it is known while the screen is drawn. */
export function useNewestSession(handed: GameState): GameState {
  const { data } = useQuery({ ...gameStateQuery(handed.id), enabled: false });
  return data ?? handed;
}
