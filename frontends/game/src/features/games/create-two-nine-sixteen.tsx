import { ApiError, createTwoNineSixteenMutation, entriesQuery } from '@fairshare/api-client';
import { pointsLadder } from '@fairshare/golf-rules';
import { Button, EmptyState, FlagIcon } from '@fairshare/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../shared/use-change';
import { COULD_NOT_CREATE_TWO_NINE_SIXTEEN, CREATE_TWO_NINE_SIXTEEN, NO_TWO_NINE_SIXTEEN, twoNineSixteenHint } from './create-two-nine-sixteen-texts';

export interface CreateTwoNineSixteenProps {
  groupId: string;
  gameStateId: string;
  /** The session's name; its 2/9/16 game gets the same. */
  name: string;
  /** Number of the group's players: 2 to 8. */
  playerCount: number;
}

/** Shown while the session has no 2/9/16 game: one tap creates it. */
export default function CreateTwoNineSixteen({ groupId, gameStateId, name, playerCount }: CreateTwoNineSixteenProps) {
  const queryClient = useQueryClient();
  const create = useChange(
    {
      ...createTwoNineSixteenMutation(),
      onError: (error) => void (isThereAlready(error) && queryClient.invalidateQueries({ queryKey: entriesQuery(gameStateId).queryKey })),
    },
    COULD_NOT_CREATE_TWO_NINE_SIXTEEN,
    { titled: false, isFailure: (error) => !isThereAlready(error) },
  );
  return (
    <EmptyState
      icon={<FlagIcon aria-hidden />}
      title={NO_TWO_NINE_SIXTEEN}
      action={
        <Button variant="primary" busy={create.isPending} onClick={() => create.mutate({ groupId, gameStateId, name })}>
          {CREATE_TWO_NINE_SIXTEEN}
        </Button>
      }
    >
      {twoNineSixteenHint(pointsLadder(playerCount))}
    </EmptyState>
  );
}

/** A conflict: another golfer has created the game meanwhile, which is the wanted result. */
const isThereAlready = (error: Error): boolean => error instanceof ApiError && error.status === 409;
