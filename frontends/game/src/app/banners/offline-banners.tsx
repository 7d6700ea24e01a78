import type { LiveStatus } from '@fairshare/api-client';
import type { Entry } from '@fairshare/offline';
import { Banner, Button } from '@fairshare/ui';
import { lazy, useEffect, useState } from 'react';
import { isPaymentWaiting, isWaiting, useOffline } from '../../session/offline/offline';
import { timeOfDay } from '../../shared/dates';
import { OptionalPart } from '../../shared/optional-part';
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
  NEEDS_A_LOOK_TOO,
  OFFLINE,
  OFFLINE_HINT,
  SYNC_NOW,
  SYNCING,
  WAITING_FOR_SERVER,
  WAITING_FOR_SIGNAL,
  waitingTitle,
} from '../../session/offline/texts';

/** Rare: its code comes when it is needed. */
const RefusedPayments = lazy(() => import('./refused-payments'));

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
  const { online, entries, tabEntries, damaged } = useOffline();
  const liveIsAway = useLasting(live === 'disconnected', LIVE_AWAY_AFTER_MS);
  const waiting = entries.filter(isWaiting);
  const payments = useLastingPayments();
  const scoresNeedALook = damaged > 0 || entries.some(isRefused) || waiting.some(isInMemory);
  const tone = scoresNeedALook || tabEntries.some(({ refusal }) => refusal !== null) ? 'error' : 'warning';
  if (waiting.length + payments > 0) return { words: waitingTitle(waiting.length, payments), tone, liveIsAway };
  if (tone === 'error') return { words: scoresNeedALook ? NEEDS_A_LOOK : NEEDS_A_LOOK_TOO, tone, liveIsAway };
  if (!online) return { words: OFFLINE, tone, liveIsAway };
  return liveIsAway ? { words: LIVE_AWAY_SHORT, tone: 'info', liveIsAway } : null;
}

/** The whole of what the header says in a few words. */
export function OfflineBanners({ liveIsAway }: { liveIsAway: boolean }) {
  const { online, entries, tabEntries, damaged, forgetDamaged } = useOffline();
  const payments = useLastingPayments();
  const refusedPayments = tabEntries.filter(({ refusal }) => refusal !== null);
  const waiting = entries.filter(isWaiting);
  const refused = entries.filter(isRefused);
  return (
    <div>
      {(!online || waiting.length + payments > 0) && <Waiting waiting={waiting} payments={payments} title={waiting.length + payments > 0 ? KEPT_ON_PHONE : undefined} />}
      {refused.length > 0 && <RefusedScores refused={refused} />}
      {refusedPayments.length > 0 && (
        <OptionalPart>
          <RefusedPayments refused={refusedPayments} />
        </OptionalPart>
      )}
      {damaged > 0 && (
        <Banner tone="error" title={DAMAGED} action={<Button onClick={forgetDamaged}>{GOT_IT}</Button>}>
          {DAMAGED_HINT}
        </Banner>
      )}
      {liveIsAway && online && waiting.length + payments === 0 && <Banner tone="info">{LIVE_AWAY}</Banner>}
    </div>
  );
}

interface WaitingProps {
  waiting: readonly Entry[];
  payments: number;
  title: string | undefined;
}

/** What waits on this phone, and a way to send it now. */
export function Waiting({ waiting, payments, title }: WaitingProps) {
  const { online, syncing, serverAway, lastSyncedAt, syncNow } = useOffline();
  const inMemory = waiting.some(isInMemory);
  const count = waiting.length + payments;
  return (
    <Banner
      tone={inMemory ? 'error' : 'warning'}
      title={title}
      action={
        count > 0 && (
          <Button busy={syncing} busyLabel={SYNCING} onClick={syncNow}>
            {SYNC_NOW}
          </Button>
        )
      }
    >
      <span>{count === 0 ? OFFLINE_HINT : inMemory ? MEMORY_ONLY : !online ? WAITING_FOR_SIGNAL : serverAway && WAITING_FOR_SERVER}</span>
      {count > 0 && lastSyncedAt !== null && <span>{` ${lastSynced(timeOfDay(lastSyncedAt))}`}</span>}
    </Banner>
  );
}

const isRefused = ({ synced, refusal }: Entry): boolean => !synced && refusal !== null;
/** The phone could not store it. */
const isInMemory = ({ id }: Entry): boolean => id < 0;

/** Payments that wait. One that is sent at once is no news. */
function useLastingPayments(): number {
  const { online, serverAway, tabEntries } = useOffline();
  return online && !serverAway ? 0 : tabEntries.filter(isPaymentWaiting).length;
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
