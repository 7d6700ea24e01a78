import { Banner, Button } from '@fairshare/ui';
import type { Entry } from '@fairshare/offline';
import { isInMemory, useOffline } from '../../session/offline/offline';
import { lastSynced, MEMORY_ONLY, SYNC_NOW, SYNCING, WAITING_FOR_SERVER, WAITING_FOR_SIGNAL } from '../../session/offline/texts';
import { timeOfDay } from '../../shared/dates';

interface WaitingProps {
  waiting: readonly Entry[];
  /** Missing: the text above already serves as the title. */
  title?: string;
}

/** Explains why entries are pending on this phone. With signal it offers a button that sends them now. */
export function Waiting({ waiting, title }: WaitingProps) {
  const { online, syncing, serverAway, lastSyncedAt, syncNow } = useOffline();
  const inMemory = waiting.some(isInMemory);
  return (
    <Banner
      tone={inMemory ? 'error' : 'warning'}
      title={title}
      action={
        online && (
          <Button busy={syncing} busyLabel={SYNCING} onClick={syncNow}>
            {SYNC_NOW}
          </Button>
        )
      }
    >
      <span>{inMemory ? MEMORY_ONLY : !online ? WAITING_FOR_SIGNAL : serverAway && WAITING_FOR_SERVER}</span>
      {lastSyncedAt !== null && <span>{` ${lastSynced(timeOfDay(lastSyncedAt))}`}</span>}
    </Banner>
  );
}
