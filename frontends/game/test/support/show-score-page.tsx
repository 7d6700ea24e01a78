import { currentUserQuery } from '@fairshare/api-client';
import type { GuestRound, ScoringLinkPreview, User } from '@fairshare/contracts';
import { NavigationProvider, RuntimeConfigProvider } from '@fairshare/federation';
import { startActor } from '@fairshare/testing/browser';
import { ToastProvider } from '@fairshare/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { GameApp } from '../../src/app/game-app';
import { aGroup } from './golf-data';

const { id, name, cardValues, players, customCards } = aGroup('g1', 'Saturday');

/** What a link of Bo's opens. */
export const GUEST_ROUND: GuestRound = {
  guestId: 'guest1',
  playerId: 'p2',
  gameStateId: 's1',
  group: { id, name, cardValues, players, customCards },
  isFinished: false,
  expiresAt: '2026-05-03T12:00:00.000Z',
};

export const PREVIEW: ScoringLinkPreview = {
  playerName: 'Bo Ray',
  madeBy: 'Al Ace',
  roundName: 'Pebble Beach',
  groupName: 'Saturday',
  state: 'free',
  openedAt: null,
  openedIn: null,
};

/** The page of a scoring link inside what the shell provides. */
export function showScorePage(path: string, user: User | null = null) {
  const visited: (string | number)[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } } });
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  const navigation = { location: { pathname: path, search: '', hash: '' }, navigate: (to: string | number) => void visited.push(to) };
  const config = { productName: 'Fairshare', supportEmail: 'help@example.com', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} };
  const { unmount } = render(
    <RuntimeConfigProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <NavigationProvider navigation={navigation}>
          <ToastProvider>
            <GameApp />
          </ToastProvider>
        </NavigationProvider>
      </QueryClientProvider>
    </RuntimeConfigProvider>,
  );
  return { visited, unmount, actor: startActor() };
}
