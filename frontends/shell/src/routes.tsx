import { currentUserQuery } from '@fairshare/api-client';
import { useRuntimeConfig } from '@fairshare/federation';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './features/home/home-page';
import { LandingPage } from './features/landing/landing-page';
import { NotFoundPage } from './features/not-found/not-found-page';
import { FullPageSpinner } from './frame/full-page-spinner';
import { RemotePage } from './frame/remote-page';
import { UnsentScores } from './frame/unsent-scores';
import { Pwa } from './pwa/pwa';

const QrPage = lazy(() => import('./features/qr/qr-page'));

/** Screens of the account remote, each exposed under the name of its path. */
const ACCOUNT_PATHS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/welcome-trial',
  '/subscribe',
  '/manage-subscription',
  '/email-preferences',
  '/your-data',
];

/** The table of contents of the app. */
export function AppRoutes({ landingIsShown }: { landingIsShown: boolean }) {
  const { productName } = useRuntimeConfig();
  const { data: user } = useQuery(currentUserQuery());
  const landing = <LandingPage productName={productName} />;
  return (
    <>
      {user?.hasActiveSubscription === false && <UnsentScores />}
      <Suspense fallback={<FullPageSpinner />}>
        <Routes>
          <Route path="/" element={<HomePage landing={landing} landingIsShown={landingIsShown} />} />
          <Route path="/qr" element={<QrPage />} />
          {ACCOUNT_PATHS.map((path) => (
            <Route key={path} path={path} element={<RemotePage remote="account" module={`.${path}`} />} />
          ))}
          <Route path="/watch/:token" element={<RemotePage remote="game" module="./watch" />} />
          <Route path="/admin" element={<RemotePage remote="admin" module="./panel" />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
      <Pwa offerInstall={user?.hasActiveSubscription ?? false} />
    </>
  );
}
