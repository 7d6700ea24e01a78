import { api, createGameMutation, createGroupMutation } from '@fairshare/api-client';
import type { GameState, Group } from '@fairshare/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import type { GamesView } from '../../session/selection/games-views';
import { useSelection } from '../../session/selection/selection';
import { useFailureToast } from '../../shared/failure-toast';
import { IntentKey } from '../../shared/intent-key';
import { type GroupForm, toGroupBody } from './group-form';
import { COULD_NOT_CREATE_GROUP_AND_GAME, FAILED_TO_CREATE_GROUP, FAILED_TO_START_GAME } from './texts';

/**
 * Creates a group. A game session is then created if a name was entered, otherwise the Create New Game dialog opens (specification,
 * section 4); it also opens when only the game failed, since the group is there by then. `opens`: the game to begin with; missing: the one shown last.
 */
export function useCreateGroup(): { createGroup: (form: GroupForm, opens?: GamesView) => void; isPending: boolean } {
  const { open, close } = useDialogs();
  const { selectGroup, selectGame, openTab } = useSelection();
  const { failed, couldNot } = useFailureToast();
  const [intent] = useState(() => new IntentKey());
  const group = useMutation({
    ...createGroupMutation(),
    mutationFn: (body: ReturnType<typeof toGroupBody>) => api.call('POST /api/groups', { body, idempotencyKey: intent.for(body) }),
  });
  const game = useMutation(createGameMutation());

  const startGame = (created: Group, name: string, opens: GamesView | undefined) =>
    game.mutate(
      { groupId: created.id, name },
      {
        onSuccess: (started: GameState) => {
          selectGame(started.id);
          openTab('games', opens);
          close();
        },
        onError: (error) => {
          failed(FAILED_TO_START_GAME, error);
          open('create-game');
        },
      },
    );

  const createGroup = (form: GroupForm, opens?: GamesView) => {
    const gameName = form.gameName.trim();
    group.mutate(toGroupBody(form), {
      onSuccess: (created) => {
        selectGroup(created.id);
        if (gameName !== '') startGame(created, gameName, opens);
        else open('create-game');
      },
      onError: (error) => {
        if (gameName === '') failed(FAILED_TO_CREATE_GROUP, error);
        else couldNot(COULD_NOT_CREATE_GROUP_AND_GAME, error);
      },
    });
  };
  return { createGroup, isPending: group.isPending || game.isPending };
}
