import { newKey } from '@fairshare/api-client';
import { cellOfEntry, type Entry, type NewScore, type TabEntry, type TabPayment } from '@fairshare/offline';
import { createContext, useContext, useEffect } from 'react';

/** The state of this phone's connection and of its unsent entries. */
export interface OfflineState {
  readonly online: boolean;
  readonly syncing: boolean;
  /** There is signal, but the server did not respond to the latest attempt to send something. */
  readonly serverAway: boolean;
  /** Entries of this phone that the server's responses may not contain yet, in order. */
  readonly entries: readonly Entry[];
  /** Payments tapped here, and undos of payments, that the server's responses may not contain yet, in order. */
  readonly tabEntries: readonly TabEntry[];
  /** Number of records that could not be read and were set aside. */
  readonly damaged: number;
  /** When the server last accepted all pending entries; epoch milliseconds of this phone's clock. */
  readonly lastSyncedAt: number | null;
}

/** One save: sent to the server at once if it is reachable, else queued on the phone. */
export interface PendingSave {
  /** Identifies the queue, so that the save stays in order after entries that are already pending there. */
  readonly queue: Pick<NewScore, 'sessionId' | 'type' | 'hole'>;
  /** If the response is lost, the server recognises the queued entry by `idempotencyKey`. */
  readonly online: (idempotencyKey: string) => Promise<unknown>;
  readonly scores: () => readonly NewScore[];
}

/** A golfer's entries on a hole, by cell. */
type EnteredCells = Readonly<Record<string, { readonly value: number | string | null; readonly baseVersion: number }>>;

export interface Offline extends OfflineState {
  /** The user whose entries these are; empty without a user. */
  readonly userId: string;
  /** Only where nothing is saved: applies an entry on a hole at once. Null empties a cell. */
  readonly enterAtOnce?: (hole: number, change: (entered: EnteredCells) => EnteredCells) => void;
  /** @throws the error with which the server refuses the save */
  saveOrQueue(save: PendingSave): Promise<void>;
  /** Records a payment; it is queued and sent like a score. `seen`: the newest line of the tab that is shown. Returns its key. */
  pay(payment: TabPayment, seen: string | null): Promise<string>;
  /** Undoes a payment: one on the tab by its line, or one tapped here by its key. */
  undoPayment(payment: TabPayment, of: { readonly paymentId: string } | { readonly key: string }): void;
  /** The tab shows a payment tapped here whose response got lost: it is not sent again. */
  seenOnTab(key: string, lineId: string): void;
  /** Deletes entries of the tab. */
  removeTabEntries(keys: readonly string[]): void;
  syncNow(): void;
  /** The screen or the hole has changed: dismisses the toast about a save, and suppresses a late one. */
  leaveScreen(): void;
  retryRefused(): void;
  remove(ids: readonly number[]): void;
  forgetDamaged(): void;
}

/** Without a provider every save goes straight to the server, and nothing is queued. */
export const WITHOUT_STORE: Offline = {
  userId: '',
  online: true,
  syncing: false,
  serverAway: false,
  entries: [],
  tabEntries: [],
  damaged: 0,
  lastSyncedAt: null,
  saveOrQueue: async ({ online }) => void (await online(newKey())),
  pay: async () => '',
  undoPayment: () => undefined,
  seenOnTab: () => undefined,
  removeTabEntries: () => undefined,
  syncNow: () => undefined,
  leaveScreen: () => undefined,
  retryRefused: () => undefined,
  remove: () => undefined,
  forgetDamaged: () => undefined,
};

export const OfflineContext = createContext<Offline>(WITHOUT_STORE);

export const useOffline = (): Offline => useContext(OfflineContext);

/** Dismisses the toast about a save when this screen or hole is left. */
export function useLeaving(place: string | number): void {
  const { leaveScreen } = useOffline();
  useEffect(() => leaveScreen, [leaveScreen, place]);
}

export const isWaiting = ({ synced, refusal }: Entry): boolean => !synced && refusal === null;
/** The server refused the entry. */
export const isRefused = ({ synced, refusal }: Entry): boolean => !synced && refusal !== null;
/** The phone could not store the entry. */
export const isInMemory = ({ id }: Entry): boolean => id < 0;
export const isUnsent = ({ synced }: Entry): boolean => !synced;

export const isPaymentWaiting = ({ refusal, sentAs }: TabEntry): boolean => refusal === null && sentAs === null;

/** Hole → number of these cells of a session that are pending. */
export function useWaitingByHole(sessionId: string, isShown: (cell: string) => boolean): Readonly<Record<number, number>> {
  const { entries } = useOffline();
  const waiting: Record<number, number> = {};
  for (const entry of entries) {
    const cell = entry.sessionId === sessionId && isUnsent(entry) ? cellOfEntry(entry)?.cell : undefined;
    if (cell !== undefined && isShown(cell) && entry.hole !== null) waiting[entry.hole] = (waiting[entry.hole] ?? 0) + 1;
  }
  return waiting;
}

/** Whether any entry of a session exists on this phone only. */
export function useHasUnsent(roundId: string): boolean {
  return useOffline().entries.some((entry) => isUnsent(entry) && entry.sessionId === roundId);
}
