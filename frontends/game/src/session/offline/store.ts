import { api, newKey } from '@fairshare/api-client';
import type { GuestRound } from '@fairshare/contracts';
import { OfflineDatabase, Outbox, Snapshots, type SyncReport, syncOutbox, SyncSchedule, TabOutbox } from '@fairshare/offline';
import type { QueryClient } from '@tanstack/react-query';
import { CachedRounds } from './cached-rounds';
import { seenEntries } from './seen-entries';
import { sendRecord, sendTabEntry, sendTogether } from './transport';

/** The parts that need the local database; loaded separately, after the screen. */
export interface OfflineStore {
  readonly outbox: Outbox;
  readonly tab: TabOutbox;
  readonly snapshots: Snapshots;
  readonly rounds: CachedRounds;
  /** Drops sent entries that the screens show from the server's data. */
  forgetSeen(queryClient: QueryClient): void;
  sync(): Promise<SyncReport>;
}

const now = () => api.clock.now();

/** One database connection per page. A golfer's outbox is reopened with each sign-in. */
let database: OfflineDatabase | null = null;

export async function openStore(userId: string): Promise<OfflineStore> {
  database ??= new OfflineDatabase();
  askToStay();
  const options = { userId, now, newId: newKey };
  const snapshots = new Snapshots(database, now);
  // Opened in parallel: each gives up on a database that does not respond.
  const [outbox, tab] = await Promise.all([Outbox.open(database, options), TabOutbox.open(database, options), snapshots.belongTo(userId).catch(() => undefined)]);
  return {
    outbox,
    tab,
    snapshots,
    rounds: new CachedRounds(snapshots),
    forgetSeen: (queryClient) => void outbox.remove(seenEntries(outbox.state.entries, queryClient)),
    sync: async () => {
      // Another browser tab may have sent entries while this one waited for the lock.
      await Promise.all([outbox.read(), tab.read()]);
      const { sent, conflicts, refused, stopped } = await syncOutbox(outbox, sendRecord, sendTogether);
      return { sent, conflicts, refused, stopped: stopped ?? (await tab.sync(sendTabEntry)) };
    },
  };
}

/** The key under which a phone stores the round that its guest scores. */
const GUEST_ROUND = 'guestRound';

/** The round of a guest, and the link (without its secret) that let the guest in. */
export interface StoredGuestRound {
  readonly link: string | null;
  readonly round: GuestRound;
}

/** The round whose link was opened last on this phone; null: there is none, or it was deleted. */
export async function storedGuestRound(): Promise<StoredGuestRound | null> {
  database ??= new OfflineDatabase();
  return ((await new Snapshots(database, now).fact(GUEST_ROUND)) as StoredGuestRound | undefined) ?? null;
}

/** Without a link, the one stored for the same guest is used. Null deletes the round. */
export async function storeGuestRound({ snapshots }: OfflineStore, kept: StoredGuestRound | null): Promise<void> {
  if (!kept) return snapshots.dropFact(GUEST_ROUND);
  const before = await storedGuestRound();
  const link = kept.link ?? (before?.round.guestId === kept.round.guestId ? before.link : null);
  await snapshots.saveFact(GUEST_ROUND, { link, round: kept.round });
}

/** Requests persistent storage, so that a full phone does not evict unsent scores first. The browser decides. */
function askToStay(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}

export { SyncSchedule };
