/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { api, currentUserQuery } from '@fairshare/api-client';
import type { GameState, GuestRound } from '@fairshare/contracts';
import { NavigationProvider, RuntimeConfigProvider } from '@fairshare/federation';
import { returnAfterSignIn } from '@fairshare/federation/after-sign-in';
import { startActor } from '@fairshare/testing/browser';
import { ToastProvider } from '@fairshare/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { GameApp } from '../src/app/game-app';
import { resetBrowser } from './support/browser';
import { FakeApi } from './support/fake-api';
import { aBbbGame, aGame, aGroup, aStrokesGame, USER } from './support/golf-data';

let tokens = 0;
let token: string;
let fake: FakeApi;

const { id, name, cardValues, players, customCards } = aGroup('g1', 'Saturday');
const round: GuestRound = {
  guestId: 'guest1',
  playerId: 'p2',
  gameStateId: 's1',
  group: { id, name, cardValues, players, customCards },
  isFinished: false,
  expiresAt: '2026-05-03T12:00:00.000Z',
};
const game = aGame('s1', 'g1', 'Pebble Beach');

beforeEach(() => {
  resetBrowser();
  window.sessionStorage.clear();
  token = `s1.${String((tokens += 1)).padStart(6, '0')}abcdefghijklmnopqrst`;
  fake = new FakeApi()
    .on('POST /api/guest/open', { body: round })
    .on('GET /api/guest/round', { body: round })
    .on('GET /api/points-games/g1', { body: [aStrokesGame('s1.points1', 'g1', 's1'), aBbbGame('s1.b1', 'g1', 's1')] })
    .install();
  gameIs({});
});

const gameIs = (differs: Partial<GameState>) => fake.on('GET /api/game-state/s1', { body: { ...game, ...differs } });

/** The page of a scoring link inside what the shell provides. */
function showPage({ user = null as typeof USER | null, path = `/score/${token}` } = {}) {
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

test('when a link is opened, then its round can be scored', async () => {
  const { unmount } = showPage();
  expect(await screen.findByRole('heading', { name: 'Hole 1' })).toBeVisible();
  for (const what of ['Who plays', 'House Rules', 'Let others score', 'Update Values']) expect(screen.queryByRole('button', { name: what })).not.toBeInTheDocument();
  expect(screen.queryByText(/Payouts/)).not.toBeInTheDocument();
  expect(fake.asked('POST /api/guest/open')).toHaveLength(1);
  expect(fake.asked('POST /api/guest/open')[0]?.headers.get('X-Guest')).toBeNull();
  expect(fake.asked('GET /api/game-state/s1')[0]?.headers.get('X-Guest')).toBe('1');
  expect(fake.calls.filter(({ path }) => path.startsWith('/api/groups') || path.endsWith('/conflicts'))).toEqual([]);
  unmount();
  expect(api.guestPaths).toBeNull();
});

test('when the link is opened again, then it is the same device', async () => {
  showPage().unmount();
  await waitFor(() => expect(fake.asked('POST /api/guest/open')).toHaveLength(1));
  fake.on('GET /api/guest/round', { status: 401, body: { message: 'Unauthorized', code: 'UNAUTHORIZED' } });
  const { actor } = showPage();
  await actor.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(fake.asked('POST /api/guest/open')).toHaveLength(2));
  const [first, second] = fake.bodies('POST /api/guest/open') as { token: string; device: string }[];
  expect(first).toEqual({ token, device: expect.stringMatching(/^[\w-]{22,64}$/) });
  expect(second).toEqual(first);
});

test.each([
  [409, 'LINK_TAKEN', 'This link is open on another phone'],
  [409, 'ROUND_FINISHED', 'The round is finished'],
  [404, 'NOT_FOUND', 'This scoring link has ended'],
  [503, 'UNAVAILABLE', 'The round could not be opened'],
])('when opening it is refused with %s %s, then the page says: %s', async (status, code, title) => {
  fake.on('POST /api/guest/open', { status, body: { message: 'Refused', code } });
  showPage();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('when there is no signal at the first opening, then the page says so', async () => {
  fake.goOffline();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showPage();
  expect(await screen.findByRole('heading', { name: 'No signal' })).toBeVisible();
  jest.restoreAllMocks();
});

test('when the round is finished, then an account can keep it', async () => {
  gameIs({ status: 'finished' });
  const { actor, visited } = showPage();
  expect(await screen.findByRole('heading', { name: 'The round is finished' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Make an Account' }));
  await waitFor(() => expect(visited).toEqual(['/register']));
  expect(window.sessionStorage.getItem('afterSignIn')).toBe('/score');
});

test('when the visitor is signed in, then the page asks how to score', async () => {
  const { actor } = showPage({ user: USER });
  expect(await screen.findByRole('heading', { name: 'Keep this round' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Score as Guest' }));
  expect(await screen.findByRole('heading', { name: 'Hole 1' })).toBeVisible();
});

test('when somebody made an account, then the round is kept and opened', async () => {
  fake.on('POST /api/guest/keep', { body: aGroup('g1', 'Saturday', { me: 'p2' }) }).on('PUT /api/user/preferences', { body: {} });
  returnAfterSignIn('/score');
  const { visited } = showPage({ user: USER, path: '/score' });
  await waitFor(() => expect(visited).toEqual(['/']));
  expect(fake.asked('POST /api/guest/keep')[0]?.headers.get('X-Guest')).toBeNull();
  expect(fake.bodies('PUT /api/user/preferences')).toEqual([{ selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'games' }]);
  expect(window.sessionStorage.getItem('afterSignIn')).toBeNull();
});

test('when the round cannot be kept, then it can be scored as guest', async () => {
  fake.on('POST /api/guest/keep', { status: 409, body: { message: 'This player is somebody else', code: 'CONFLICT' } });
  const { actor } = showPage({ user: USER });
  await actor.click(await screen.findByRole('button', { name: 'Keep It' }));
  expect((await screen.findAllByText(/This player is somebody else/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Score as Guest' })).toBeEnabled();
});
