import { ConnectionDot } from '@fairshare/ui';
import { useSyncExternalStore } from 'react';

/** Whether there is signal, and how many scores on this phone the server does not have yet. */
export interface Connection {
  readonly state: 'online' | 'offline';
  readonly pending: number;
}

export function useConnection(): Connection {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return { state: online ? 'online' : 'offline', pending: 0 };
}

/** The header's word on the connection. */
export function ConnectionStatus() {
  const { state, pending } = useConnection();
  return <ConnectionDot state={state} pending={pending} />;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
