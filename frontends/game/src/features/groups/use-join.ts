import { ApiError, groupGamesQuery, joinGroupMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { forgetInvitation } from '@fairshare/federation/invitation';
import { useToast } from '@fairshare/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSelection } from '../../session/selection/selection';
import { useFailureToast } from '../../shared/failure-toast';
import { COULD_NOT_JOIN, joined, WAITING_TO_JOIN } from './texts';

export interface Joining {
  readonly join: (shareCode: string) => void;
  readonly isPending: boolean;
  /** No group has the last submitted code. */
  readonly isUnknown: boolean;
  /** Clears the error when the code is edited. */
  readonly reset: () => void;
}

/** Joins a group by its share code, shows a toast, and opens the group's active game. */
export function useJoin(onJoined: () => void): Joining {
  const { selectGroup, selectGame, openTab } = useSelection();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { failed } = useFailureToast();
  const { mutate, isPending, error, reset } = useMutation(joinGroupMutation());

  const enter = async ({ id, name }: Group) => {
    forgetInvitation();
    selectGroup(id);
    openTab('games');
    toast({ ...joined(name), tone: 'success' });
    onJoined();
    const games = await queryClient.fetchQuery(groupGamesQuery(id)).catch(() => []);
    const running = games.find(({ isActive }) => isActive);
    if (running) selectGame(running.id);
  };

  /** The group requires approval: a member must accept the request first. */
  const waits = () => {
    forgetInvitation();
    toast({ ...WAITING_TO_JOIN, tone: 'success' });
    onJoined();
  };

  return {
    join: (shareCode) =>
      mutate(
        { shareCode },
        {
          onSuccess: (answer) => ('status' in answer ? waits() : void enter(answer)),
          onError: (refused) => {
            if (isUnknownCode(refused)) toast({ ...COULD_NOT_JOIN, tone: 'error' });
            else failed(COULD_NOT_JOIN.title, refused);
          },
        },
      ),
    isPending,
    isUnknown: isUnknownCode(error),
    reset,
  };
}

function isUnknownCode(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
