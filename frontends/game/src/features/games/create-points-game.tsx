import { ApiError, createPointsGameMutation, entriesQuery } from '@fairshare/api-client';
import { pointsLadder } from '@fairshare/golf-rules';
import { Button, EmptyState, FlagIcon } from '@fairshare/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../shared/use-change';
import { COULD_NOT_CREATE_POINTS_GAME, CREATE_POINTS_GAME, NO_POINTS_GAME, pointsGameHint } from './create-points-game-texts';

export interface CreatePointsGameProps {
  groupId: string;
  gameStateId: string;
  /** The session's name; its 2/9/16 game gets the same. */
  name: string;
  /** Of the group: 2 to 8. */
  playerCount: number;
}

/** The session has no 2/9/16 game yet: one tap makes it. */
export default function CreatePointsGame({ groupId, gameStateId, name, playerCount }: CreatePointsGameProps) {
  const queryClient = useQueryClient();
  const create = useChange(
    {
      ...createPointsGameMutation(),
      onError: (error) => void (isThereAlready(error) && queryClient.invalidateQueries({ queryKey: entriesQuery(gameStateId).queryKey })),
    },
    COULD_NOT_CREATE_POINTS_GAME,
    { titled: false, isFailure: (error) => !isThereAlready(error) },
  );
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

/** Somebody else was quicker: there is one now, which is what was wanted. */
const isThereAlready = (error: Error): boolean => error instanceof ApiError && error.status === 409;
