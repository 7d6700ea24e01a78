/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { GameState, HoleGameScores, Tab } from '@fairshare/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { dialog, press } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGame, aGroup, aStrokesGame, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('../src/features/games/games-tab', () => ({ __esModule: true, default: () => <h1>Games screen</h1> }));
jest.mock('../src/features/payouts/payouts-tab', () => ({ __esModule: true, default: () => <h1>Payouts screen</h1> }));

const SATURDAY = aGroup('g1', 'Saturday', { lastPlayed: '2026-05-03T12:00:00.000Z', me: 'p1', claims: { p1: 'Ann' } });
const SUNDAY = aGroup('g2', 'Sunday');
const ON_SATURDAY = { ...NO_PREFERENCES, selectedGroupId: 'g1' };
const PLAYED = { lastPlayed: '2026-05-02T14:00:00.000Z' };
const RUNNING: GameState = { ...aGame('s1', 'g1', 'This Saturday'), ...PLAYED };
const OVER: GameState = { ...aGame('s0', 'g1', 'Last Saturday'), ...PLAYED, status: 'finished', finishedAt: PLAYED.lastPlayed };
const UNPLAYED = aGame('s2', 'g1', 'Next Saturday');

/** Ann took one stroke less than Bo on two holes: she wins two holes at $1 a point. */
const STROKES: HoleGameScores = { ...aStrokesGame('s1.p1', 'g1', 's1'), holes: { 1: { p1: 4, p2: 5 }, 2: { p1: 4, p2: 5 } } } as HoleGameScores;
const IN_PLAY = { groups: [SATURDAY], games: [UNPLAYED, RUNNING, OVER], pointsGames: [STROKES] };

const tabOf = (nets: Record<string, number>): Tab => ({
  groupId: 'g1',
  version: 1,
  balances: nets,
  payments: [],
  optimal: true,
  lines: [
    {
      id: 'l1',
      kind: 'round',
      at: PLAYED.lastPlayed,
      by: 'u1',
      byName: 'Ann',
      nets,
      round: { id: 's0', name: 'Last Saturday', createdAt: PLAYED.lastPlayed, isGone: false },
      payment: null,
      undoes: null,
      reason: null,
      undoneBy: null,
      canUndo: false,
      canReopen: false,
    },
  ],
});

beforeEach(resetBrowser);

test('when a round runs, then Continue says where it is and how I stand', async () => {
  const api = anApi({ ...IN_PLAY, preferences: ON_SATURDAY });
  const { actor } = showApp();
  const now = await screen.findByText(/^hole 3 of 18/);
  expect(now.closest('p')).toHaveTextContent(/hole 3 of 18 · you \+\$/);
  const goOn = screen.getByRole('button', { name: 'Continue This Saturday' });
  expect(goOn).toHaveAttribute('data-variant', 'primary');
  expect(screen.getByRole('button', { name: 'Create New Game' })).toHaveAttribute('data-variant', 'secondary');
  await actor.click(goOn);
  expect(await screen.findByRole('heading', { name: 'Games screen' })).toBeInTheDocument();
  await waitFor(() => expect(api.bodies('PUT /api/user/preferences').at(-1)).toEqual({ selectedGameId: 's1', currentTab: 'games' }));
});

test('when the round is read while its menu is open, then the menu stays', async () => {
  const api = anApi({ ...IN_PLAY, preferences: ON_SATURDAY });
  const answer = api.hold('GET /api/game-state/s1', { body: RUNNING });
  const { actor } = showApp();
  await press(actor, 'More about This Saturday');
  expect(await screen.findByRole('menuitem', { name: 'Share Leaderboard' })).toBeInTheDocument();
  expect(screen.queryByText(/^hole 3 of 18/)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText(/^hole 3 of 18/)).toBeInTheDocument();
  await actor.click(screen.getByRole('menuitem', { name: 'Share Leaderboard' }));
  expect(await dialog('Share Leaderboard')).toBeInTheDocument();
});

test('when a hole lacks a score, then Continue names that hole', async () => {
  const holes = { 1: { p1: 4, p2: 5 }, 2: { p1: 4 }, 3: { p1: 4, p2: 5 } };
  anApi({ ...IN_PLAY, pointsGames: [{ ...STROKES, holes } as HoleGameScores], preferences: ON_SATURDAY });
  showApp();
  expect(await screen.findByText(/^hole 2, 2 of 18 in/)).toBeInTheDocument();
});

test('when no round runs, then Create New Game is the main button', async () => {
  anApi({ groups: [SATURDAY], games: [OVER], preferences: ON_SATURDAY });
  showApp();
  expect(await screen.findByRole('button', { name: 'See result: Last Saturday' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create New Game' })).toHaveAttribute('data-variant', 'primary');
});

test('when nothing was played in a round, then it offers Play', async () => {
  anApi({ ...IN_PLAY, preferences: ON_SATURDAY });
  showApp();
  expect(await screen.findByRole('button', { name: 'Play Next Saturday' })).toBeInTheDocument();
});

test.each([
  ['I won', { p1: 14, p2: -14 }, 'May 2, 2026 · you won $14.00'],
  ['another won', { p1: -14, p2: 14 }, 'May 2, 2026 · Bo won $14.00'],
  ['nobody won', { p1: 0, p2: 0 }, 'May 2, 2026 · All square'],
])('when a round is finished and %s, then its row says so', async (_what, nets, words) => {
  anApi({ ...IN_PLAY, preferences: ON_SATURDAY }).on('GET /api/groups/g1/tab', { body: tabOf(nets) });
  const { actor } = showApp();
  expect(await screen.findByText(words)).toBeInTheDocument();
  await press(actor, 'See result: Last Saturday');
  expect(await screen.findByRole('heading', { name: 'Payouts screen' })).toBeInTheDocument();
});

test('when Same Again is pressed, then the last played round is made anew', async () => {
  const api = anApi({ ...IN_PLAY, preferences: ON_SATURDAY }).on('POST /api/game-state', { status: 201, body: UNPLAYED });
  const { actor } = showApp();
  await press(actor, 'Same Again');
  await waitFor(() => expect(api.bodies('POST /api/game-state')).toMatchObject([{ groupId: 'g1', sameAs: 's1', allGames: true }]));
  expect(await screen.findByRole('heading', { name: 'Games screen' })).toBeInTheDocument();
});

test('when there is one group, then its name stands once, as the headline', async () => {
  anApi({ groups: [SATURDAY], games: [OVER], preferences: ON_SATURDAY });
  showApp();
  expect(await screen.findByRole('heading', { name: 'Saturday', level: 2 })).toBeInTheDocument();
  expect(await screen.findByText('Last played May 3, 2026 · 2 players')).toBeInTheDocument();
  expect(screen.getAllByText('Saturday')).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Recent Groups' })).not.toBeInTheDocument();
});

test('when there are more groups, then the headline leads to them', async () => {
  anApi({ groups: [SATURDAY, SUNDAY], preferences: ON_SATURDAY });
  const { actor } = showApp();
  await press(actor, 'Saturday');
  await actor.click(await screen.findByRole('menuitem', { name: 'Sunday' }));
  expect(await screen.findByRole('heading', { name: 'Sunday', level: 2 })).toBeInTheDocument();
});

test('when a round was played, then the share code is behind Invite', async () => {
  anApi({ groups: [SATURDAY], games: [OVER], preferences: ON_SATURDAY });
  const { actor } = showApp();
  await press(actor, 'Invite');
  expect(within(await dialog('Invite to Saturday')).getByText('ABC234')).toBeInTheDocument();
});

test('when the avatars are pressed, then People opens', async () => {
  anApi({ groups: [SATURDAY], preferences: ON_SATURDAY });
  const { actor } = showApp();
  await press(actor, 'People');
  expect(await dialog('Saturday: people and settings')).toBeInTheDocument();
});
