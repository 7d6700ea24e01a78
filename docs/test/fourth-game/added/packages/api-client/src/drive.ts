import { mutationOptions } from '@tanstack/react-query';
import { api } from './api-client';
import { gameStateQuery } from './games';
import type { BodyOf } from './path-table';

type DriveBody = BodyOf<'PUT /api/game-state/:id/drive/:hole'>;

/** Who drove farthest on a hole: a player id or "none". */
export const recordDrive = ({ gameId, hole, ...body }: { readonly gameId: string; readonly hole: number } & DriveBody) =>
  api.call('PUT /api/game-state/:id/drive/:hole', { params: { id: gameId, hole }, body });

export const recordDriveMutation = () =>
  mutationOptions({
    mutationKey: ['recordDrive'],
    mutationFn: recordDrive,
    onSuccess: (state, _variables, _result, { client }) => void client.setQueryData(gameStateQuery(state.id).queryKey, state),
  });
