import { addDeviceMutation, notificationPreferencesQuery } from '@fairshare/api-client';
import type { NotificationPreferences } from '@fairshare/contracts';
import { useToast } from '@fairshare/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetWish } from '../../session/notifications-wish';
import { DROPPED, DROPPED_HINT } from './texts';
import { deviceIdHere, subscribeHere } from './this-browser';

/**
 * Subscribes this browser again if its user enabled notifications here and the server has no subscription, or one with an old key: browsers drop subscriptions
 * silently, and a password change ends the login session that a subscription belonged to. Never asks for permission. Shows a toast if the server has removed
 * this browser, because its push service rejected every message.
 */
export default function KeepSubscribed() {
  const { toast } = useToast();
  const { data: preferences } = useQuery({ ...notificationPreferencesQuery(), staleTime: 0 });
  const { mutate: addDevice } = useMutation(addDeviceMutation());
  useEffect(() => {
    if (!preferences || Notification.permission !== 'granted') return;
    if (preferences.droppedAt) {
      forgetWish();
      toast({ title: DROPPED, description: DROPPED_HINT, tone: 'error' });
      return;
    }
    // A failure is retried when the app opens next.
    missingSubscription(preferences).then(
      (missing) => missing && addDevice(missing),
      () => undefined,
    );
  }, [preferences, toast, addDevice]);
  return null;
}

/** The subscription to send to the server; null: the server has it, or the user has chosen otherwise since. */
async function missingSubscription({ channel, devices, publicKey }: NotificationPreferences): Promise<Exclude<Awaited<ReturnType<typeof subscribeHere>>, string> | null> {
  const before = await deviceIdHere();
  const isKnown = devices.some(({ id }) => id === before);
  if (channel === 'mail' || (channel === 'off' && isKnown)) {
    forgetWish();
    return null;
  }
  const subscribed = await subscribeHere(publicKey);
  if (typeof subscribed === 'string') return null;
  // A subscription with an older key was replaced and has a new id.
  return isKnown && (await deviceIdHere()) === before ? null : subscribed;
}
