import { changeGroupMutation } from '@fairshare/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { browserTimeZone } from '../shared/browser-time-zone';
import { whenIdle } from '../shared/when-idle';
import { useOffline } from './offline/offline';
import { useSelection } from './selection/selection';

/** Sends this browser's time zone to a selected group that has none, once per page. The server accepts only the first one; a refusal is ignored. */
export function useBrowserTimeZone(): void {
  const { group } = useSelection();
  const { online } = useOffline();
  const { mutate } = useMutation(changeGroupMutation());
  const sent = useRef(new Set<string>());
  const groupId = group && group.timeZone === undefined ? group.id : null;
  useEffect(() => {
    if (groupId === null || !online || sent.current.has(groupId)) return undefined;
    return whenIdle(() => {
      sent.current.add(groupId);
      const zone = browserTimeZone();
      if (zone !== undefined) mutate({ groupId, settings: { browserTimeZone: zone } });
    });
  }, [groupId, online, mutate]);
}
