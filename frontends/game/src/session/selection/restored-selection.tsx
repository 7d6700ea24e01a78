import { groupGamesQuery, groupsQuery, preferencesQuery, tabQuery } from '@fairshare/api-client';
import type { Preferences } from '@fairshare/contracts';
import { Spinner } from '@fairshare/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/when-idle';
import { MAIN_APP_EXPECTED, waitWords } from '../../start/page';
import { prefetchRound } from '../../start/prefetch';
import { useLatestRound, useRestoredRound } from '../offline/use-snapshot';
import styles from './restored-selection.module.css';
import { useFontAwaited } from './use-font-awaited';
import { useSaveSelected } from './save-selection';
import { withDeepLink } from './deep-link';
import { NOTHING_SELECTED, type Selected } from './selected';
import { SelectionProvider } from './selection';
import { readStored, type RememberedSelection, restoredFrom, selectedBy, store } from './stored-selection';

/** With weak signal, after this time the phone's own copy is used instead of a longer wait for the server's response. Milliseconds. */
const GIVE_UP_ON_SERVER_AFTER_MS = 2500;

/** Restores the tab, group and game from the stored preferences, and stores every change for the next visit. */
export function RestoredSelection({ userId, children }: { userId: string; children: ReactNode }) {
  const [stored] = useState(() => readStored(userId));
  const preferences = useQuery(preferencesQuery());
  const waitedEnough = useTimer(GIVE_UP_ON_SERVER_AFTER_MS) && stored !== null;
  useHeadStart(stored);
  useRestoredRound(stored?.gameId ?? null);
  const nobodyKnows = preferences.isError && stored === null;
  const latest = useLatestRound(nobodyKnows);
  const isFontAwaited = useFontAwaited();

  if ((preferences.isLoading && !waitedEnough) || (nobodyKnows && latest === undefined) || isFontAwaited) return <RestoringScreen words={waitWords(Boolean(stored?.gameId))} />;
  const remembered = latest ? { ...NOTHING_SELECTED, ...latest } : stored;
  return (
    <StoredSelection userId={userId} preferences={preferences.data} remembered={remembered}>
      {children}
    </StoredSelection>
  );
}

interface StoredSelectionProps {
  userId: string;
  /** The server's preferences; missing: not read yet. A later response does not change the selection, so that the screen does not change under the golfer's hands. */
  preferences: Preferences | undefined;
  /** This phone's copy, if it has one. */
  remembered: RememberedSelection | null;
  children: ReactNode;
}

function StoredSelection({ userId, preferences, remembered, children }: StoredSelectionProps) {
  const [saved] = useState(preferences);
  const [initial] = useState(() => withDeepLink(restoredFrom(preferences, remembered), userId));
  const keep = useSaveSelected(userId, saved ? selectedBy(saved) : initial);
  // Whether this is the golfer's own choice, not merely the default.
  const known = preferences !== undefined || remembered !== null;
  // Stores the server's selection on the phone: without signal there is no other source.
  useEffect(() => {
    if (known) store(userId, { ...initial, basedOn: saved?.version });
  }, [userId, initial, known, saved]);
  useGroupsAhead(initial.groupId);
  return (
    <SelectionProvider initial={initial} onChange={keep}>
      {children}
    </SelectionProvider>
  );
}

/** If the page's HTML contains a frame of the main app, that frame covers this screen. */
function RestoringScreen({ words }: { words: string }) {
  return (
    <main {...{ [MAIN_APP_EXPECTED]: '' }}>
      <div className={styles.screen} role="status">
        <Spinner />
        <h1 className={styles.title}>{words}</h1>
      </div>
    </main>
  );
}

/** The server's selection is usually the same as the phone's, so its data is prefetched at once, not after the preferences. */
function useHeadStart(stored: Selected | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (stored) prefetchRound(queryClient, stored.groupId, stored.gameId);
  }, [queryClient, stored]);
}

/** Prefetches the Groups tab and the group's tab, which the golfer may first open on a hole without signal. */
function useGroupsAhead(groupId: string | null): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        void queryClient.prefetchQuery(groupsQuery());
        if (groupId === null) return;
        void queryClient.prefetchQuery(groupGamesQuery(groupId));
        void queryClient.prefetchInfiniteQuery(tabQuery(groupId));
      }),
    [queryClient, groupId],
  );
}

function useTimer(milliseconds: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return over;
}
