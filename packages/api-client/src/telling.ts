import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Telling, TellingChannel } from '@fairshare/contracts';
import { api } from './api-client';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** How the golfer is told of what concerns them. */
export const tellingQuery = () => queryOptions({ queryKey: queryKeys.telling, queryFn: ({ signal }) => api.call('GET /api/user/notifications', { signal }) });

export const chooseChannelMutation = () =>
  mutationOptions({
    mutationKey: ['chooseChannel'],
    mutationFn: (channel: TellingChannel) => api.call('PUT /api/user/notifications', { body: { channel } }),
    onSuccess: keep,
  });

/** Lets this browser take messages. */
export const addDeviceMutation = () =>
  mutationOptions({
    mutationKey: ['addDevice'],
    mutationFn: (body: BodyOf<'PUT /api/user/notifications/device'>) => api.call('PUT /api/user/notifications/device', { body }),
    onSuccess: keep,
  });

export const removeDeviceMutation = () =>
  mutationOptions({
    mutationKey: ['removeDevice'],
    mutationFn: (deviceId: string) => api.call('DELETE /api/user/notifications/devices/:deviceId', { params: { deviceId } }),
    onSuccess: keep,
  });

function keep(telling: Telling, _asked: unknown, _result: unknown, { client }: { readonly client: QueryClient }): void {
  client.setQueryData(tellingQuery().queryKey, telling);
}
