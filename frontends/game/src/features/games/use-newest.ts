import { gameStateQuery, pointsGamesQuery } from '@fairshare/api-client';
import type { GameState, Group, PointsGame } from '@fairshare/contracts';
import { useQuery } from '@tanstack/react-query';
import { useOffline } from '../../session/offline/offline';
import { withUnsent, withUnsentCards } from '../../session/selection/with-unsent';

// What a screen is handed comes a moment after an answer is known, and by then the save that brought it no longer counts as under
// way: what was entered would be gone for that moment. So a screen that shows saves under way asks for what is known itself.

/** A points game as it is known while the screen is drawn, with what was entered on this phone. */
export function useNewestPointsGame<Game extends PointsGame>(handed: Game): Game {
  const { entries } = useOffline();
  const { data } = useQuery({ ...pointsGamesQuery(handed.groupId, handed.gameStateId), enabled: false });
  const known = data?.find(({ id }) => id === handed.id);
  return known ? (withUnsent(known, entries) as Game) : handed;
}

/** A session as it is known while the screen is drawn, with the cards that were given on this phone. */
export function useNewestRound(handed: GameState, group: Group): GameState {
  const { entries } = useOffline();
  const { data } = useQuery({ ...gameStateQuery(handed.id), enabled: false });
  return data ? withUnsentCards(data, group, entries) : handed;
}
