import { api, newKey } from '@fairshare/api-client';
import { OfflineDatabase, Outbox, Snapshots, type SyncReport, syncOutbox, SyncSchedule } from '@fairshare/offline';
import type { QueryClient } from '@tanstack/react-query';
import { CachedRounds } from './cached-rounds';
import { seenEntries } from './seen-entries';
import { sendRecord, sendTogether } from './transport';

/** The parts that need the local database; loaded on their own, after the screen. */
export interface OfflineStore {
  readonly outbox: Outbox;
  readonly snapshots: Snapshots;
  readonly rounds: CachedRounds;
  /** Drops sent entries that the screens show without them by now. */
  forgetSeen(queryClient: QueryClient): void;
  sync(): Promise<SyncReport>;
}

const now = () => api.clock.now();

/** One connection a page; a golfer's outbox is reopened with each sign-in. */
let database: OfflineDatabase | null = null;

export async function openStore(userId: string): Promise<OfflineStore> {
  database ??= new OfflineDatabase();
  askToStay();
  const outbox = await Outbox.open(database, { userId, now, newId: newKey });
  const snapshots = new Snapshots(database, now);
  await snapshots.belongTo(userId).catch(() => undefined);
  return {
    outbox,
    snapshots,
    rounds: new CachedRounds(snapshots),
    forgetSeen: (queryClient) => void outbox.remove(seenEntries(outbox.state.entries, queryClient)),
    sync: async () => {
      // Another tab may have sent it while this one waited for its turn.
      await outbox.read();
      return syncOutbox(outbox, sendRecord, sendTogether);
    },
  };
}

/** Unsent scores should not be what a full phone clears first. The browser decides. */
function askToStay(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}

export { SyncSchedule };
