import { type RemoteLoader, RemotesProvider, RuntimeConfigProvider, type RuntimeConfig } from '@fairshare/federation';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { isQrHost } from './features/qr/qr-address';
import { FullPageSpinner } from './frame/full-page-spinner';
import { RouterNavigation } from './router-navigation';
import { AppRoutes } from './routes';
import { Toasts } from './toasts/toasts';

const QrPage = lazy(() => import(/* webpackChunkName: "seldom" */ './features/qr/qr-page'));

interface AppOptions {
  config: RuntimeConfig;
  queryClient: QueryClient;
  loader: RemoteLoader;
  /** The HTML already shows the landing page. */
  landingIsShown: boolean;
  /** The HTML already shows the main app's frame. */
  mainAppIsExpected: boolean;
}

/** The whole app, wired once per page. */
export function createApp({ config, queryClient, loader, landingIsShown, mainAppIsExpected }: AppOptions): ReactElement {
  return (
    <RuntimeConfigProvider config={config}>
      {isQrHost(window.location.hostname) ? (
        <Suspense fallback={<FullPageSpinner />}>
          <QrPage />
        </Suspense>
      ) : (
        <QueryClientProvider client={queryClient}>
          <RemotesProvider loader={loader}>
            <BrowserRouter>
              <RouterNavigation>
                <Toasts>
                  <AppRoutes landingIsShown={landingIsShown} mainAppIsExpected={mainAppIsExpected} />
                </Toasts>
              </RouterNavigation>
            </BrowserRouter>
          </RemotesProvider>
        </QueryClientProvider>
      )}
    </RuntimeConfigProvider>
  );
}
