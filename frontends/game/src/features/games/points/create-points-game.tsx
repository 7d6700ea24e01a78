import { ApiError, createPointsGameMutation, pointsGamesQuery } from '@fairshare/api-client';
import { pointsLadder } from '@fairshare/golf-rules';
import { Button, EmptyState, FlagIcon } from '@fairshare/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureToast } from '../../../shared/failure-toast';
import { COULD_NOT_CREATE_POINTS_GAME, CREATE_POINTS_GAME, NO_POINTS_GAME, pointsGameHint } from './texts';

interface CreatePointsGameProps {
  groupId: string;
  gameStateId: string;
  /** The session's name; its 2/9/16 game gets the same. */
  name: string;
  /** Of the group: 2 to 8. */
  playerCount: number;
}

/** The session has no 2/9/16 game yet: one tap makes it. */
export function CreatePointsGame({ groupId, gameStateId, name, playerCount }: CreatePointsGameProps) {
  const queryClient = useQueryClient();
  const { couldNot, mended } = useFailureToast();
  const creation = createPointsGameMutation();
  const create = useMutation({
    ...creation,
    onSuccess: (...result) => {
      mended(COULD_NOT_CREATE_POINTS_GAME);
      return creation.onSuccess?.(...result);
    },
    onError: (error) => {
      // Somebody else was quicker: there is one now, which is what was wanted.
      if (error instanceof ApiError && error.status === 409) {
        return queryClient.invalidateQueries({ queryKey: pointsGamesQuery(groupId, gameStateId).queryKey });
      }
      couldNot(COULD_NOT_CREATE_POINTS_GAME, error);
    },
  });
  return (
    <EmptyState
      icon={<FlagIcon aria-hidden />}
      title={NO_POINTS_GAME}
      action={
        <Button variant="primary" busy={create.isPending} onClick={() => create.mutate({ groupId, gameStateId, name })}>
          {CREATE_POINTS_GAME}
        </Button>
      }
    >
      {pointsGameHint(pointsLadder(playerCount))}
    </EmptyState>
  );
}
