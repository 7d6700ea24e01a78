import { mutationOptions } from '@tanstack/react-query';
import type { Telling, TellingChannel } from '@fairshare/contracts';
import { api } from './api-client';
import { callQuery } from './call-query';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** How the golfer is told of what concerns them. */
export const tellingQuery = () => callQuery(queryKeys.telling, 'GET /api/user/notifications');

/** A call that returns how the golfer is told from then on, which is kept. */
const tellingMutation = <Input>(mutationFn: (input: Input) => Promise<Telling>) =>
  mutationOptions({ mutationFn, onSuccess: (telling, _input, _result, { client }) => void client.setQueryData(tellingQuery().queryKey, telling) });

export const chooseChannelMutation = () => tellingMutation((channel: TellingChannel) => api.call('PUT /api/user/notifications', { body: { channel } }));

/** Lets this browser take messages. */
export const addDeviceMutation = () => tellingMutation((body: BodyOf<'PUT /api/user/notifications/device'>) => api.call('PUT /api/user/notifications/device', { body }));

export const removeDeviceMutation = () => tellingMutation((deviceId: string) => api.call('DELETE /api/user/notifications/devices/:deviceId', { params: { deviceId } }));
