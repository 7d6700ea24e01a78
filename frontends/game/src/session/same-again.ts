import { api, createGameMutation, groupGamesQuery } from '@fairshare/api-client';
import type { GameSummary } from '@fairshare/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultGameName } from '../shared/game-name';
import { IntentKey } from '../shared/intent-key';
import { useChange } from '../shared/use-change';
import { useSelection } from './selection/selection';

const COULD_NOT_START = 'Could not create game';
export const SAME_AGAIN = 'Same Again';

/** Creates, selects and opens, in one tap, a new round with the roster, holes, values and rules of an earlier one of the group. */
export function useSameAgain(): { start: (like: Pick<GameSummary, 'id' | 'groupId'>, onStarted?: () => void) => void; isStarting: boolean } {
  const { group, selectGame, openTab } = useSelection();
  const queryClient = useQueryClient();
  const [intent] = useState(() => new IntentKey());
  const { mutate, isPending } = useChange(
    {
      ...createGameMutation(),
      mutationFn: (body: { groupId: string; name: string; sameAs: string; allGames: true }) => api.call('POST /api/game-state', { body, idempotencyKey: intent.for(body) }),
    },
    COULD_NOT_START,
    { titled: false },
  );
  const start = ({ id, groupId }: Pick<GameSummary, 'id' | 'groupId'>, onStarted?: () => void) => {
    if (isPending) return;
    const taken = queryClient.getQueryData(groupGamesQuery(groupId).queryKey) ?? [];
    mutate(
      {
        groupId,
        name: defaultGameName(
          taken.map(({ name }) => name),
          group,
        ),
        sameAs: id,
        allGames: true,
      },
      {
        onSuccess: (game) => {
          intent.answered();
          selectGame(game.id);
          openTab('games');
          onStarted?.();
        },
      },
    );
  };
  return { start, isStarting: isPending };
}
