import { type Navigate, type Navigation, NavigationProvider, trueLocation } from '@fairshare/federation';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';

/** Navigation where there is no shell: what changes behind the # of the address does not load the page anew, another page does. */
export function PageNavigation({ children }: { children: ReactNode }) {
  const href = useSyncExternalStore(subscribe, () => window.location.href);
  const navigation = useMemo<Navigation>(() => ({ location: trueLocation(new URL(href)), navigate }), [href]);
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}

const listeners = new Set<() => void>();

const navigate: Navigate = (to, { replace = false } = {}) => {
  if (typeof to === 'number') return window.history.go(to);
  const { pathname, href } = new URL(to, window.location.href);
  if (pathname !== window.location.pathname) return replace ? window.location.replace(href) : window.location.assign(href);
  if (replace) window.history.replaceState(null, '', href);
  else window.history.pushState(null, '', href);
  for (const listener of listeners) listener();
};

function subscribe(onMove: () => void): () => void {
  listeners.add(onMove);
  window.addEventListener('popstate', onMove);
  return () => {
    listeners.delete(onMove);
    window.removeEventListener('popstate', onMove);
  };
}
