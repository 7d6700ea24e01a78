import type { LiveStatus } from '@fairshare/api-client';
import type { Entry } from '@fairshare/offline';
import { Banner, Button } from '@fairshare/ui';
import { useEffect, useState } from 'react';
import { isWaiting, useOffline } from '../../session/offline/offline';
import { RefusedScores } from './refused-scores';
import {
  DAMAGED,
  DAMAGED_HINT,
  GOT_IT,
  WAITING_FOR_SERVER,
  WAITING_FOR_SIGNAL,
  lastSynced,
  LIVE_AWAY,
  MEMORY_ONLY,
  OFFLINE,
  OFFLINE_HINT,
  SYNC_NOW,
  SYNCING,
  waitingTitle,
} from '../../session/offline/texts';

/** A connection that breaks and comes back at once is no news. Milliseconds. */
const LIVE_AWAY_AFTER_MS = 5_000;

/** What the golfer should know of the connection, as long as it is so; nothing while all is well. */
export function OfflineBanners({ live }: { live: LiveStatus }) {
  const { online, entries, damaged, forgetDamaged } = useOffline();
  const liveIsAway = useLasting(live === 'disconnected', LIVE_AWAY_AFTER_MS);
  const waiting = entries.filter(isWaiting);
  const refused = entries.filter(({ synced, refusal }) => !synced && refusal !== null);
  return (
    <>
      {(!online || waiting.length > 0) && <Waiting waiting={waiting} />}
      {refused.length > 0 && <RefusedScores refused={refused} />}
      {damaged > 0 && (
        <Banner tone="error" title={DAMAGED} action={<Button onClick={forgetDamaged}>{GOT_IT}</Button>}>
          {DAMAGED_HINT}
        </Banner>
      )}
      {liveIsAway && online && waiting.length === 0 && <Banner tone="info">{LIVE_AWAY}</Banner>}
    </>
  );
}

/** What waits on this phone, and a way to send it now. */
export function Waiting({ waiting }: { waiting: readonly Entry[] }) {
  const { online, syncing, serverAway, lastSyncedAt, syncNow } = useOffline();
  const inMemory = waiting.some(({ id }) => id < 0);
  return (
    <Banner
      tone={inMemory ? 'error' : 'warning'}
      title={waiting.length > 0 ? waitingTitle(waiting.length) : OFFLINE}
      action={
        waiting.length > 0 && (
          <Button busy={syncing} busyLabel={SYNCING} onClick={syncNow}>
            {SYNC_NOW}
          </Button>
        )
      }
    >
      {waiting.length === 0 ? OFFLINE_HINT : inMemory ? MEMORY_ONLY : !online ? WAITING_FOR_SIGNAL : serverAway && WAITING_FOR_SERVER}
      {waiting.length > 0 && lastSyncedAt !== null && ` ${lastSynced(timeOf(lastSyncedAt))}`}
    </Banner>
  );
}

/** Whether something has been so for a while. */
function useLasting(is: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is, milliseconds]);
  return is && lasts;
}

const timeOf = (instant: number): string => new Date(instant).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
