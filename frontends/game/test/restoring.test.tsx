/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { header, tab } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGame, aGroup, USER } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('../src/features/games/games-tab', () => ({ __esModule: true, default: () => <h1>Games screen</h1> }));
jest.mock('../src/features/payouts/payouts-tab', () => ({ __esModule: true, default: () => <h1>Payouts screen</h1> }));

const SATURDAY = aGroup('g1', 'Saturday');
const SUNDAY = aGroup('g2', 'Sunday');
const ROUND = aGame('s1', 'g1', 'Pebble Beach');

beforeEach(resetBrowser);

test('when preferences are stored, then the app restores their tab, group and game', async () => {
  const preferences = { selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'scoreboard', version: 3 };
  localStorage.setItem('preferences', JSON.stringify({ version: 1, userId: 'u1', selectedGroupId: 'g1', selectedGameId: 's1' }));
  anApi({ preferences, groups: [SATURDAY], games: [ROUND] });
  showApp();
  expect(screen.getByText('Restoring your game')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Payouts screen' })).toBeInTheDocument();
  expect(await within(await header()).findByText('Pebble Beach')).toBeInTheDocument();
  expect(tab('Payouts')).toHaveAttribute('aria-current', 'page');
});

test('when the phone never had a game open, then it restores none', async () => {
  anApi();
  showApp();
  expect(screen.getByRole('heading', { name: 'Loading your groups' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Groups' })).toBeInTheDocument();
});

test("when the server has no answer (503), then the phone's memory counts", async () => {
  anApi({ groups: [SATURDAY], games: [ROUND] });
  const { actor, unmount } = showApp();
  await actor.click(await screen.findByRole('button', { name: /^Saturday/ }));
  await actor.click(tab('Rules'));
  unmount();

  anApi().on('GET /api/user/preferences', { status: 503, body: { message: 'away' } });
  const second = showApp();
  expect(await screen.findByRole('heading', { name: 'Rules' })).toBeInTheDocument();
  second.unmount();

  showApp({ user: { ...USER, id: 'u2' } });
  expect(await screen.findByRole('heading', { name: 'Groups' })).toBeInTheDocument();
});

test('when the server knew the selection, then the phone keeps it', async () => {
  const preferences = { selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'games', version: 3 };
  anApi({ preferences, groups: [SATURDAY], games: [ROUND] });
  const first = showApp();
  expect(await within(await header()).findByText('Pebble Beach')).toBeInTheDocument();
  first.unmount();

  anApi({ groups: [SATURDAY], games: [ROUND] }).on('GET /api/user/preferences', { status: 503, body: { message: 'away' } });
  showApp();
  expect(await within(await header()).findByText('Pebble Beach')).toBeInTheDocument();
});

test("when the selection is unknown, then a tab's tap saves only that", async () => {
  const api = anApi({ groups: [SATURDAY] }).on('GET /api/user/preferences', { status: 503, body: { message: 'away' } });
  const { actor } = showApp();
  await screen.findByRole('heading', { name: 'Groups' });
  await actor.click(tab('Rules'));
  await waitFor(() => expect(api.bodies('PUT /api/user/preferences')).toEqual([{ currentTab: 'rules' }]));
});

test('when a choice could not be saved, then the next one saves both', async () => {
  const api = anApi({ groups: [SATURDAY] }).on('PUT /api/user/preferences', { status: 503, body: { message: 'away' } });
  const { actor } = showApp();
  await actor.click(await screen.findByRole('button', { name: /^Saturday/ }));
  await waitFor(() => expect(api.bodies('PUT /api/user/preferences')).toEqual([{ selectedGroupId: 'g1', selectedGameId: null }]));
  await actor.click(tab('Rules'));
  await waitFor(() => expect(api.bodies('PUT /api/user/preferences').at(-1)).toEqual({ selectedGroupId: 'g1', selectedGameId: null, currentTab: 'rules' }));
});

test('when the stored game is of another group, then no message appears', async () => {
  const preferences = { selectedGroupId: 'g2', selectedGameId: 's1', currentTab: 'groups', version: 1 };
  const api = anApi({ preferences, groups: [SATURDAY, SUNDAY], games: [ROUND] });
  showApp();
  expect(await screen.findByText('That round is of another group')).toBeInTheDocument();
  expect(screen.queryByText('That round was deleted')).not.toBeInTheDocument();
  await waitFor(() => expect(api.bodies('PUT /api/user/preferences')).toEqual([{ selectedGameId: null }]));
});

test('when the selected game is gone, then a message appears', async () => {
  const preferences = { selectedGroupId: 'g1', selectedGameId: 's9', currentTab: 'groups', version: 1 };
  const api = anApi({ preferences, groups: [SATURDAY] });
  showApp();
  expect(await screen.findByText('That round was deleted')).toBeInTheDocument();
  await waitFor(() => expect(api.bodies('PUT /api/user/preferences')).toEqual([{ selectedGameId: null }]));
});
