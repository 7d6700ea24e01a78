/** @jest-environment jsdom */
import { startActor } from '@fairshare/testing/browser';
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import PayoutsTab from '../src/features/payouts/payouts-tab';
import { OfflineContext, WITHOUT_STORE } from '../src/session/offline/offline';
import { NOTHING_SELECTED } from '../src/session/selection/selected';
import { SelectionProvider } from '../src/session/selection/selection';
import { stubMatchMedia, stubResizeObserver } from './support/browser';
import { FakeApi } from './support/fake-api';
import { aGroup } from './support/golf-data';
import { aRoundOfSideGames, GOLFERS } from './support/payouts-round';
import { showScreen } from './support/show-screen';

const mockNetwork = { isAway: true };
jest.mock('@fairshare/golf-rules/side-games', () => {
  if (mockNetwork.isAway) throw new Error('Loading chunk side-games failed');
  return jest.requireActual('@fairshare/golf-rules/side-games');
});

beforeEach(() => {
  stubMatchMedia();
  stubResizeObserver();
});

test('when the kinds cannot be loaded, then nothing is settled until they can', async () => {
  const { game, entered } = aRoundOfSideGames();
  new FakeApi()
    .on('GET /api/groups/g1', { body: aGroup('g1', 'Regulars', { players: GOLFERS }) })
    .on('GET /api/groups', { body: [] })
    .on('GET /api/game-state/s1', { body: game })
    .on('GET /api/game-state/s1/holes', { body: entered })
    .on('GET /api/combined-payout-results/g1', { status: 404, body: { message: 'No saved results found', code: 'NOT_FOUND' } })
    .install();
  showScreen(
    <OfflineContext value={WITHOUT_STORE}>
      <SelectionProvider initial={{ ...NOTHING_SELECTED, tab: 'scoreboard', groupId: 'g1', gameId: 's1' }} onChange={() => undefined}>
        <PayoutsTab />
      </SelectionProvider>
    </OfflineContext>,
  );
  expect(await screen.findByText('The payouts could not be loaded')).toBeVisible();
  expect(screen.queryByText(/payments? settles?/)).toBeNull();
  mockNetwork.isAway = false;
  await startActor().click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('button', { name: /^Ann v Bo/ })).toBeVisible();
});
