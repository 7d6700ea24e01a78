import type { LiveStatus } from '@fairshare/api-client';
import { type ReactNode, useEffect, useState } from 'react';
import { isInMemory, isPaymentWaiting, isRefused, isWaiting, useLeaving, useOffline } from '../../session/offline/offline';
import { COULD_NOT_OPEN_OFFLINE, LIVE_AWAY_SHORT, NEEDS_A_LOOK, NEEDS_A_LOOK_TOO, OFFLINE, waitingTitle } from '../../session/offline/texts';
import { useSheet } from '../../shared/use-sheet';
import { whenIdle } from '../../shared/when-idle';

/** A connection that is lost for a shorter time is not reported. Milliseconds. */
const LIVE_AWAY_AFTER_MS = 5_000;

const loadSheet = () => import('./offline-sheet');

interface Words {
  readonly words: string;
  readonly tone: 'info' | 'warning' | 'error';
}

export interface OfflineStatus {
  /** Shown in the header while there is something to report, else null. */
  readonly header: (Words & { readonly onOpen: () => void }) | null;
  /** The sheet with all details, open after a press on the header. */
  readonly sheet: ReactNode;
}

/**
 * The state of the connection and of unsent entries: a short text for the header, and a sheet with the details.
 * @param screen the current screen; the toast about a save is dismissed when it changes
 */
export function useOfflineStatus(live: LiveStatus, screen: string): OfflineStatus {
  const { online, leaveScreen } = useOffline();
  const liveIsAway = useLasting(live === 'disconnected', LIVE_AWAY_AFTER_MS);
  const words = useWords(liveIsAway);
  const { sheet, open, close } = useSheet(loadSheet, COULD_NOT_OPEN_OFFLINE);
  const isOver = words === null;
  // Preloads the sheet: without signal its code could not be fetched.
  useEffect(() => whenIdle(() => void loadSheet().catch(() => undefined)), []);
  useLeaving(screen);
  useEffect(() => {
    if (isOver) close();
  }, [close, isOver]);
  // The sheet shows all details, and a toast would cover it.
  const onOpen = () => {
    leaveScreen();
    open();
  };
  return {
    header: words && { ...words, onOpen },
    sheet: sheet && words && <sheet.default title={words.words} liveIsAway={liveIsAway && online} onClose={close} />,
  };
}

function useWords(liveIsAway: boolean): Words | null {
  const { online, entries, tabEntries, damaged } = useOffline();
  const waiting = entries.filter(isWaiting);
  const payments = useLastingPayments();
  const scoresNeedALook = damaged > 0 || entries.some(isRefused) || waiting.some(isInMemory);
  const tone = scoresNeedALook || tabEntries.some(({ refusal }) => refusal !== null) ? 'error' : 'warning';
  if (waiting.length + payments > 0) return { words: waitingTitle(waiting, payments), tone };
  if (tone === 'error') return { words: scoresNeedALook ? NEEDS_A_LOOK : NEEDS_A_LOOK_TOO, tone };
  if (!online) return { words: OFFLINE, tone };
  return liveIsAway ? { words: LIVE_AWAY_SHORT, tone: 'info' } : null;
}

/** The number of payments that are pending. With a connection they are sent at once, so it is 0. */
function useLastingPayments(): number {
  const { online, serverAway, tabEntries } = useOffline();
  return online && !serverAway ? 0 : tabEntries.filter(isPaymentWaiting).length;
}

/** Whether a condition has been true for some time. */
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
