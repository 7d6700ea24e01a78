import { api } from '@fairshare/api-client';
import type { SubscriptionStatus, User } from '@fairshare/contracts';
import { NavigationProvider, RuntimeConfigProvider } from '@fairshare/federation';
import { type ApiServer, startApiServer, startActor } from '@fairshare/testing/browser';
import { ToastProvider } from '@fairshare/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { STATUS } from './statuses';

const CONFIG = {
  productName: 'Fairshare',
  supportEmail: 'help@example.org',
  stripePublishableKey: null,
  analyticsMeasurementId: null,
  adPixelId: null,
  remotes: {},
};

export const USER: User = {
  id: 'u1',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Ace',
  isAuthenticated: true,
  isAdmin: false,
  hasActiveSubscription: false,
  autoTrialStatus: 'eligible',
};

const PLANS = {
  monthly: { name: 'Monthly', amount: 199, interval: 'month' },
  annual: { name: 'Annual', amount: 1699, interval: 'year' },
};

/** A server without users, reset for each test of the file, and called by the page's own client. */
export function serveEachTest(): ApiServer {
  let server: ApiServer;
  beforeEach(async () => {
    server = await startApiServer();
    server.on('GET /api/auth/user', { status: 401, body: { message: 'Unauthorized' } });
    server.on('GET /api/subscription/status', { status: 401, body: { message: 'Unauthorized' } });
    server.on('GET /api/subscription/plans', { body: PLANS });
    api.baseUrl = server.url;
    // The statuses have dates of 2026 and 2027, and a label omits the current year.
    api.clock.now = () => Date.parse('2026-11-21T12:00:00.000Z');
  });
  afterEach(() => server.close());
  return {
    get url() {
      return server.url;
    },
    on: (target, reply) => server.on(target, reply),
    bodies: (target) => server.bodies(target),
    lastAskedAt: (target) => server.lastAskedAt(target),
    close: () => server.close(),
  };
}

export function signIn(server: ApiServer, user: Partial<User> = {}, status: Partial<SubscriptionStatus> = {}): void {
  server.on('GET /api/auth/user', { body: { ...USER, ...user } });
  server.on('GET /api/subscription/status', { body: { ...STATUS, ...status } });
}

/** A screen inside the shell's providers. `visited`: the addresses it navigated to, in order. */
export function show(screen: ReactElement, { search = '' } = {}) {
  window.scrollTo = () => undefined;
  const visited: (string | number)[] = [];
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, gcTime: Infinity } },
  });
  const navigation = { location: { pathname: '/', search, hash: '' }, navigate: (to: string | number) => void visited.push(to) };
  render(
    <RuntimeConfigProvider config={CONFIG}>
      <QueryClientProvider client={client}>
        <NavigationProvider navigation={navigation}>
          <ToastProvider>{screen}</ToastProvider>
        </NavigationProvider>
      </QueryClientProvider>
    </RuntimeConfigProvider>,
  );
  return { visited, client, actor: startActor() };
}
