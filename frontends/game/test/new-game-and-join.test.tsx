/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { dialog, press } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGame, aGroup, aStrokesGame, entriesOf, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('../src/features/games/games-tab', () => ({ __esModule: true, default: () => <h1>Games screen</h1> }));
jest.mock('../src/features/payouts/payouts-tab', () => ({ __esModule: true, default: () => <h1>Payouts screen</h1> }));

const SATURDAY = aGroup('g1', 'Saturday', { lastPlayed: '2026-05-03T12:00:00.000Z' });
const SUNDAY = aGroup('g2', 'Sunday');
const ON_SATURDAY = { ...NO_PREFERENCES, selectedGroupId: 'g1' };

beforeEach(resetBrowser);

describe('Create New Game', () => {
  test('when a game of today has the usual name, then the next is numbered', async () => {
    const today = new Date().toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
    anApi({ preferences: ON_SATURDAY, groups: [SATURDAY], games: [aGame('s1', 'g1', `Game ${today}`)] });
    const { actor } = showApp();
    await press(actor, 'Create New Game');
    const form = within(await dialog('Create New Game'));
    await waitFor(() => expect(form.getByLabelText('Game name')).toHaveValue(`Game ${today} (2)`));
  });

  test('when no group is selected, then creating needs one', async () => {
    const game = aGame('s5', 'g2', 'Game');
    const api = anApi({ groups: [SATURDAY, SUNDAY], games: [game] }).on('POST /api/game-state', { status: 201, body: game });
    const { actor } = showApp();
    await press(actor, 'Create New Game');
    const form = within(await dialog('Create New Game'));
    const today = new Date().toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
    expect(form.getByLabelText('Game name')).toHaveValue(`Game ${today}`);
    expect(form.getByLabelText('Game name')).toHaveAttribute('maxlength', '50');
    expect(form.getByRole('button', { name: 'Create Game' })).toBeDisabled();

    await actor.selectOptions(form.getByRole('combobox', { name: 'Group' }), 'Sunday');
    await actor.click(form.getByRole('button', { name: 'Create Game' }));
    expect(await screen.findByRole('heading', { name: 'Games screen' })).toBeInTheDocument();
    expect(api.bodies('POST /api/game-state')).toEqual([{ groupId: 'g2', name: `Game ${today}`, allGames: true }]);
  });

  async function newGame(more: Parameters<typeof anApi>[0] = {}) {
    const game = aGame('s5', 'g1', 'Next');
    const api = anApi({ preferences: ON_SATURDAY, groups: [SATURDAY], ...more }).on('POST /api/game-state', { status: 201, body: game });
    const { actor } = showApp();
    await press(actor, 'Create New Game');
    const form = within(await dialog('Create New Game'));
    const create = async () => {
      await actor.click(form.getByRole('button', { name: 'Create Game' }));
      await waitFor(() => expect(api.asked('POST /api/game-state')).toHaveLength(1));
      return api.bodies('POST /api/game-state')[0];
    };
    return { actor, form, create };
  }

  test('when stakes are tapped, then the round is made with them', async () => {
    const { actor, form, create } = await newGame();
    expect(await form.findByRole('radio', { name: '$1' })).toBeChecked();
    await actor.click(form.getByRole('radio', { name: 'Nothing' }));
    expect(form.getByText('Points are counted, no money. Cards keep their values.')).toBeInTheDocument();
    expect(await create()).toMatchObject({ rules: { pointValue: 0, fbtValue: 0 }, allGames: true });
  });

  test('when a round was played before, then its stakes are chosen', async () => {
    const played = { ...aStrokesGame('s1.p1', 'g1', 's1'), settings: { pointValue: 0.25, fbtValue: 2.5 } };
    const { form, create } = await newGame({ games: [aGame('s1', 'g1', 'Before')], pointsGames: [played] });
    await waitFor(() => expect(form.getByRole('radio', { name: '25¢' })).toBeChecked());
    expect(await create()).toMatchObject({ rules: { pointValue: 0.25, fbtValue: 2.5 } });
  });

  test('when the last round is read late, then the form waits for its stakes', async () => {
    const played = { ...aStrokesGame('s1.p1', 'g1', 's1'), settings: { pointValue: 0.25, fbtValue: 2.5 } };
    const api = anApi({ preferences: ON_SATURDAY, groups: [SATURDAY], games: [aGame('s1', 'g1', 'Before')] });
    const answer = api.hold('GET /api/game-state/s1/holes', { body: entriesOf('s1', 'g1', [played]) });
    const { actor } = showApp();
    await press(actor, 'Create New Game');
    const form = within(await dialog('Create New Game'));
    expect(await form.findByText('Loading the last round')).toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Create Game' })).toBeDisabled();
    answer();
    expect(await form.findByRole('radio', { name: '25¢' })).toBeChecked();
    expect(form.getByRole('button', { name: 'Create Game' })).toBeEnabled();
  });

  test('when the group has stakes of its own, then they come first', async () => {
    const group = aGroup('g1', 'Saturday', { rules: { ...SATURDAY.rules, pointValue: 2, fbtValue: 5 } });
    const { form, create } = await newGame({ groups: [group], games: [aGame('s1', 'g1', 'Before')], pointsGames: [aStrokesGame('s1.p1', 'g1', 's1')] });
    expect(await form.findByRole('radio', { name: 'Other' })).toBeChecked();
    expect(form.getByLabelText('A point')).toHaveValue('2.00');
    expect(await create()).not.toHaveProperty('rules');
  });

  test('when other stakes are no amount, then no round is made', async () => {
    const { actor, form, create } = await newGame();
    await actor.click(await form.findByRole('radio', { name: 'Other' }));
    await actor.clear(form.getByLabelText('A point'));
    expect(form.getByText('From 0 to 10000, with at most two decimals')).toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Create Game' })).toBeDisabled();
    await actor.type(form.getByLabelText('A point'), '0.5');
    expect(await create()).toMatchObject({ rules: { pointValue: 0.5, fbtValue: 10 } });
  });

  test('when the game cannot be created, then the form stays', async () => {
    anApi({ preferences: ON_SATURDAY, groups: [SATURDAY] }).on('POST /api/game-state', { status: 503, body: { message: 'The server is busy' } });
    const { actor } = showApp();
    await press(actor, 'Create New Game');
    const form = within(await dialog('Create New Game'));
    await actor.click(form.getByRole('button', { name: 'Create Game' }));
    expect(await screen.findByText('Could not create game. The server is busy. Try again.')).toBeInTheDocument();
    expect(form.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('Saturday');
  });
});

describe('Same Again', () => {
  const again = (actor: ReturnType<typeof showApp>['actor']) => press(actor, 'Same Again');

  test('when Same Again is tapped, then that round is made once more', async () => {
    const next = aGame('s2', 'g1', 'Again');
    const api = anApi({ preferences: ON_SATURDAY, groups: [SATURDAY], games: [aGame('s1', 'g1', 'Pebble Beach'), next] });
    api.on('GET /api/groups/g1/games', { body: [aGame('s1', 'g1', 'Pebble Beach')] }).on('POST /api/game-state', { status: 201, body: next });
    const { actor } = showApp();
    await again(actor);
    expect(await screen.findByRole('heading', { name: 'Games screen' })).toBeInTheDocument();
    const today = new Date().toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
    expect(api.bodies('POST /api/game-state')).toEqual([{ groupId: 'g1', name: `Game ${today}`, sameAs: 's1', allGames: true }]);
    await waitFor(() => expect(api.bodies('PUT /api/user/preferences').at(-1)).toMatchObject({ selectedGameId: 's2', currentTab: 'games' }));
  });

  test('when Same Again got no answer, then the next tap repeats it', async () => {
    const api = anApi({ preferences: ON_SATURDAY, groups: [SATURDAY], games: [aGame('s1', 'g1', 'Pebble Beach')] });
    api.on('POST /api/game-state', { status: 503, body: { message: 'The server is busy' } });
    const { actor } = showApp();
    await again(actor);
    expect(await screen.findByText('Could not create game. The server is busy. Try again.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Games screen' })).not.toBeInTheDocument();
    api.on('POST /api/game-state', { status: 201, body: aGame('s1', 'g1', 'Pebble Beach') });
    await again(actor);
    expect(await screen.findByRole('heading', { name: 'Games screen' })).toBeInTheDocument();
    const [first, second] = api.asked('POST /api/game-state').map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBeNull();
    expect(second).toBe(first);
  });
});

describe('Join Game', () => {
  const join = async (actor: ReturnType<typeof showApp>['actor'], code: string) => {
    await press(actor, 'Join Group');
    const form = within(await dialog('Join Game'));
    await actor.clear(form.getByLabelText('Share code'));
    await actor.type(form.getByLabelText('Share code'), code);
    await actor.click(form.getByRole('button', { name: 'Join Group' }));
    return form;
  };

  test('when somebody has joined, then an earlier failure is replaced', async () => {
    const earlier = { ...aGame('s1', 'g2', 'Last week'), isActive: false };
    const api = anApi({ groups: [SATURDAY, SUNDAY], games: [earlier, aGame('s2', 'g2', 'Today')] });
    const { actor } = showApp();
    const form = await join(actor, 'nope');
    expect(await screen.findByText('Could not join game')).toBeInTheDocument();
    api.on('POST /api/groups/join', { body: SUNDAY });
    await actor.type(form.getByLabelText('Share code'), '2');
    await actor.click(form.getByRole('button', { name: 'Join Group' }));
    expect(await screen.findByText('You joined Sunday')).toBeInTheDocument();
    expect(screen.queryByText('Could not join game')).not.toBeInTheDocument();
    await waitFor(() => expect(api.bodies('PUT /api/user/preferences').at(-1)).toMatchObject({ selectedGroupId: 'g2', selectedGameId: 's2' }));
  });

  test('when somebody came by a link, then one tap joins', async () => {
    sessionStorage.setItem('invitation', 'ABC234');
    const api = anApi({ groups: [SUNDAY] }).on('POST /api/groups/join', { body: SUNDAY });
    const { actor } = showApp();
    const form = within(await dialog('Join Game'));
    expect(form.getByLabelText('Share code')).toHaveValue('ABC234');
    expect(form.getByText('You are invited: one tap and you are in.')).toBeInTheDocument();
    await actor.click(form.getByRole('button', { name: 'Join Group' }));
    expect(await screen.findByText('You joined Sunday')).toBeInTheDocument();
    expect(api.bodies('POST /api/groups/join')).toEqual([{ shareCode: 'ABC234' }]);
    expect(sessionStorage.getItem('invitation')).toBeNull();
  });

  test('when a share code is typed, then it becomes upper case', async () => {
    const api = anApi({ groups: [SATURDAY, SUNDAY] }).on('POST /api/groups/join', { body: SUNDAY });
    const { actor } = showApp();
    await press(actor, 'Join Group');
    const form = within(await dialog('Join Game'));
    expect(form.getByRole('button', { name: 'Join Group' })).toBeDisabled();
    await actor.type(form.getByLabelText('Share code'), 'abc 234xyz');
    expect(form.getByLabelText('Share code')).toHaveValue('ABC234XY');
    await actor.click(form.getByRole('button', { name: 'Join Group' }));
    expect(await screen.findByRole('heading', { name: 'Games screen' })).toBeInTheDocument();
    expect(api.bodies('POST /api/groups/join')).toEqual([{ shareCode: 'ABC234XY' }]);
    await waitFor(() => expect(api.bodies('PUT /api/user/preferences').at(-1)).toMatchObject({ selectedGroupId: 'g2', currentTab: 'games' }));
  });

  test('when the share code is unknown, then the field is marked', async () => {
    anApi({ groups: [SATURDAY] });
    const { actor } = showApp();
    await press(actor, 'Join Group');
    const form = within(await dialog('Join Game'));
    await actor.type(form.getByLabelText('Share code'), 'nope');
    await actor.click(form.getByRole('button', { name: 'Join Group' }));
    expect(await screen.findByText('Could not join game')).toBeInTheDocument();
    expect(screen.getByText('Please check the share code and try again.')).toBeInTheDocument();
    expect(form.getByLabelText('Share code')).toBeInvalid();
  });

  test('when there is no signal, then the code is not marked wrong', async () => {
    const api = anApi({ groups: [SATURDAY] });
    const { actor } = showApp();
    await press(actor, 'Join Group');
    const form = within(await dialog('Join Game'));
    await actor.type(form.getByLabelText('Share code'), 'ABC234');
    api.goOffline();
    await actor.click(form.getByRole('button', { name: 'Join Group' }));
    expect(await screen.findByText('The server cannot be reached.')).toBeInTheDocument();
    expect(form.getByLabelText('Share code')).toBeValid();
  });
});
