import { deleteGameMutation, groupGamesQuery } from '@fairshare/api-client';
import type { GameSummary } from '@fairshare/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useSelection } from '../../session/selection/selection';
import { useChange } from '../../shared/use-change';
import { COULD_NOT_DELETE_GAME } from './texts';

/** Deletes a game optimistically: it disappears from the list at once, and reappears if the server refuses. */
export function useDeleteGame(): (game: GameSummary) => void {
  const queryClient = useQueryClient();
  const { gameId: selectedGameId, selectGame } = useSelection();
  const { mutateAsync } = useChange(deleteGameMutation(), COULD_NOT_DELETE_GAME, { titled: false });

  return (game) => {
    const { queryKey } = groupGamesQuery(game.groupId);
    const wasSelected = game.id === selectedGameId;
    const before = queryClient.getQueryData(queryKey);
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (games) => games?.filter(({ id }) => id !== game.id));
    if (wasSelected) selectGame(null);
    // The promise settles even after this screen unmounts; `mutate` callbacks would not be called then.
    mutateAsync({ gameId: game.id }).catch(() => {
      queryClient.setQueryData(queryKey, before);
      if (wasSelected) selectGame(game.id);
    });
  };
}
