import { ToastContext } from '@fairshare/ui';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { createToastRelay, type ToastRelay } from './toast-relay';

const loadToaster = () => import('./toaster');

/** A toaster that cannot be fetched costs the toasts, never the app. */
const Toaster = lazy<ComponentType<{ relay: ToastRelay }>>(() => loadToaster().catch(() => ({ default: () => null })));

/**
 * Toasts for every screen of every remote, above the routes, so that a toast outlives the screen that raised it. What draws them
 * comes with the first toast or ahead of it, so that no first page waits for it.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [relay] = useState(() => createToastRelay(() => setWanted(true)));
  return (
    <ToastContext value={relay.face}>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <Toaster relay={relay} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Fetches the toaster when the page has nothing better to do, so that the first toast is shown at once and without signal too. */
export function fetchToasterWhenIdle(): void {
  const fetchQuietly = () => void loadToaster().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchQuietly, { timeout: 10_000 });
  else setTimeout(fetchQuietly, 5_000);
}
