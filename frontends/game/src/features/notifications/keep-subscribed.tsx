import { addDeviceMutation, notificationPreferencesQuery } from '@fairshare/api-client';
import type { NotificationPreferences } from '@fairshare/contracts';
import { useToast } from '@fairshare/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetWish } from '../../session/notifications-wish';
import { DROPPED, DROPPED_HINT } from './texts';
import { deviceIdHere, subscribeHere } from './this-browser';

/**
 * Subscribes this browser again where its golfer chose notifications here and the server no longer has it, or has it with an old key: browsers drop
 * subscriptions without a word, and a new password ends the login session that the old one belonged to. Never asks for permission. Says so
 * when the server has given this browser up, because its push service refused every message.
 */
export default function KeepSubscribed() {
  const { toast } = useToast();
  const { data: telling } = useQuery({ ...notificationPreferencesQuery(), staleTime: 0 });
  const { mutate: addDevice } = useMutation(addDeviceMutation());
  useEffect(() => {
    if (!telling || Notification.permission !== 'granted') return;
    if (telling.droppedAt) {
      forgetWish();
      toast({ title: DROPPED, description: DROPPED_HINT, tone: 'error' });
      return;
    }
    // What fails here is tried again when the app opens next.
    missingSubscription(telling).then(
      (missing) => missing && addDevice(missing),
      () => undefined,
    );
  }, [telling, toast, addDevice]);
  return null;
}

/** What the server lacks of this browser; null: nothing, or the golfer has chosen otherwise since. */
async function missingSubscription({ channel, devices, publicKey }: NotificationPreferences): Promise<Exclude<Awaited<ReturnType<typeof subscribeHere>>, string> | null> {
  const before = await deviceIdHere();
  const isKnown = devices.some(({ id }) => id === before);
  if (channel === 'mail' || (channel === 'off' && isKnown)) {
    forgetWish();
    return null;
  }
  const subscribed = await subscribeHere(publicKey);
  if (typeof subscribed === 'string') return null;
  // One made with an older key was replaced, and has another id.
  return isKnown && (await deviceIdHere()) === before ? null : subscribed;
}
