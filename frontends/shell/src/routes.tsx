import { currentUserQuery } from '@fairshare/api-client';
import { useRuntimeConfig } from '@fairshare/federation';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './features/home/home-page';
import { Landing } from './features/landing/landing';
import { FullPageSpinner } from './frame/full-page-spinner';
import { RemotePage } from './frame/remote-page';
import { Pwa } from './pwa/pwa';
import { FOR_NEWCOMERS, REMOTE_SCREENS } from './remote-screens';
import { NewcomersOnly } from './session/newcomers-only';

const QrPage = lazy(() => import(/* webpackChunkName: "seldom" */ './features/qr/qr-page'));
const NotFoundPage = lazy(() => import(/* webpackChunkName: "seldom" */ './features/not-found/not-found-page'));
/** If its code cannot be loaded, the page works without it: the scores are sent another time. */
const UnsentScores = lazy<ComponentType>(() => import(/* webpackChunkName: "seldom" */ './frame/unsent-scores').catch(() => ({ default: () => null })));

/** The routes of the app. */
export function AppRoutes(shownByHtml: { landingIsShown: boolean; mainAppIsExpected: boolean }) {
  const { productName } = useRuntimeConfig();
  const { data: user } = useQuery(currentUserQuery());
  const landing = <Landing productName={productName} />;
  return (
    <>
      {user?.hasActiveSubscription === false && (
        <Suspense fallback={null}>
          <UnsentScores />
        </Suspense>
      )}
      <Suspense fallback={<FullPageSpinner />}>
        <Routes>
          <Route path="/" element={<HomePage landing={landing} {...shownByHtml} />} />
          <Route path="/qr" element={<QrPage />} />
          {REMOTE_SCREENS.map(({ path, remote, module }) => {
            const page = <RemotePage remote={remote} module={module} />;
            return <Route key={path} path={path} element={FOR_NEWCOMERS.includes(path) ? <NewcomersOnly>{page}</NewcomersOnly> : page} />;
          })}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
      <Pwa offerInstall={user?.hasActiveSubscription ?? false} />
    </>
  );
}
