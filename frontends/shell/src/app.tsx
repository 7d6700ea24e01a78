import { createRemoteLoader, RemotesProvider, RuntimeConfigProvider, type RuntimeConfig } from '@fairshare/federation';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { isQrHost } from './features/qr/qr-address';
import { FullPageSpinner } from './frame/full-page-spinner';
import { createQueryClient } from './query-client';
import { RouterNavigation } from './router-navigation';
import { AppRoutes } from './routes';

const QrPage = lazy(() => import('./features/qr/qr-page'));

interface AppOptions {
  config: RuntimeConfig;
  /** The HTML already shows the landing page. */
  landingIsShown: boolean;
}

/** The whole app, wired once per page. */
export function createApp({ config, landingIsShown }: AppOptions): ReactElement {
  const loader = createRemoteLoader(config.remotes, { loadRemote, registerRemotes });
  return (
    <RuntimeConfigProvider config={config}>
      {isQrHost(window.location.hostname) ? (
        <Suspense fallback={<FullPageSpinner />}>
          <QrPage />
        </Suspense>
      ) : (
        <QueryClientProvider client={createQueryClient()}>
          <RemotesProvider loader={loader}>
            <BrowserRouter>
              <RouterNavigation>
                <AppRoutes landingIsShown={landingIsShown} />
              </RouterNavigation>
            </BrowserRouter>
          </RemotesProvider>
        </QueryClientProvider>
      )}
    </RuntimeConfigProvider>
  );
}
