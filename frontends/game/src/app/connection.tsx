import { ConnectionDot } from '@fairshare/ui';
import { isUnsent, useOffline } from '../session/offline/offline';

/** The header's word on the connection; how many scores wait for it stands once, beside the way to send them. */
export function ConnectionStatus() {
  const { online, syncing, entries } = useOffline();
  const hasUnsent = entries.some(isUnsent);
  return <ConnectionDot state={!online ? 'offline' : syncing && hasUnsent ? 'syncing' : 'online'} />;
}
