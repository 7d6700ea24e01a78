import { gameStateQuery } from '@fairshare/api-client';
import type { GameState, Group } from '@fairshare/contracts';
import { useQuery } from '@tanstack/react-query';
import { useOffline } from '../../session/offline/offline';
import { withUnsentCards } from '../../session/selection/with-unsent';

// The query cache has a response one render before the props do. By then the save is no longer pending, so for one render the entered value would vanish. A
// screen that shows pending saves therefore reads the query cache itself.

/** The session from the query cache, with the unsent card assignments of this phone applied. */
export function useNewestRound(handed: GameState, group: Group): GameState {
  const { entries } = useOffline();
  const { data } = useQuery({ ...gameStateQuery(handed.id), enabled: false });
  return data ? withUnsentCards(data, group, entries) : handed;
}
