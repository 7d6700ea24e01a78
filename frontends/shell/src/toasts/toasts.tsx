import { ToastContext } from '@fairshare/ui';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { afterFirstScreen } from '../frame/after-first-screen';
import { createToastRelay, type ToastRelay } from './toast-relay';

const loadToaster = () => import(/* webpackChunkName: "pwa" */ './toaster');

/** If the toaster's code cannot be loaded, only the toasts are missing, never the app. */
const Toaster = lazy<ComponentType<{ relay: ToastRelay }>>(() => loadToaster().catch(() => ({ default: () => null })));

/**
 * Toasts for every screen of every remote, above the routes, so that a toast outlives the screen that raised it. The toaster's code is loaded with the first
 * toast or prefetched, so that no first page waits for it.
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

/** Prefetches the toaster's code, so that the first toast is shown at once, even without signal. */
export function fetchToasterWhenIdle(): () => void {
  return afterFirstScreen(() => void loadToaster().catch(() => undefined));
}
