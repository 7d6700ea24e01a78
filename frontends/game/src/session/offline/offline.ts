import { newKey } from '@fairshare/api-client';
import type { Entry, NewScore, TabEntry, TabPayment } from '@fairshare/offline';
import { createContext, useContext } from 'react';

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
  readonly queue: Pick<NewScore, 'gameId' | 'type' | 'hole'>;
  /** `idempotencyKey`: by it the server recognises what is kept, if the response is lost. */
  readonly online: (idempotencyKey: string) => Promise<unknown>;
  readonly scores: () => readonly NewScore[];
}

export interface Offline extends OfflineState {
  /** Whose entries these are; empty where nobody is. */
  readonly userId: string;
  /** Where nothing can be entered: says so. */
  readonly refuseEntry?: () => void;
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
  retryRefused: () => undefined,
  remove: () => undefined,
  forgetDamaged: () => undefined,
};

export const OfflineContext = createContext<Offline>(WITHOUT_STORE);

export const useOffline = (): Offline => useContext(OfflineContext);

export const isWaiting = ({ synced, refusal }: Entry): boolean => !synced && refusal === null;
export const isUnsent = ({ synced }: Entry): boolean => !synced;

export const isPaymentWaiting = ({ refusal, sentAs }: TabEntry): boolean => refusal === null && sentAs === null;

/** Hole → how many entries of these games wait to be sent. */
export function useWaitingByHole(gameIds: readonly string[]): Readonly<Record<number, number>> {
  const { entries } = useOffline();
  const waiting: Record<number, number> = {};
  for (const entry of entries) {
    if (isUnsent(entry) && gameIds.includes(entry.gameId) && entry.hole !== null) waiting[entry.hole] = (waiting[entry.hole] ?? 0) + 1;
  }
  return waiting;
}

/** Whether anything of a session is on this phone alone. */
export function useHasUnsent(roundId: string): boolean {
  return useOffline().entries.some((entry) => isUnsent(entry) && entry.sessionId === roundId);
}
