/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { GameState } from '@fairshare/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dialog, press } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGame, aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('../src/features/games/games-tab', () => ({ __esModule: true, default: () => <h1>Games screen</h1> }));
jest.mock('../src/features/payouts/payouts-tab', () => ({ __esModule: true, default: () => <h1>Payouts screen</h1> }));

const SATURDAY = aGroup('g1', 'Saturday', { lastPlayed: '2026-05-03T12:00:00.000Z' });
const SUNDAY = aGroup('g2', 'Sunday');
const ON_SATURDAY = { ...NO_PREFERENCES, selectedGroupId: 'g1' };

beforeEach(resetBrowser);

describe('the list of groups', () => {
  test('when groups are listed, then each shows name, last play and players', async () => {
    anApi({ groups: [SATURDAY, SUNDAY] });
    showApp();
    expect(await screen.findByRole('button', { name: /^Saturday ?Last played May 3, 2026 · 2 players$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Sunday ?Never played · 2 players$/ })).toBeInTheDocument();
  });

  test('when the list is loading or empty, then it says which', async () => {
    const api = anApi();
    const answer = api.hold('GET /api/groups', { body: [] });
    const { actor } = showApp();
    expect(await screen.findByText('Loading groups')).toBeInTheDocument();
    expect(screen.queryByText('Select a group to see its rounds.')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('No groups yet')).toBeInTheDocument();
    await press(actor, 'Look around first');
    await press(actor, 'Create New Game');
    await actor.click(within(await dialog('Create New Game')).getByRole('button', { name: 'Create Group' }));
    expect(await dialog('Create New Group')).toBeInTheDocument();
  });

  test('when there is no signal, then groups load once there is', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const api = anApi().on('GET /api/groups', { status: 503, body: { message: 'away' } });
    showApp();
    expect(await screen.findByText('This shows once there is signal. What you enter meanwhile is kept on this phone.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    api.on('GET /api/groups', { body: [SUNDAY] });
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: /^Sunday/ })).toBeInTheDocument();
    online.mockRestore();
  });

  test('when the groups cannot be loaded, then Try again loads them', async () => {
    const api = anApi().on('GET /api/groups', { status: 503, body: { message: 'away' } });
    const { actor } = showApp();
    expect(await screen.findByText('Your groups could not be loaded')).toBeInTheDocument();
    api.on('GET /api/groups', { body: [SUNDAY] });
    await press(actor, 'Try again');
    expect(await screen.findByRole('button', { name: /^Sunday/ })).toBeInTheDocument();
  });
});

describe('the games of the selected group', () => {
  const rounds = (count: number): GameState[] => Array.from({ length: count }, (_, index) => aGame(`s${index}`, 'g1', `Round ${index}`));

  test('when there are 7 games, then five show and others on demand', async () => {
    anApi({ preferences: ON_SATURDAY, groups: [SATURDAY], games: rounds(7) });
    const { actor } = showApp();
    expect(await screen.findAllByRole('button', { name: /^Play/ })).toHaveLength(5);
    expect(screen.getAllByText('May 2, 2026')).toHaveLength(5);
    await press(actor, 'Show all 7 rounds');
    expect(screen.getAllByRole('button', { name: /^Play/ })).toHaveLength(7);
  });

  test('when there are no games, then the screen asks for a first one', async () => {
    anApi({ preferences: ON_SATURDAY, groups: [SATURDAY] });
    showApp();
    expect(await screen.findByText('No games yet. Create your first game!')).toBeInTheDocument();
  });

  test('when Play is pressed, then the game is selected and the Games tab opens', async () => {
    const api = anApi({ preferences: ON_SATURDAY, groups: [SATURDAY], games: rounds(2) });
    const { actor } = showApp();
    await press(actor, 'Play Round 1');
    expect(await screen.findByRole('heading', { name: 'Games screen' })).toBeInTheDocument();
    await waitFor(() => expect(api.bodies('PUT /api/user/preferences').at(-1)).toEqual({ selectedGameId: 's1', currentTab: 'games' }));
  });

  async function deleteRound(actor: ReturnType<typeof showApp>['actor']) {
    await press(actor, 'More about Round 0');
    await actor.click(await screen.findByRole('menuitem', { name: 'Delete Game' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Round 0?' });
    expect(question).toHaveTextContent('Everyone in Saturday loses');
    await actor.click(within(question).getByRole('button', { name: 'Delete Game' }));
  }

  test('when deleting a game is confirmed, then it is gone at once', async () => {
    const api = anApi({ preferences: { ...ON_SATURDAY, selectedGameId: 's0' }, groups: [SATURDAY], games: rounds(2) });
    api.on('DELETE /api/games/s0', () => new Promise(() => undefined));
    const { actor } = showApp();
    await deleteRound(actor);
    expect(screen.queryByRole('button', { name: 'Play Round 0' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play Round 1' })).toBeInTheDocument();
    await waitFor(() => expect(api.asked('DELETE /api/games/s0')).toHaveLength(1));
    await waitFor(() => expect(api.bodies('PUT /api/user/preferences').at(-1)).toEqual({ selectedGameId: null }));
  });

  test('when a game cannot be deleted, then it comes back selected', async () => {
    const api = anApi({ preferences: { ...ON_SATURDAY, selectedGameId: 's0' }, groups: [SATURDAY], games: rounds(2) });
    api.on('DELETE /api/games/s0', { status: 503, body: { message: 'The server is busy' } });
    const { actor } = showApp();
    await deleteRound(actor);
    expect(await screen.findByText(/Could not delete game\. The server is busy\. Try again\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play Round 0' })).toBeInTheDocument();
    expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Round 0');
  });

  test('when a group is selected, then Copy Link copies its share code', async () => {
    anApi({ preferences: ON_SATURDAY, groups: [SATURDAY] });
    const { actor } = showApp();
    expect(await screen.findByText('ABC234')).toBeInTheDocument();
    await press(actor, 'Copy Link');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe(`${window.location.origin}/join/ABC234`);
  });

  test('when QR Code is pressed, then a code to scan is shown', async () => {
    anApi({ preferences: ON_SATURDAY, groups: [SATURDAY] });
    const { actor } = showApp();
    await press(actor, 'QR Code');
    const sheet = within(await dialog('Scan to join Saturday'));
    expect(await sheet.findByRole('img', { name: 'Scan to join Saturday' })).toBeInTheDocument();
    expect(sheet.getByText('ABC234')).toBeInTheDocument();
  });

  test('when the phone has a share sheet, then it gets the link', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    anApi({ preferences: ON_SATURDAY, groups: [SATURDAY] });
    const { actor } = showApp();
    await press(actor, 'Share');
    expect(share).toHaveBeenCalledWith({
      title: 'Saturday',
      text: 'Join Saturday on Fairshare. Share code: ABC234',
      url: `${window.location.origin}/join/ABC234`,
    });
    Reflect.deleteProperty(navigator, 'share');
  });

  test('when the leaderboard is shared, then passing the link on comes first', async () => {
    anApi({ preferences: ON_SATURDAY, groups: [SATURDAY], games: [aGame('s1', 'g1', 'Round')] }).on('GET /api/game-state/s1/spectator-link', {
      body: { link: { path: '/watch/token', expiresAt: '2026-05-09T12:00:00.000Z' } },
    });
    const { actor } = showApp();
    await press(actor, 'More about Round');
    await actor.click(await screen.findByRole('menuitem', { name: 'Share Leaderboard' }));
    const sheet = within(await dialog('Share Leaderboard'));
    expect(await sheet.findByRole('button', { name: 'Copy Link' })).toHaveAttribute('data-variant', 'primary');
    expect(sheet.getByRole('button', { name: 'Stop Sharing' })).toHaveAttribute('data-variant', 'danger-quiet');
  });
});

test("when a group's games come late, then no button to start one shows before", async () => {
  const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [SATURDAY] });
  const answer = api.hold('GET /api/groups/g1/games', { body: [aGame('s1', 'g1', 'Before')] });
  showApp();
  expect(await screen.findByText('Loading rounds')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create New Game' })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('button', { name: 'Create New Game' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Same Again' })).toBeInTheDocument();
});

test('when requests to join come late, then the rounds wait for them', async () => {
  const group = aGroup('g1', 'Saturday', { joining: 'approve' });
  const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [group], games: [aGame('s1', 'g1', 'Before')] });
  const answer = api.hold('GET /api/groups/g1/join-requests', { body: [{ userId: 'u3', name: 'Cal', askedAt: '2026-05-03T10:00:00.000Z' }] });
  showApp();
  expect(await screen.findByText('Loading rounds')).toBeInTheDocument();
  await waitFor(() => expect(api.asked('GET /api/groups/g1/games')).not.toHaveLength(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('button', { name: /^(Play|Continue) Before$/ })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('button', { name: /^(Play|Continue) Before$/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Look' })).toBeInTheDocument();
});
