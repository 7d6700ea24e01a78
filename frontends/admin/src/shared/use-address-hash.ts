import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The fragment of the address, which browsers do not send to servers. Read from `location`, because admin shares no router with its host. */
export function useAddressHash(): [string, (hash: string, options?: { replace?: boolean }) => void] {
  return [useSyncExternalStore(subscribe, () => window.location.hash), setHash];
}

/** @param hash with its leading `#`, or empty */
function setHash(hash: string, { replace = false } = {}): void {
  const { pathname, search } = window.location;
  const address = pathname + search + hash;
  if (replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  for (const listener of listeners) listener();
}

function subscribe(onMove: () => void): () => void {
  listeners.add(onMove);
  window.addEventListener('popstate', onMove);
  return () => {
    listeners.delete(onMove);
    window.removeEventListener('popstate', onMove);
  };
}
