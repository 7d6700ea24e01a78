import type { ChangeNotice, VersionedRef } from '@fairshare/contracts';
import { type InvalidateQueryFilters, matchQuery, type QueryClient } from '@tanstack/react-query';
import { type ApiClient, api } from './api-client';
import { type ChangeNoticeEvent, refOfNotice, invalidationsAfterWrite, invalidationsFor } from './invalidations';
import { queryKeys } from './query-keys';

/** Notices within this time cause one refetch together: another phone may send a whole round at once. Milliseconds. */
const NOTICES_TOGETHER_MS = 200;

/** Updates cached queries by the delta of a change notice. Returns the queries to refetch nevertheless; null: the delta cannot be applied, refetch all of them. */
export type ApplyDelta = (queryClient: QueryClient, notice: ChangeNotice) => InvalidateQueryFilters[] | null;

export interface FreshQueries {
  /** Handles a change notice of the socket; one of a known version is ignored. */
  onChangeNotice(event: ChangeNoticeEvent, notice: ChangeNotice): void;
  /** Call it when change notices may have been lost: everything about groups and games is refetched. */
  onResync(): void;
  /** Call it once all missed notices were delivered: only the queries of `owed` are refetched. */
  onReturn(owed: InvalidateQueryFilters): void;
  stop(): void;
}

/**
 * Keeps cached queries up to date: after each write of this client, and after each notice of a newer version, the affected queries are
 * refetched. During a write the refetch waits, so that a response from before the write does not overwrite the new entry on the screen.
 * The shell's defaults treat cached data as never stale; this function makes that safe.
 *
 * @param applyDelta applies a change notice that carries a delta without a request; without it every notice causes a refetch
 */
export function keepQueriesFresh(queryClient: QueryClient, client: ApiClient = api, applyDelta: ApplyDelta = () => null): FreshQueries {
  const mutations = queryClient.getMutationCache();
  const written = new Map<string, number>();
  const announced = new Map<string, number>();
  let wanted: InvalidateQueryFilters[] = [];
  /** Notices received during a write. */
  let waiting: [ChangeNoticeEvent, ChangeNotice][] = [];
  let flushing = false;
  let receivedAt = -Infinity;
  let later: ReturnType<typeof setTimeout> | undefined;

  /** The first notice is handled at once, those shortly after it together. */
  function wantSoon(filters: InvalidateQueryFilters[]): void {
    const pause = receivedAt + NOTICES_TOGETHER_MS - performance.now();
    if (pause <= 0) {
      receivedAt = performance.now();
      return want(filters);
    }
    wanted.push(...filters);
    later ??= setTimeout(() => {
      later = undefined;
      receivedAt = performance.now();
      flush();
    }, pause);
  }

  function want(filters: InvalidateQueryFilters[]): void {
    wanted.push(...filters);
    if (flushing) return;
    flushing = true;
    queueMicrotask(() => {
      flushing = false;
      flush();
    });
  }

  const isWriting = (): boolean => mutations.findAll({ status: 'pending' }).some(({ state }) => !state.isPaused);

  /** Applies a change notice that carries a delta; refetches for any other. */
  function take(event: ChangeNoticeEvent, notice: ChangeNotice): void {
    const toRefetch = notice.delta ? applyDelta(queryClient, notice) : null;
    if (toRefetch === null) wantSoon(invalidationsFor(event, notice));
    else if (toRefetch.length > 0) wantSoon(toRefetch);
  }

  function flush(): void {
    if ((wanted.length === 0 && waiting.length === 0) || isWriting()) return;
    const received = waiting;
    waiting = [];
    for (const [event, notice] of received) if (!isWritten(event, notice)) take(event, notice);
    if (wanted.length === 0) return;
    const filters = wanted;
    wanted = [];
    void queryClient.invalidateQueries({ predicate: (query) => filters.some((filter) => matchQuery(filter, query)) });
  }

  /** Whether a write of this client made that version: its response is cached, and the related queries are being refetched. */
  const isWritten = (event: ChangeNoticeEvent, notice: ChangeNotice): boolean => (written.get(keyOf(refOfNotice(event, notice))) ?? 0) >= notice.version;

  const stopListening = [
    client.onWrite((refs) => {
      for (const ref of refs) raise(written, keyOf(ref), ref.version);
      want(refs.flatMap(invalidationsAfterWrite));
    }),
    mutations.subscribe(flush),
  ];

  return {
    onChangeNotice(event, notice) {
      if (isWritten(event, notice) || (announced.get(`${event}/${notice.id}`) ?? 0) >= notice.version) return;
      raise(announced, `${event}/${notice.id}`, notice.version);
      client.seen.note([refOfNotice(event, notice)]);
      if (isWriting()) waiting.push([event, notice]);
      else take(event, notice);
    },
    onResync() {
      want([queryKeys.groups, queryKeys.allGameStates, queryKeys.allPointsGames, queryKeys.allConflicts, queryKeys.allCombinedResults].map((queryKey) => ({ queryKey })));
    },
    onReturn: (owed) => want([owed]),
    stop() {
      clearTimeout(later);
      for (const stop of stopListening) stop();
    },
  };
}

const keyOf = ({ kind, id }: VersionedRef): string => `${kind}/${id}`;

function raise(versions: Map<string, number>, key: string, version: number): void {
  versions.set(key, Math.max(version, versions.get(key) ?? 0));
}
