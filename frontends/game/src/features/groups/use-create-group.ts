import { api, ApiError, createGameMutation, createGroupMutation } from '@fairshare/api-client';
import type { GameState, Group } from '@fairshare/contracts';
import { useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import type { GamesView } from '../../session/selection/games-views';
import { useSelection } from '../../session/selection/selection';
import { browserTimeZone } from '../../shared/browser-time-zone';
import { IntentKey } from '../../shared/intent-key';
import { useChange } from '../../shared/use-change';
import { type GroupForm, toGroupBody } from './group-form';
import { DEFAULT_STAKES, rulesOfStakes, stakesOfGroup } from './stakes';
import { COULD_NOT_CREATE_GROUP_AND_GAME, FAILED_TO_CREATE_GROUP, FAILED_TO_START_GAME } from './texts';

/**
 * Creates a group. If a game name was entered, a game session is created next; otherwise the Create New Game dialog opens (specification, section 4). The
 * dialog also opens if only the game failed, since the group exists by then. `opens`: the initial view of the game; missing: the last shown one.
 */
export function useCreateGroup(): { createGroup: (form: GroupForm, opens?: GamesView) => void; isPending: boolean } {
  const { open, close } = useDialogs();
  const { selectGroup, selectGame, openTab } = useSelection();
  const [intent] = useState(() => new IntentKey());
  const create = (body: ReturnType<typeof toGroupBody>) => api.call('POST /api/groups', { body, idempotencyKey: intent.for(body) });
  const creation = {
    ...createGroupMutation(),
    mutationFn: (body: ReturnType<typeof toGroupBody>) =>
      create(body).catch((error: unknown) => (refusesTimeZone(error) ? create({ ...body, timeZone: undefined }) : Promise.reject(error))),
  };
  const group = useChange(creation, FAILED_TO_CREATE_GROUP);
  const groupWithGame = useChange(creation, COULD_NOT_CREATE_GROUP_AND_GAME, { titled: false });
  const game = useChange(createGameMutation(), FAILED_TO_START_GAME);

  const startGame = (created: Group, { gameName, stakes }: GroupForm, opens: GamesView | undefined) => {
    const rules = rulesOfStakes(stakes ?? DEFAULT_STAKES, stakesOfGroup(created));
    game.mutate(
      { groupId: created.id, name: gameName.trim(), allGames: true, ...(Object.keys(rules).length > 0 && { rules }) },
      {
        onSuccess: (started: GameState) => {
          selectGame(started.id);
          openTab('games', opens);
          close();
        },
        onError: () => open('create-game'),
      },
    );
  };

  const createGroup = (form: GroupForm, opens?: GamesView) => {
    const gameName = form.gameName.trim();
    (gameName === '' ? group : groupWithGame).mutate(toGroupBody(form, browserTimeZone()), {
      onSuccess: (created) => {
        selectGroup(created.id);
        if (gameName !== '') startGame(created, form, opens);
        else open('create-game');
      },
    });
  };
  return { createGroup, isPending: [group, groupWithGame, game].some(({ isPending }) => isPending) };
}

/** A browser may know a newer time zone than the server does. */
const refusesTimeZone = (error: unknown): boolean => error instanceof ApiError && error.status === 400 && error.issues.some(({ path }) => path === 'timeZone');
