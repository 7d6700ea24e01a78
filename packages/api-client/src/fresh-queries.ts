import type { ChangeNotice, VersionedRef } from '@fairshare/contracts';
import { type InvalidateQueryFilters, matchQuery, type QueryClient } from '@tanstack/react-query';
import { type ApiClient, api } from './api-client';
import { type ChangeNoticeEvent, refOfNotice, invalidationsAfterWrite, invalidationsFor } from './invalidations';
import { queryKeys } from './query-keys';

/** Another phone that sends a whole round at once is one reason to read again, not two hundred. Milliseconds. */
const HINTS_TOGETHER_MS = 200;

/** Updates cached queries by the delta of a change notice. Returns the queries to refetch nevertheless; null: the delta cannot be applied, refetch all of them. */
export type ApplyDelta = (queryClient: QueryClient, notice: ChangeNotice) => InvalidateQueryFilters[] | null;

export interface FreshQueries {
  /** Takes a change notice of the socket; one whose version is already known is skipped. */
  onChangeNotice(event: ChangeNoticeEvent, notice: ChangeNotice): void;
  /** Hints may have been lost: everything about groups and games is read again. */
  onResync(): void;
  /** All that was missed has been announced: only what was still to be read before is read. */
  onReturn(owed: InvalidateQueryFilters): void;
  stop(): void;
}

/**
 * Keeps what the screens show as new as what was written or announced: after every write of one's own, and after every notice that
 * brings news, the queries concerned are read again. While a write is under way this waits, so that a screen that already shows
 * what was entered is not set back by an answer from before it. Never-stale defaults are the shell's; this is what makes them safe.
 *
 * @param applyDelta makes a change notice that carries what changed cost no request; without it every notice is read
 */
export function keepQueriesFresh(queryClient: QueryClient, client: ApiClient = api, applyDelta: ApplyDelta = () => null): FreshQueries {
  const mutations = queryClient.getMutationCache();
  const written = new Map<string, number>();
  const announced = new Map<string, number>();
  let wanted: InvalidateQueryFilters[] = [];
  /** Hints that came while a write was under way. */
  let waiting: [ChangeNoticeEvent, ChangeNotice][] = [];
  let flushing = false;
  let heardAt = -Infinity;
  let later: ReturnType<typeof setTimeout> | undefined;

  /** The first notice counts at once, those right after it together. */
  function wantSoon(filters: InvalidateQueryFilters[]): void {
    const pause = heardAt + HINTS_TOGETHER_MS - performance.now();
    if (pause <= 0) {
      heardAt = performance.now();
      return want(filters);
    }
    wanted.push(...filters);
    later ??= setTimeout(() => {
      later = undefined;
      heardAt = performance.now();
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

  /** Applies a change notice that carries what changed; reads again for any other. */
  function take(event: ChangeNoticeEvent, notice: ChangeNotice): void {
    const toRead = notice.delta ? applyDelta(queryClient, notice) : null;
    if (toRead === null) wantSoon(invalidationsFor(event, notice));
    else if (toRead.length > 0) wantSoon(toRead);
  }

  function flush(): void {
    if ((wanted.length === 0 && waiting.length === 0) || isWriting()) return;
    const heard = waiting;
    waiting = [];
    for (const [event, notice] of heard) if (!isWritten(event, notice)) take(event, notice);
    if (wanted.length === 0) return;
    const filters = wanted;
    wanted = [];
    void queryClient.invalidateQueries({ predicate: (query) => filters.some((filter) => matchQuery(filter, query)) });
  }

  /** Whether a write of one's own made that version: its answer has been shown, and the rest is being read. */
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
