import { addDeviceMutation, chooseChannelMutation, currentUserQuery, removeDeviceMutation, notificationPreferencesQuery } from '@fairshare/api-client';
import type { NotificationPreferences } from '@fairshare/contracts';
import { Banner, Dialog, ErrorState, SegmentedControl, SkeletonList, Stack } from '@fairshare/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { forgetWish, noteWish } from '../../session/notifications-wish';
import { useFailureToast } from '../../shared/failure-toast';
import {
  ABOUT,
  COULD_NOT_LOAD,
  COULD_NOT_SAVE,
  DENIED,
  DROPPED,
  DROPPED_HINT,
  E_MAIL,
  HOW,
  INSTALL_FIRST,
  LOADING_NOTIFICATIONS,
  NOT_READY,
  NOTHING_CHANGED,
  NOTIFICATIONS,
  OFF,
  ON_ANOTHER,
  THIS_PHONE,
  UNSUPPORTED,
} from './texts';
import { type Ability, abilityOf, deviceIdHere, subscribeHere, unsubscribeHere } from './this-browser';

const OPTIONS = [
  { value: 'off', label: OFF },
  { value: 'push', label: THIS_PHONE },
  { value: 'mail', label: E_MAIL },
] as const;
type Choice = (typeof OPTIONS)[number]['value'];

/** Why this browser cannot receive notifications, in words. */
const HINDRANCES: Readonly<Record<Exclude<Ability, 'able'> | 'not-ready', string>> = { denied: DENIED, install: INSTALL_FIRST, unsupported: UNSUPPORTED, 'not-ready': NOT_READY };

/** The user's notification preferences. */
export default function NotificationsDialog() {
  const { close } = useDialogs();
  const { data, isError, isFetching, refetch } = useQuery(notificationPreferencesQuery());
  const here = useDeviceHere(data);
  return (
    <Dialog open onOpenChange={close} title={NOTIFICATIONS}>
      {data && here !== undefined ? (
        <ChannelChoice preferences={data} deviceId={here} />
      ) : isError ? (
        <ErrorState title={COULD_NOT_LOAD} safe={NOTHING_CHANGED} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList label={LOADING_NOTIFICATIONS} rows={2} />
      )}
    </Dialog>
  );
}

function ChannelChoice({ preferences, deviceId }: { preferences: NotificationPreferences; deviceId: string | null }) {
  const { couldNot } = useFailureToast();
  const [hindrance, setHindrance] = useState<keyof typeof HINDRANCES | null>(null);
  const [wanted, setWanted] = useState<Choice | null>(null);
  const { mutateAsync: addDevice } = useMutation(addDeviceMutation());
  const { mutateAsync: removeDevice } = useMutation(removeDeviceMutation());
  const { mutateAsync: chooseChannel } = useMutation(chooseChannelMutation());
  const userId = useQuery(currentUserQuery()).data?.id;
  const isHere = preferences.devices.some(({ id }) => id === deviceId);
  const chosen: Choice = preferences.channel === 'push' && !isHere ? 'off' : preferences.channel;

  async function choose(choice: Choice): Promise<void> {
    setHindrance(null);
    if (choice === 'push') {
      const ability = abilityOf();
      if (ability !== 'able') return setHindrance(ability);
      const subscribed = await subscribeHere(preferences.publicKey);
      if (typeof subscribed === 'string') return setHindrance(subscribed);
      await addDevice(subscribed);
      if (userId !== undefined) noteWish(userId);
      return;
    }
    forgetWish();
    if (choice === 'mail') await chooseChannel('mail');
    else if (isHere && preferences.channel === 'push') await removeDevice(deviceId ?? '');
    else await chooseChannel('off');
    await unsubscribeHere().catch(() => undefined);
  }

  return (
    <Stack gap={16}>
      <p>{ABOUT}</p>
      <SegmentedControl
        label={HOW}
        options={OPTIONS}
        value={wanted ?? chosen}
        fullWidth
        onValueChange={(choice) => {
          setWanted(choice);
          choose(choice)
            .catch((error: unknown) => couldNot(COULD_NOT_SAVE, error))
            .finally(() => setWanted(null));
        }}
      />
      {hindrance !== null && <Banner tone="warning">{HINDRANCES[hindrance]}</Banner>}
      {preferences.droppedAt && <Banner tone="warning">{`${DROPPED}. ${DROPPED_HINT}`}</Banner>}
      {preferences.channel === 'push' && !isHere && <p>{ON_ANOTHER}</p>}
    </Stack>
  );
}

/** This browser's id among the devices, read again whenever the devices change; undefined: not known yet. */
function useDeviceHere(preferences: NotificationPreferences | undefined): string | null | undefined {
  const [id, setId] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    deviceIdHere().then(
      (found) => isCurrent && setId(found),
      () => isCurrent && setId(null),
    );
    return () => void (isCurrent = false);
  }, [preferences]);
  return id;
}
