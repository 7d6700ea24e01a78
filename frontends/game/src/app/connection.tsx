import type { LiveStatus } from '@fairshare/api-client';
import { ConnectionDot } from '@fairshare/ui';
import { isUnsent, useOffline } from '../session/offline/offline';

/**
 * @param quiet whether other text about the connection is shown next to it
 * @param live the live connection, on screens that receive other golfers' scores by push
 */
export function ConnectionStatus({ quiet, live }: { quiet: boolean; live?: LiveStatus }) {
  const { online, syncing, entries } = useOffline();
  const hasUnsent = entries.some(isUnsent);
  const isStale = live === 'doubtful' || live === 'disconnected';
  return <ConnectionDot state={!online ? 'offline' : syncing && hasUnsent ? 'syncing' : isStale ? 'connecting' : 'online'} quiet={quiet} />;
}
