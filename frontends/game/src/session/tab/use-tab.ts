import { tabQuery } from '@fairshare/api-client';
import type { Tab } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { isUncertain, lineOfEntry, type TabEntry, withTabEntries } from '@fairshare/offline';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { neutralWords, standingWords } from '../../shared/tab-words';
import { useOffline } from '../offline/offline';
import { useSyncController } from '../offline/use-snapshot';

export interface ShownTab {
  /** The tab including this phone's unsent payments; its lines are those read so far. Null: not read yet. */
  readonly tab: Tab | null;
  /** Payments tapped here that the tab does not show yet. */
  readonly entries: readonly TabEntry[];
  /** Payments tapped here that the server may already have recorded, so the debt between their two players is uncertain. */
  readonly uncertain: readonly TabEntry[];
  readonly error: Error | null;
  readonly retry: () => void;
  /** Reads older lines; null: there are none. */
  readonly readOlder: (() => void) | null;
  readonly isReadingOlder: boolean;
}

/** A group's tab as this phone knows it. Without signal, it is the stored snapshot. */
export function useTab(groupId: string): ShownTab {
  const { tabEntries, seenOnTab, removeTabEntries } = useOffline();
  const { data, error, failureCount, fetchStatus, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(tabQuery(groupId));
  useSeenTab(groupId, data === undefined && (fetchStatus === 'paused' || failureCount > 0));
  const read = useMemo(() => merged(data?.pages), [data]);
  const own = useMemo(() => tabEntries.filter((entry) => entry.groupId === groupId), [tabEntries, groupId]);
  const tab = useMemo(() => read && withTabEntries(read, own), [read, own]);
  const entries = useMemo(() => own.filter((entry) => !isSeen(entry, read)), [own, read]);
  const uncertain = useMemo(() => own.filter((entry) => isUncertain(read?.lines ?? [], entry)), [own, read]);

  useEffect(() => {
    for (const entry of own) {
      const line = entry.kind === 'pay' && entry.sentAs === null && entry.refusal === null ? lineOfEntry(read?.lines ?? [], entry) : undefined;
      if (line) seenOnTab(entry.key, line.id);
    }
    const seen = own.filter((entry) => entry.sentAs !== null && isSeen(entry, read)).map(({ key }) => key);
    if (seen.length > 0) removeTabEntries(seen);
  }, [own, read, seenOnTab, removeTabEntries]);
  return {
    tab,
    entries,
    uncertain,
    error: tab ? null : error,
    retry: () => void refetch(),
    readOlder: hasNextPage ? () => void fetchNextPage() : null,
    isReadingOlder: isFetchingNextPage,
  };
}

/** The reader's balance on the tab in one sentence; null: not read yet. */
export function tabSentence(tab: Tab | null, me: string | null): string | null {
  if (!tab) return null;
  return me === null ? neutralWords(tab.payments.length) : standingWords(dollarsToCents(tab.balances[me] ?? 0));
}

/** The first page with the lines of all pages. A line added in the meantime shifts the pages, so that a line may be on two of them. */
function merged(pages: readonly Tab[] | undefined): Tab | null {
  const [first] = pages ?? [];
  if (!first) return null;
  const lines = new Map((pages ?? []).flatMap((page) => page.lines.map((line) => [line.id, line] as const)));
  return { ...first, lines: [...lines.values()] };
}

/** Whether the server has the entry and the tab shows it. */
function isSeen(entry: TabEntry, tab: Tab | null): boolean {
  const { sentAs, kind, paymentId } = entry;
  if (!tab) return false;
  if (kind === 'pay') return lineOfEntry(tab.lines, entry) !== undefined;
  return sentAs !== null && tab.lines.some(({ id, undoneBy }) => id === paymentId && undoneBy !== null);
}

/** Shows the stored snapshot of a tab until the server responds. */
function useSeenTab(groupId: string, wanted: boolean): void {
  const controller = useSyncController();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!wanted) return;
    const { queryKey } = tabQuery(groupId);
    const show = (tab: unknown) => {
      if (!tab || queryClient.getQueryData(queryKey) !== undefined) return;
      queryClient.setQueryData(queryKey, { pages: [tab as Tab], pageParams: [undefined] }, { updatedAt: 0 });
      void queryClient.invalidateQueries({ queryKey, exact: true });
    };
    controller?.store
      .then(({ snapshots }) => snapshots.tab(groupId))
      .then(show)
      .catch(() => undefined);
  }, [controller, groupId, queryClient, wanted]);
}
