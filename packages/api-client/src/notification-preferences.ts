import { mutationOptions } from '@tanstack/react-query';
import type { NotificationPreferences, NotificationChannel } from '@fairshare/contracts';
import { api } from './api-client';
import { callQuery, storeAnswer } from './call-query';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** The golfer's notification preferences. */
export const notificationPreferencesQuery = () => callQuery(queryKeys.notificationPreferences, 'GET /api/user/notifications');

/** A call that returns the new preferences, which are cached. */
const preferencesMutation = <Input>(mutationFn: (input: Input) => Promise<NotificationPreferences>) =>
  mutationOptions({
    mutationFn,
    onSuccess: (notificationPreferences, _input, _result, { client }) => storeAnswer(client, notificationPreferencesQuery(), notificationPreferences),
  });

export const chooseChannelMutation = () => preferencesMutation((channel: NotificationChannel) => api.call('PUT /api/user/notifications', { body: { channel } }));

/** Registers this browser for push notifications. */
export const addDeviceMutation = () => preferencesMutation((body: BodyOf<'PUT /api/user/notifications/device'>) => api.call('PUT /api/user/notifications/device', { body }));

export const removeDeviceMutation = () => preferencesMutation((deviceId: string) => api.call('DELETE /api/user/notifications/devices/:deviceId', { params: { deviceId } }));
