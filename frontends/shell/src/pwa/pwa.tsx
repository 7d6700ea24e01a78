import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { afterFirstScreen } from '../frame/after-first-screen';
import { onCodeMissing } from './code-missing';
import type * as Updates from './updates';
import { useFirstPress } from './use-first-press';

interface NoticesProps {
  offerInstall: boolean;
}

/** If its code cannot be loaded, the app lacks only the notices. */
const AppNotices = lazy<ComponentType<NoticesProps>>(() => import(/* webpackChunkName: "pwa" */ './app-notices').catch(() => ({ default: () => null })));

/** Loads the code on demand. A failure to load it is ignored. */
const withUpdates = (use: (updates: typeof Updates) => unknown) => import(/* webpackChunkName: "pwa" */ './updates').then(use, () => undefined);

/**
 * Registers the service worker and shows its notices once the page is idle. The install offer waits for the golfer's first press, so that it does not disturb a
 * golfer who has just opened their round.
 */
export function Pwa({ offerInstall }: NoticesProps) {
  const [idle, setIdle] = useState(false);
  const pressed = useFirstPress();
  useEffect(
    () =>
      afterFirstScreen(() => {
        setIdle(true);
        if (process.env.NODE_ENV === 'production') void withUpdates(({ registerServiceWorker }) => registerServiceWorker());
      }),
    [],
  );
  useEffect(() => onCodeMissing((address) => void withUpdates(({ lookForCode }) => lookForCode(address))), []);
  if (!idle) return null;
  return (
    <Suspense fallback={null}>
      <AppNotices offerInstall={offerInstall && pressed} />
    </Suspense>
  );
}
