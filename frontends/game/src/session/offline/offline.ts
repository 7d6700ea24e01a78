import { newKey } from '@fairshare/api-client';
import { cellOfEntry, type Entry, type NewScore, type TabEntry, type TabPayment } from '@fairshare/offline';
import { createContext, useContext, useEffect } from 'react';

/** How this phone stands with the server. */
export interface OfflineState {
  readonly online: boolean;
  readonly syncing: boolean;
  /** There is signal, but the server did not answer the last time it was to take something. */
  readonly serverAway: boolean;
  /** What was entered here and is not known to be in the server's answers, in order. */
  readonly entries: readonly Entry[];
  /** Payments tapped here, and undos of payments, that are not known to be in the server's answers, in order. */
  readonly tabEntries: readonly TabEntry[];
  /** Records that could not be read and were set aside. */
  readonly damaged: number;
  /** When the server last took everything; epoch milliseconds of this phone. */
  readonly lastSyncedAt: number | null;
}

/** One save: made with the server if it can be had, else kept on the phone. */
export interface PendingSave {
  /** What it is about, to stay behind what already waits there. */
  readonly queue: Pick<NewScore, 'sessionId' | 'type' | 'hole'>;
  /** `idempotencyKey`: by it the server recognises what is kept, if the response is lost. */
  readonly online: (idempotencyKey: string) => Promise<unknown>;
  readonly scores: () => readonly NewScore[];
}

/** By cell, what a golfer enters on a hole. */
type EnteredCells = Readonly<Record<string, { readonly value: number | string | null; readonly baseVersion: number }>>;

export interface Offline extends OfflineState {
  /** Whose entries these are; empty where nobody is. */
  readonly userId: string;
  /** Where there is nothing to be saved: what is entered on a hole counts at once. Null empties a cell. */
  readonly enterAtOnce?: (hole: number, change: (entered: EnteredCells) => EnteredCells) => void;
  /** @throws what the server refuses the save with */
  saveOrQueue(save: PendingSave): Promise<void>;
  /** Records that somebody paid; it waits and is sent like a score. `seen`: the newest line of the tab that is shown. Returns its key. */
  pay(payment: TabPayment, seen: string | null): Promise<string>;
  /** Undoes a payment: one of the tab by its line, or one tapped here by its key. */
  undoPayment(payment: TabPayment, of: { readonly paymentId: string } | { readonly key: string }): void;
  /** The tab shows a payment tapped here whose answer got lost: it is sent no more. */
  seenOnTab(key: string, lineId: string): void;
  /** Forgets entries of the tab. */
  removeTabEntries(keys: readonly string[]): void;
  syncNow(): void;
  /** The screen or the hole has changed: the toast about a save is dismissed, and a late one is not shown. */
  leaveScreen(): void;
  retryRefused(): void;
  remove(ids: readonly number[]): void;
  forgetDamaged(): void;
}

/** Without a provider every save goes to the server, and nothing waits. */
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
/** The server would not take it. */
export const isRefused = ({ synced, refusal }: Entry): boolean => !synced && refusal !== null;
/** The phone could not store it. */
export const isInMemory = ({ id }: Entry): boolean => id < 0;
export const isUnsent = ({ synced }: Entry): boolean => !synced;

export const isPaymentWaiting = ({ refusal, sentAs }: TabEntry): boolean => refusal === null && sentAs === null;

/** Hole → how many of these cells of a session wait to be sent. */
export function useWaitingByHole(sessionId: string, isShown: (cell: string) => boolean): Readonly<Record<number, number>> {
  const { entries } = useOffline();
  const waiting: Record<number, number> = {};
  for (const entry of entries) {
    const cell = entry.sessionId === sessionId && isUnsent(entry) ? cellOfEntry(entry)?.cell : undefined;
    if (cell !== undefined && isShown(cell) && entry.hole !== null) waiting[entry.hole] = (waiting[entry.hole] ?? 0) + 1;
  }
  return waiting;
}

/** Whether anything of a session is on this phone alone. */
export function useHasUnsent(roundId: string): boolean {
  return useOffline().entries.some((entry) => isUnsent(entry) && entry.sessionId === roundId);
}
