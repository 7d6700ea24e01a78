import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../frame/when-idle';
import { onCodeMissing } from './code-missing';
import type * as Updates from './updates';
import { useFirstPress } from './use-first-press';

interface NoticesProps {
  offerInstall: boolean;
}

/** Without its code the app only lacks the notices. */
const AppNotices = lazy<ComponentType<NoticesProps>>(() => import(/* webpackChunkName: "pwa" */ './app-notices').catch(() => ({ default: () => null })));

/** Its code comes when it is needed, and need not come. */
const withUpdates = (use: (updates: typeof Updates) => unknown) => import(/* webpackChunkName: "pwa" */ './updates').then(use, () => undefined);

/**
 * The service worker and what there is to say of it, once the page has nothing better to do. Whoever has only just opened their round is left
 * alone with it: the offer to install comes after the first press.
 */
export function Pwa({ offerInstall }: NoticesProps) {
  const [idle, setIdle] = useState(false);
  const pressed = useFirstPress();
  useEffect(
    () =>
      whenIdle(() => {
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
