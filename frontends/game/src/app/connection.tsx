import type { LiveStatus } from '@fairshare/api-client';
import { ConnectionDot } from '@fairshare/ui';
import { isUnsent, useOffline } from '../session/offline/offline';

/**
 * @param quiet other words stand beside it
 * @param live where others' scores come unasked: whether they do
 */
export function ConnectionStatus({ quiet, live }: { quiet: boolean; live?: LiveStatus }) {
  const { online, syncing, entries } = useOffline();
  const hasUnsent = entries.some(isUnsent);
  const isStale = live === 'doubtful' || live === 'disconnected';
  return <ConnectionDot state={!online ? 'offline' : syncing && hasUnsent ? 'syncing' : isStale ? 'connecting' : 'online'} quiet={quiet} />;
}
