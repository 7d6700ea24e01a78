import { mutationOptions } from '@tanstack/react-query';
import { api } from './api-client';
import { gameStateQuery } from './games';
import type { BodyOf } from './path-table';

interface OfHole {
  readonly gameId: string;
  readonly hole: number;
}

/** Who drove farthest on a hole: a player id or "none". */
export const recordDriveMutation = () =>
  mutationOptions({
    mutationKey: ['recordDrive'],
    mutationFn: ({ gameId, hole, ...body }: OfHole & BodyOf<'PUT /api/game-state/:id/drive/:hole'>) =>
      api.call('PUT /api/game-state/:id/drive/:hole', { params: { id: gameId, hole }, body }),
    onSuccess: (state, _variables, _result, { client }) => void client.setQueryData(gameStateQuery(state.id).queryKey, state),
  });
