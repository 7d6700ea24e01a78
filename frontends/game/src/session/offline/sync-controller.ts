import { api, newKey, queryKeys } from '@fairshare/api-client';
import { nextTask } from '@fairshare/federation/next-task';
import { queueOf, type NewScore, type TabPayment, type SyncCause, type SyncReport, type SyncSchedule } from '@fairshare/offline';
import type { Tab } from '@fairshare/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { isWaiting, type PendingSave, type OfflineState } from './offline';
import type { OfflineStore } from './store';
import { type UnsentReason, unsentReason } from './unsent-reason';

const LAST_SYNCED = 'lastSynced';
/** When the database opens at the latest, on a phone that has no known data of the golfer and shows no round. Milliseconds. */
const OPENED_AT_LATEST_MS = 5_000;
/** All queries from which the screens render a round. */
const ROUND_QUERIES: readonly string[] = [queryKeys.allPointsGames[0], queryKeys.allGameStates[0]];

export const loadStore = () => import('./store');

/** Notifies the golfer of the controller's events. */
export interface SyncListener {
  /** Entries were queued while none were pending before, or could be kept in memory only. */
  readonly onQueued: (why: UnsentReason | 'memory-only') => void;
  /** A sync was requested, but there is no signal. */
  readonly onNoSignal: () => void;
  readonly onReport: (report: SyncReport, cause: SyncCause) => void;
  readonly onSignedOut: () => void;
}

const TAB = queryKeys.tab('')[2];

const ignore = () => undefined;
const NOBODY_LISTENS: SyncListener = { onQueued: ignore, onNoSignal: ignore, onReport: ignore, onSignedOut: ignore };

/** One golfer's unsent entries while a page is open: stores them, sends them, and publishes their state. */
export class SyncController {
  readonly #listeners = new Set<() => void>();
  readonly #closing: (() => void)[] = [];
  #opening: Promise<OfflineStore> | null = null;
  #ready: OfflineStore | null = null;
  #closed = false;
  #schedule: SyncSchedule | null = null;
  #state: OfflineState = { online: navigator.onLine, syncing: false, serverAway: false, entries: [], tabEntries: [], damaged: 0, lastSyncedAt: null };

  #listener = NOBODY_LISTENS;
  /** Whether a toast about queued entries was shown in this outage. */
  #isOutageShown = false;
  /** Number of screens that were left so far. */
  #screen = 0;

  constructor(
    private readonly userId: string,
    private readonly queryClient: QueryClient,
    /** Whether this phone is known to have shown a round of the golfer's. If not, the database is opened when a round is shown. */
    private readonly knownHere: boolean,
  ) {}

  listen(listener: SyncListener): void {
    this.#listener = listener;
  }

  get state(): OfflineState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Listens to the events that make a sync worth trying. Returns a function that stops it. */
  start(): () => void {
    const open = () => void this.store.catch(() => undefined);
    if (this.knownHere) open();
    else {
      const timer = setTimeout(open, OPENED_AT_LATEST_MS);
      this.#closing.push(() => clearTimeout(timer));
    }
    const onOnline = () => {
      this.#show({ online: true });
      this.#schedule?.soon();
    };
    const onOffline = () => this.#show({ online: false });
    const onVisible = () => {
      if (document.visibilityState === 'visible') this.#syncIfWaiting();
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    document.addEventListener('visibilitychange', onVisible);
    this.#closing.push(() => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onVisible);
    });
    return () => this.#close();
  }

  /** No toast is shown for entries that are queued after their screen was left. */
  readonly leaveScreen = (): void => {
    this.#screen += 1;
  };

  readonly saveOrQueue = async ({ queue, online, scores }: PendingSave): Promise<void> => {
    const at = { enteredAt: api.clock.now(), screen: this.#screen };
    if (!navigator.onLine) return this.#enqueue(scores(), 'no-signal', at);
    if (this.#waitsIn(queue)) return this.#enqueue(scores(), 'no-answer', at);
    const callKey = newKey();
    // The scores are captured at the moment of saving: the screen may show others when the call fails.
    const entered = scores().map((score) => ({ ...score, callKey }));
    try {
      await online(callKey);
    } catch (error) {
      const why = unsentReason(error);
      if (why === null) throw error;
      this.#show({ serverAway: why === 'no-answer' });
      await this.#enqueue(entered, why, at);
    }
  };

  readonly pay = async (payment: TabPayment, seen: string | null): Promise<string> => {
    const { tab } = await this.store;
    const key = await tab.pay(payment, seen);
    this.#syncIfWaiting();
    return key;
  };

  readonly undoPayment = (payment: TabPayment, of: { readonly paymentId: string } | { readonly key: string }): void =>
    void this.store.then(async ({ tab }) => {
      await ('key' in of ? tab.takeBack(of.key) : tab.undo(payment, of.paymentId));
      this.#syncIfWaiting();
    });

  readonly seenOnTab = (key: string, lineId: string): void => void this.store.then(({ tab }) => tab.seenAs(key, lineId));

  readonly removeTabEntries = (keys: readonly string[]): void => void this.store.then(({ tab }) => tab.remove(keys));

  readonly syncNow = (): void => {
    if (navigator.onLine) void this.#schedule?.now('asked');
    else this.#listener.onNoSignal();
  };

  readonly retryRefused = (): void =>
    void this.store.then(async ({ outbox }) => {
      await outbox.retryRefused();
      this.syncNow();
    });

  readonly remove = (ids: readonly number[]): void => void this.store.then(({ outbox }) => outbox.remove(ids));

  readonly forgetDamaged = (): void => void this.store.then(({ outbox }) => outbox.forgetDamaged());

  /** The parts that need the local database. Rejects if their code cannot be loaded; a later access tries again. */
  get store(): Promise<OfflineStore> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  async #open(): Promise<OfflineStore> {
    // Runs in tasks of its own: most often the store is first requested by a round that is being rendered.
    await nextTask();
    const { openStore, SyncSchedule: Schedule } = await loadStore();
    await nextTask();
    const store = await openStore(this.userId);
    this.#ready = store;
    this.#closing.push(
      () => store.outbox.close(),
      () => store.tab.close(),
      store.outbox.subscribe(() => this.#show(store.outbox.state)),
      store.tab.subscribe(() => this.#show({ tabEntries: store.tab.entries })),
      this.#watchQueries(store),
    );
    this.#schedule = new Schedule({
      sync: () => this.#sync(store),
      onReport: (report, cause) => void this.#onReport(report, cause),
      onRunning: (syncing) => this.#show({ syncing }),
      jitter: () => 0.5 + Math.random(),
    });
    this.#show({ ...store.outbox.state, tabEntries: store.tab.entries });
    void store.snapshots.fact(LAST_SYNCED).then(
      (kept) => typeof kept === 'number' && this.#show({ lastSyncedAt: this.#state.lastSyncedAt ?? kept }),
      () => undefined,
    );
    for (const [, read] of this.queryClient.getQueriesData({ predicate: ({ queryKey }) => queryKey[2] === TAB })) keepTab(store, read);
    if (this.#closed) this.#close();
    else this.#syncIfWaiting();
    return store;
  }

  /**
   * @param enteredAt by the server's clock: if the response of a save got lost, the save may have taken effect at that time, and keeps its place in the order
   * @param screen the number of the screen where it was entered
   */
  async #enqueue(scores: readonly NewScore[], why: UnsentReason, { enteredAt, screen }: { enteredAt: number; screen: number }): Promise<void> {
    if (scores.length === 0) return;
    const { outbox } = await this.store;
    const isFirst = !this.#isOutageShown && !this.#state.entries.some(isWaiting);
    this.#isOutageShown = true;
    const stored = await outbox.add(scores, enteredAt);
    // Later entries only change the count on the screen.
    if (!stored) this.#listener.onQueued('memory-only');
    else if (isFirst && screen === this.#screen) this.#listener.onQueued(why);
    if (navigator.onLine) this.#schedule?.soon();
  }

  #waitsIn(queue: PendingSave['queue']): boolean {
    return this.#state.entries.some((entry) => isWaiting(entry) && queueOf(entry) === queueOf(queue));
  }

  #syncIfWaiting(): void {
    if (this.#ready && this.#ready.outbox.waiting.length + this.#ready.tab.waiting.length > 0 && navigator.onLine) void this.#schedule?.now('event');
  }

  /** Runs as a mutation: screens then delay refetching until all entries are sent, and do not fall back to older data in between. */
  #sync(store: OfflineStore): Promise<SyncReport> {
    const { queryClient } = this;
    return queryClient
      .getMutationCache()
      .build(queryClient, { mutationKey: ['syncOffline'], mutationFn: () => store.sync(), networkMode: 'always', retry: false })
      .execute(undefined);
  }

  async #onReport(report: SyncReport, cause: SyncCause): Promise<void> {
    this.#show({ serverAway: report.stopped?.outcome === 'unreachable' && navigator.onLine });
    if (report.stopped === null && this.#ready) {
      this.#isOutageShown = false;
      const lastSyncedAt = Date.now();
      this.#show({ lastSyncedAt });
      void this.#ready.snapshots.saveFact(LAST_SYNCED, lastSyncedAt).catch(() => undefined);
      this.#ready.forgetSeen(this.queryClient);
    }
    const sentOnTab = this.#state.tabEntries.filter(({ sentAs }) => sentAs !== null).map(({ groupId }) => groupId);
    for (const groupId of new Set(sentOnTab)) void this.queryClient.invalidateQueries({ queryKey: queryKeys.tab(groupId) });
    this.#listener.onReport(report, cause);
    if (report.stopped?.outcome === 'signed-out') this.#listener.onSignedOut();
  }

  /** Stores tabs, to be read without signal. Drops sent entries from the screen's own layer once the server's responses contain them. */
  #watchQueries(store: OfflineStore): () => void {
    return this.queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryKey[2] === TAB) keepTab(store, event.query.state.data);
      if (ROUND_QUERIES.includes(String(event.query.queryKey[0]))) store.forgetSeen(this.queryClient);
    });
  }

  #show(change: Partial<OfflineState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #close(): void {
    this.#closed = true;
    this.#schedule?.close();
    this.#closing.splice(0).forEach((close) => close());
  }
}

function keepTab({ snapshots }: OfflineStore, read: unknown): void {
  const [first] = (read as { pages?: Tab[] } | undefined)?.pages ?? [];
  if (first) void snapshots.saveTab(first.groupId, first).catch(() => undefined);
}
