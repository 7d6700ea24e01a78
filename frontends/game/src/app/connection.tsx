import { ConnectionDot } from '@fairshare/ui';
import { isUnsent, useOffline } from '../offline/offline';

/** The header's word on the connection: whether there is signal, and how many scores the server does not have yet. */
export function ConnectionStatus() {
  const { online, syncing, entries } = useOffline();
  const pending = entries.filter(isUnsent).length;
  return <ConnectionDot state={!online ? 'offline' : syncing && pending > 0 ? 'syncing' : 'online'} pending={pending} />;
}
