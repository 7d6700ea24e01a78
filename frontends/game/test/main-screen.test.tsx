/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { HoleGameScores } from '@fairshare/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pressProfile } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aBbbGame, aGame, aGroup, aStrokesGame, NO_PREFERENCES, USER } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

const PHOTO = 'data:image/png;base64,iVBORw0KGgo=';

beforeEach(async () => {
  await resetBrowser();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.useRealTimers());

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('when the app opens, then its four tabs stand; the choice is saved', async () => {
  const api = anApi();
  const { actor } = showApp();
  await screen.findByRole('heading', { name: 'Groups' });
  expect(
    navigation()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Groups', 'Games', '', 'Payouts', 'Rules']);
  await actor.click(navigation().getByRole('button', { name: 'Payouts' }));
  await screen.findByText('Select a group from the Groups tab to view scoreboard');
  await waitFor(() => expect(api.bodies('PUT /api/user/preferences').at(-1)).toMatchObject({ currentTab: 'scoreboard' }));
});

test('when an admin opens the profile menu, then each link leads there', async () => {
  anApi();
  showApp({ user: { ...USER, isAdmin: true } });
  await pressProfile();
  const pages = (await screen.findAllByRole('menuitem')).flatMap((entry) => (entry.hasAttribute('href') ? [[entry.textContent, entry.getAttribute('href')]] : []));
  expect(pages).toEqual([
    ['Manage Subscription', '/manage-subscription'],
    ['Email Preferences', '/email-preferences'],
    ['Your Data', '/your-data'],
    ['Reset Password', '/forgot-password'],
    ['Admin Panel', '/admin'],
  ]);
});

test.each([
  ['Cards', 'Animal'],
  ['2/9/16', '2/9/16'],
  ['BBB', 'BBB'],
])('when a game of the picker is chosen, then it opens: %s', async (entry, title) => {
  anApi();
  const { actor } = showApp();
  await screen.findByRole('heading', { name: 'Groups' });
  await actor.click(navigation().getByRole('button', { name: 'Choose a game' }));
  await actor.click(within(await screen.findByRole('dialog', { name: 'Choose a game' })).getByRole('button', { name: entry }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: entry })).toBeChecked();
});

test('when a group has a photo, then it shows, otherwise an icon', async () => {
  anApi({ groups: [aGroup('g1', 'Saturday', { groupPhoto: PHOTO }), aGroup('g2', 'Sunday')] });
  showApp();
  const withPhoto = await screen.findByRole('button', { name: /^Saturday/ });
  expect(withPhoto.querySelector('img')).toHaveAttribute('src', PHOTO);
  const without = screen.getByRole('button', { name: /^Sunday/ });
  expect(without.querySelector('img')).toBeNull();
  expect(without.querySelector('svg')).not.toBeNull();
});

test('when the session has its games, then they open without being chosen', async () => {
  const preferences = { ...NO_PREFERENCES, selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'games' };
  const pointsGames: HoleGameScores[] = [
    { ...aStrokesGame('s1.points1', 'g1', 's1'), holes: { 1: { p1: 4, p2: 5 } }, totals: { p1: 2, p2: 0 } },
    { ...aBbbGame('s1.bbb1', 'g1', 's1'), holes: { 2: { firstOn: 'p1', closestTo: 'p1', firstIn: 'none' } } },
  ];
  anApi({ preferences, groups: [aGroup('g1', 'Saturday')], games: [aGame('s1', 'g1', 'Pebble Beach')], pointsGames });
  const { actor } = showApp();
  await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  expect(await screen.findByRole('button', { name: 'Hole 1, done' })).toBeInTheDocument();
  await actor.click(screen.getByRole('radio', { name: 'BBB' }));
  expect(await screen.findByRole('button', { name: 'Hole 2, done' })).toBeInTheDocument();
});

test('when preferences can be neither read nor saved, then no message is shown', async () => {
  const away = { status: 503, body: { message: 'away' } };
  const api = anApi({ groups: [aGroup('g1', 'Saturday')] })
    .on('GET /api/user/preferences', away)
    .on('PUT /api/user/preferences', away);
  const { actor } = showApp();
  await actor.click(await screen.findByRole('button', { name: /^Saturday/ }));
  await waitFor(() => expect(api.asked('PUT /api/user/preferences')).not.toHaveLength(0));
  await screen.findByRole('heading', { name: 'Saturday' });
  expect(within(screen.getByRole('region', { name: /^Messages/, hidden: true })).queryAllByRole('listitem', { hidden: true })).toEqual([]);
});

test('when the user is logged out, then /login follows half a second later', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  anApi().on('GET /api/groups', { status: 401, body: { message: 'Unauthorized', code: 'UNAUTHORIZED' } });
  const { visited } = showApp();
  const loggedOut = () => screen.queryByText('You are logged out. Logging in again...');
  for (let waited = 0; !loggedOut() && waited < 1_000; waited += 1) await pass(1);
  expect(loggedOut()).toBeInTheDocument();
  await pass(495);
  expect(visited).toEqual([]);
  await pass(5);
  expect(visited).toEqual(['/login']);
});
