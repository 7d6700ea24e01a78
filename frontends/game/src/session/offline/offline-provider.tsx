import { api, currentUserQuery, isLoggedOut } from '@fairshare/api-client';
import type { SyncCause, SyncReport } from '@fairshare/offline';
import { useToast } from '@fairshare/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Offline, OfflineContext } from './offline';
import { SyncController } from './sync-controller';
import { NO_SIGNAL_YET, SAVE_ERROR, SAVED_OFFLINE, SAVED_ON_PHONE, scoresInConflict, SYNC_ERROR, syncComplete } from './texts';
import { SyncControllerContext } from './use-snapshot';

interface OfflineProviderProps {
  userId: string;
  /** Whether the golfer used the app on this phone before. */
  knownHere: boolean;
  onLoggedOut: () => void;
  /** Called when an entry is refused because the session is missing. Replaces the check for the signed-in user. */
  onShutOut?: () => void;
  children: ReactNode;
}

/** Stores what the golfer enters without signal, and sends it later. Remount it for another golfer. */
export function OfflineProvider({ userId, knownHere, onLoggedOut, onShutOut, children }: OfflineProviderProps) {
  const queryClient = useQueryClient();
  const { toast, resolve } = useToast();
  const [controller] = useState(() => new SyncController(userId, queryClient, knownHere));
  useEffect(() =>
    controller.listen({
      onQueued: (why) => toast(QUEUED_WORDS[why]),
      onNoSignal: () => toast(NO_SIGNAL_YET),
      onReport: (report, cause) => {
        const words = wordsFor(report, cause);
        if (words) toast(words);
      },
      onSignedOut: () => {
        if (onShutOut) return onShutOut();
        void api.call('GET /api/auth/user').then(
          (user) => queryClient.setQueryData(currentUserQuery().queryKey, user),
          (error: unknown) => isLoggedOut(error) && onLoggedOut(),
        );
      },
    }),
  );
  useEffect(() => controller.start(), [controller]);

  const state = useSyncExternalStore(controller.subscribe, () => controller.state);
  const leaveScreen = useCallback(() => {
    controller.leaveScreen();
    resolve(QUEUED);
  }, [controller, resolve]);
  const offline = useMemo<Offline>(() => {
    const { saveOrQueue, pay, undoPayment, seenOnTab, removeTabEntries, syncNow, retryRefused, remove, forgetDamaged } = controller;
    return { ...state, userId, saveOrQueue, pay, undoPayment, seenOnTab, removeTabEntries, syncNow, leaveScreen, retryRefused, remove, forgetDamaged };
  }, [controller, state, userId, leaveScreen]);
  return (
    <SyncControllerContext value={controller}>
      <OfflineContext value={offline}>{children}</OfflineContext>
    </SyncControllerContext>
  );
}

/** Identifies the toast about a queued save. */
const QUEUED = 'queued';

const QUEUED_WORDS = {
  'no-signal': { ...SAVED_OFFLINE, tone: 'info', cause: QUEUED },
  'no-answer': { ...SAVED_ON_PHONE, tone: 'info', cause: QUEUED },
  'memory-only': { ...SAVE_ERROR, tone: 'error' },
} as const;

/** A failed retry shows no message: the indicator already does. */
function wordsFor({ sent, conflicts, stopped }: SyncReport, cause: SyncCause) {
  if (conflicts > 0) return { ...scoresInConflict(conflicts), tone: 'warning' } as const;
  if (sent > 0) return { ...syncComplete(sent), tone: 'success' } as const;
  if (stopped?.outcome === 'unreachable' && cause !== 'retry') return { ...SYNC_ERROR, tone: 'error' } as const;
  return null;
}
