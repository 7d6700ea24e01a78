import { currentUserQuery, queryKeys } from '@fairshare/api-client';
import type { GameState, GameSummary, Group, HoleGameScores, Preferences, SubscriptionStatus, User } from '@fairshare/contracts';
import { NavigationProvider, RuntimeConfigProvider } from '@fairshare/federation';
import { startActor } from '@fairshare/testing/browser';
import { ToastProvider } from '@fairshare/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MainScreen } from '../../src/app/main-screen';
import { FakeApi } from './fake-api';
import { entriesOf, NO_PREFERENCES, PAID, USER } from './golf-data';

interface World {
  user?: User;
  preferences?: Preferences;
  subscription?: SubscriptionStatus;
  groups?: Group[];
  games?: GameState[];
  pointsGames?: HoleGameScores[];
}

/** An API that knows these groups and games; calls that change something are each test's own. */
export function anApi({ preferences = NO_PREFERENCES, groups = [], games = [], pointsGames = [] }: World = {}): FakeApi {
  const fake = new FakeApi()
    .on('GET /api/user/photo', { body: { photo: null } })
    .on('GET /api/user/preferences', { body: preferences })
    .on('PUT /api/user/preferences', (body) => ({ body: { ...preferences, ...(body as object) } }))
    .on('GET /api/groups', { body: groups });
  for (const group of groups) {
    const rounds: GameSummary[] = games.filter(({ groupId }) => groupId === group.id);
    fake.on(`GET /api/groups/${group.id}`, { body: group }).on(`GET /api/groups/${group.id}/games`, { body: rounds });
  }
  for (const game of games) {
    fake.on(`GET /api/game-state/${game.id}`, { body: game }).on(`GET /api/game-state/${game.id}/holes`, {
      body: entriesOf(
        game.id,
        game.groupId,
        pointsGames.filter(({ gameStateId }) => gameStateId === game.id),
      ),
    });
  }
  return fake.install();
}

/** The main screen inside what the shell provides. */
export function showApp({ user = USER, subscription = PAID }: World = {}) {
  const visited: (string | number)[] = [];
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  queryClient.setQueryData(queryKeys.subscriptionStatus, subscription);
  const navigation = { location: { pathname: '/', search: '', hash: '' }, navigate: (to: string | number) => void visited.push(to) };
  const config = { productName: 'Fairshare', supportEmail: 'help@example.com', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} };

  const { unmount } = render(
    <RuntimeConfigProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <NavigationProvider navigation={navigation}>
          <ToastProvider>
            <MainScreen />
          </ToastProvider>
        </NavigationProvider>
      </QueryClientProvider>
    </RuntimeConfigProvider>,
  );
  return { visited, queryClient, unmount, actor: startActor() };
}
