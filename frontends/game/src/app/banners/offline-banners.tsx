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
  KEPT_ON_PHONE,
  lastSynced,
  LIVE_AWAY,
  LIVE_AWAY_SHORT,
  MEMORY_ONLY,
  NEEDS_A_LOOK,
  OFFLINE,
  OFFLINE_HINT,
  SYNC_NOW,
  SYNCING,
  WAITING_FOR_SERVER,
  WAITING_FOR_SIGNAL,
  waitingTitle,
} from '../../session/offline/texts';

/** A connection that breaks and comes back at once is no news. Milliseconds. */
const LIVE_AWAY_AFTER_MS = 5_000;

export interface OfflineNews {
  /** For the header. */
  readonly words: string;
  readonly tone: 'info' | 'warning' | 'error';
  /** For longer than a moment. */
  readonly liveIsAway: boolean;
}

/** What the golfer should know of the connection, in a few words, as long as it is so. Null while all is well. */
export function useOfflineNews(live: LiveStatus): OfflineNews | null {
  const { online, entries, damaged } = useOffline();
  const liveIsAway = useLasting(live === 'disconnected', LIVE_AWAY_AFTER_MS);
  const waiting = entries.filter(isWaiting);
  const tone = damaged > 0 || entries.some(isRefused) || waiting.some(isInMemory) ? 'error' : 'warning';
  if (waiting.length > 0) return { words: waitingTitle(waiting.length), tone, liveIsAway };
  if (tone === 'error') return { words: NEEDS_A_LOOK, tone, liveIsAway };
  if (!online) return { words: OFFLINE, tone, liveIsAway };
  return liveIsAway ? { words: LIVE_AWAY_SHORT, tone: 'info', liveIsAway } : null;
}

/** The whole of what the header says in a few words. */
export function OfflineBanners({ liveIsAway }: { liveIsAway: boolean }) {
  const { online, entries, damaged, forgetDamaged } = useOffline();
  const waiting = entries.filter(isWaiting);
  const refused = entries.filter(isRefused);
  return (
    <div>
      {(!online || waiting.length > 0) && <Waiting waiting={waiting} title={waiting.length > 0 ? KEPT_ON_PHONE : undefined} />}
      {refused.length > 0 && <RefusedScores refused={refused} />}
      {damaged > 0 && (
        <Banner tone="error" title={DAMAGED} action={<Button onClick={forgetDamaged}>{GOT_IT}</Button>}>
          {DAMAGED_HINT}
        </Banner>
      )}
      {liveIsAway && online && waiting.length === 0 && <Banner tone="info">{LIVE_AWAY}</Banner>}
    </div>
  );
}

interface WaitingProps {
  waiting: readonly Entry[];
  title: string | undefined;
}

/** What waits on this phone, and a way to send it now. */
export function Waiting({ waiting, title }: WaitingProps) {
  const { online, syncing, serverAway, lastSyncedAt, syncNow } = useOffline();
  const inMemory = waiting.some(isInMemory);
  return (
    <Banner
      tone={inMemory ? 'error' : 'warning'}
      title={title}
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

const isRefused = ({ synced, refusal }: Entry): boolean => !synced && refusal !== null;
/** The phone could not store it. */
const isInMemory = ({ id }: Entry): boolean => id < 0;

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
