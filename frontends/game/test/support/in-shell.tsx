import { currentUserQuery } from '@fairshare/api-client';
import type { User } from '@fairshare/contracts';
import { NavigationProvider, RuntimeConfigProvider } from '@fairshare/federation';
import { startActor } from '@fairshare/testing/browser';
import { ToastProvider } from '@fairshare/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

interface Shell {
  /** Null: no user is signed in. */
  user: User | null;
  path: string;
  /** Fills the cache before the first render. */
  prepare?: (queryClient: QueryClient) => void;
}

/** Shows a screen inside the shell's providers. `visited`: the addresses it navigated to. */
export function showInShell(screen: ReactNode, { user, path, prepare }: Shell) {
  const visited: (string | number)[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } } });
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  prepare?.(queryClient);
  const navigation = { location: { pathname: path, search: '', hash: '' }, navigate: (to: string | number) => void visited.push(to) };
  const config = { productName: 'Fairshare', supportEmail: 'help@example.com', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} };
  const { unmount } = render(
    <RuntimeConfigProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <NavigationProvider navigation={navigation}>
          <ToastProvider>{screen}</ToastProvider>
        </NavigationProvider>
      </QueryClientProvider>
    </RuntimeConfigProvider>,
  );
  return { visited, queryClient, unmount, actor: startActor() };
}
