/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { currentUserQuery } from '@fairshare/api-client';
import { NavigationProvider, RuntimeConfigProvider } from '@fairshare/federation';
import { scoreBbbGame, scoreStrokeGame } from '@fairshare/golf-rules';
import { startActor } from '@fairshare/testing/browser';
import { ToastProvider } from '@fairshare/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { GameApp } from '../src/app/game-app';
import { sampleRound } from '../src/app/sample/sample-round';
import { resetBrowser } from './support/browser';
import { FakeApi } from './support/fake-api';
import { USER } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

beforeEach(async () => {
  await resetBrowser();
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

/** The page of the sample round inside what the shell provides. */
function showSample(user: typeof USER | null) {
  const fake = new FakeApi().install();
  const visited: (string | number)[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  const navigation = { location: { pathname: '/sample', search: '', hash: '' }, navigate: (to: string | number) => void visited.push(to) };
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
  return { fake, visited, unmount, actor: startActor() };
}

const open = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name });

test('when a visitor looks at the sample, then nothing is sent or kept', async () => {
  const { actor, fake, visited } = showSample(null);
  await screen.findByRole('heading', { name: 'Hole 18' });
  const strokes = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
  const before = strokes();
  await actor.click(screen.getAllByRole('button', { name: /^One more/ })[0] as HTMLElement);
  expect(await screen.findByText('This is a sample round', { selector: '[data-tone] *' })).toBeInTheDocument();
  expect(strokes()).toEqual(before);

  await actor.click(open('Payouts'));
  await actor.click((await screen.findAllByRole('button', { name: / pays / }))[0] as HTMLElement);
  await actor.click(screen.getByRole('button', { name: 'Finish Round' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Error$/)).not.toBeInTheDocument();

  await actor.click(screen.getByRole('button', { name: 'Create Your Account' }));
  expect(visited).toEqual(['/register']);
  expect(fake.calls).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('when a golfer has seen enough, then one tap leads to their first group', async () => {
  const { actor, visited, unmount } = showSample(USER);
  await actor.click(await screen.findByRole('button', { name: 'Create your first group' }));
  expect(visited).toEqual(['/']);
  unmount();
  anApi();
  showApp();
  expect(await screen.findByRole('dialog', { name: 'Create New Group' })).toBeInTheDocument();
});

test('when the sample round is scored, then all 18 holes count in both games', () => {
  const { group, pointsGame, bbbGame } = sampleRound('2026-05-02T12:00:00.000Z');
  const ids = group.players.map(({ id }) => id);
  expect(scoreStrokeGame(ids, pointsGame.holes).countedHoles).toHaveLength(18);
  expect(scoreBbbGame(ids, bbbGame.holes)).toMatchObject({ incompleteHoles: [], countedHoles: { length: 18 } });
});
