import { useRuntimeConfig } from '@fairshare/federation';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './features/home/home-page';
import { LandingPage } from './features/landing/landing-page';
import { NotFoundPage } from './features/not-found/not-found-page';
import { FullPageSpinner } from './frame/full-page-spinner';

/** The frame brings the ui kit with it, which neither the landing page nor the QR page needs. */
const RemotePage = lazy(() => import('./frame/remote-page'));

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
];

const remotePage = (remote: string, module: string): ReactNode => <RemotePage remote={remote} module={module} />;

/** The table of contents of the app. */
export function AppRoutes({ landingIsShown }: { landingIsShown: boolean }) {
  const { productName } = useRuntimeConfig();
  const landing = <LandingPage productName={productName} />;
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Routes>
        <Route path="/" element={<HomePage landing={landing} landingIsShown={landingIsShown} remotePage={remotePage} />} />
        <Route path="/qr" element={<QrPage />} />
        {ACCOUNT_PATHS.map((path) => (
          <Route key={path} path={path} element={remotePage('account', `.${path}`)} />
        ))}
        <Route path="/admin" element={remotePage('admin', './panel')} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
