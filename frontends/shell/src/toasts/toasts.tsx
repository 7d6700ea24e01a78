import { ToastContext } from '@fairshare/ui';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '../frame/when-idle';
import { createToastRelay, type ToastRelay } from './toast-relay';

const loadToaster = () => import(/* webpackChunkName: "pwa" */ './toaster');

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

/** Fetches the toaster ahead of the first toast, so that it is shown at once and without signal too. */
export function fetchToasterWhenIdle(): () => void {
  return whenIdle(() => void loadToaster().catch(() => undefined));
}
