import { ConnectionDot } from '@fairshare/ui';
import { isUnsent, useOffline } from '../session/offline/offline';

/** @param quiet other words stand beside it */
export function ConnectionStatus({ quiet }: { quiet: boolean }) {
  const { online, syncing, entries } = useOffline();
  const hasUnsent = entries.some(isUnsent);
  return <ConnectionDot state={!online ? 'offline' : syncing && hasUnsent ? 'syncing' : 'online'} quiet={quiet} />;
}
