/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { dialog, press } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGame, aGroup } from './support/golf-data';
import { browserTimeZone } from '../src/shared/browser-time-zone';
import { defaultGameName } from '../src/shared/game-name';
import { readStored } from '../src/session/selection/stored-selection';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('../src/features/games/games-tab', () => ({ __esModule: true, default: () => <h1>Games screen</h1> }));
jest.mock('../src/features/payouts/payouts-tab', () => ({ __esModule: true, default: () => <h1>Payouts screen</h1> }));

const SATURDAY = aGroup('g1', 'Saturday', { lastPlayed: '2026-05-03T12:00:00.000Z' });

beforeEach(resetBrowser);

describe('Create New Group', () => {
  const proposed = /^(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day Golf$/;

  async function openForm(actor: ReturnType<typeof showApp>['actor']) {
    await press(actor, 'Create Group');
    return within(await dialog('Create New Group'));
  }

  async function fillIn(actor: ReturnType<typeof showApp>['actor'], gameName = '') {
    const form = await openForm(actor);
    expect(form.getByLabelText('Player 1')).toHaveDisplayValue('Ann Lee');
    expect(form.getByLabelText('Player 2')).toHaveFocus();
    await actor.type(form.getByLabelText('Player 1'), ' Ann Lee ');
    await actor.type(form.getByLabelText('Player 2'), 'Bo Ray');
    expect(form.getByLabelText('Group name')).toHaveDisplayValue(proposed);
    await actor.type(form.getByLabelText('Group name'), ' Monday ');
    if (gameName) {
      await actor.click(form.getByRole('button', { name: 'More' }));
      await actor.type(form.getByLabelText('Game name (optional)'), gameName);
    }
    return { form, create: () => actor.click(form.getByRole('button', { name: 'Create Group' })) };
  }

  /** Fills in the form of a golfer without a group, whose first group comes with a game. */
  async function fillInTheFirst() {
    const game = aGame('s9', 'g9', 'Opener');
    const api = anApi({ games: [game] })
      .on('POST /api/groups', { status: 201, body: aGroup('g9', 'Monday') })
      .on('POST /api/game-state', { status: 201, body: game });
    const { actor } = showApp();
    await screen.findByText('No groups yet');
    return { api, actor, ...(await fillIn(actor)) };
  }

  test('when a group is made, then only its names are asked for', async () => {
    anApi({ groups: [SATURDAY] });
    const { actor } = showApp();
    const form = await openForm(actor);
    expect(form.getAllByRole('textbox')).toHaveLength(5);
    expect(form.getByText('You')).toBeInTheDocument();
    expect(form.queryByRole('button', { name: 'Add Photo (optional)' })).not.toBeInTheDocument();
    await actor.click(form.getByRole('button', { name: 'More' }));
    expect(form.getByRole('button', { name: 'Add Photo (optional)' })).toBeInTheDocument();
    await actor.click(form.getByRole('checkbox', { name: 'The first player is me' }));
    expect(form.queryByText('You')).not.toBeInTheDocument();
  });

  test('when a name is confirmed with Enter, then the next one follows', async () => {
    anApi({ groups: [SATURDAY] });
    const { actor } = showApp();
    const form = await openForm(actor);
    await actor.type(form.getByLabelText('Player 2'), 'Bo{Enter}');
    expect(form.getByLabelText('Player 3')).toHaveFocus();
  });

  test('when Add Player is pressed, then inputs grow to eight at most', async () => {
    anApi({ groups: [SATURDAY] });
    const { actor } = showApp();
    await press(actor, 'Create Group');
    const form = within(await dialog('Create New Group'));
    expect(form.getAllByLabelText(/^Player \d$/)).toHaveLength(4);
    for (const player of [5, 6, 7, 8]) {
      await actor.click(form.getByRole('button', { name: /Add Player/ }));
      expect(form.getByLabelText(`Player ${player}`)).toHaveFocus();
    }
    expect(form.queryByRole('button', { name: /Add Player/ })).not.toBeInTheDocument();
  });

  test('when name and second player are missing, then both are asked for', async () => {
    const api = anApi({ groups: [SATURDAY] });
    const { actor } = showApp();
    const form = await openForm(actor);
    await actor.clear(form.getByLabelText('Group name'));
    await actor.click(form.getByRole('button', { name: 'Create Group' }));
    expect(form.getByText('Group name is required')).toBeInTheDocument();
    expect(form.getByText('At least 2 players are required')).toBeInTheDocument();
    expect(form.getByLabelText('Group name')).toHaveFocus();
    await actor.type(form.getByLabelText('Group name'), 'M');
    expect(form.queryByText('Group name is required')).not.toBeInTheDocument();
    expect(api.asked('POST /api/groups')).toHaveLength(0);
  });

  test('when no game name is given, then Create New Game opens', async () => {
    const created = aGroup('g9', 'Monday');
    const api = anApi({ groups: [SATURDAY, created] }).on('POST /api/groups', { status: 201, body: created });
    const { actor } = showApp();
    const { create } = await fillIn(actor);
    await create();
    const next = within(await dialog('Create New Game'));
    expect(next.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('Monday');
    expect(api.bodies('POST /api/groups')).toEqual([
      { name: 'Monday', players: [{ name: 'Ann Lee', me: true }, { name: 'Bo Ray' }], groupPhoto: null, timeZone: browserTimeZone() },
    ]);
  });

  test('when a game name is given, then the game starts too', async () => {
    const created = aGroup('g9', 'Monday');
    const game = aGame('s9', 'g9', 'Opener');
    const api = anApi({ groups: [SATURDAY, created], games: [game] })
      .on('POST /api/groups', { status: 201, body: created })
      .on('POST /api/game-state', { status: 201, body: game });
    const { actor } = showApp();
    const { create } = await fillIn(actor, 'Opener');
    await create();
    expect(await screen.findByRole('heading', { name: 'Games screen' })).toBeInTheDocument();
    expect(api.bodies('POST /api/game-state')).toEqual([{ groupId: 'g9', name: 'Opener', allGames: true }]);
    expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Opener');
  });

  test('when it is the golfer’s first group, then its game is named', async () => {
    const { api, actor, form, create } = await fillInTheFirst();
    const usual = defaultGameName([], { timeZone: browserTimeZone() });
    await actor.click(form.getByRole('button', { name: 'More' }));
    expect(form.getByLabelText('Game name (optional)')).toHaveDisplayValue(usual);
    await create();
    expect(await screen.findByRole('heading', { name: 'Games screen' })).toBeInTheDocument();
    expect(api.bodies('POST /api/game-state')).toEqual([{ groupId: 'g9', name: usual, allGames: true }]);
    await waitFor(() => expect(readStored('u1')?.gamesView).toBe('points'));
  });

  test('when the first round is for other money, then its game says so', async () => {
    const { api, actor, form, create } = await fillInTheFirst();
    expect(form.getByText('Playing for $1.00 a point, $10.00 a pot')).toBeInTheDocument();
    await actor.click(form.getByRole('button', { name: 'Change stakes' }));
    await actor.click(form.getByRole('radio', { name: '25¢' }));
    await create();
    await waitFor(() => expect(api.bodies('POST /api/game-state')).toMatchObject([{ rules: { pointValue: 0.25, fbtValue: 2.5 } }]));
  });

  test('when the server refuses, then pressing again sends the same key', async () => {
    const api = anApi({ groups: [SATURDAY] }).on('POST /api/groups', { status: 503, body: { message: 'The server is busy' } });
    const { actor } = showApp();
    const { create } = await fillIn(actor);
    await create();
    expect(await screen.findByText('Failed to create group')).toBeInTheDocument();
    expect(screen.getByText('The server is busy.')).toBeInTheDocument();
    await create();
    await waitFor(() => expect(api.asked('POST /api/groups')).toHaveLength(2));
    const [first, second] = api.asked('POST /api/groups').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  test('when a group with its game is refused, then both are named', async () => {
    const api = anApi({ groups: [SATURDAY] }).on('POST /api/groups', { status: 503, body: { message: 'The server is busy' } });
    const { actor } = showApp();
    const { create } = await fillIn(actor, 'Opener');
    await create();
    expect(await screen.findByText('Could not create group and game. The server is busy. Try again.')).toBeInTheDocument();
    expect(api.asked('POST /api/game-state')).toHaveLength(0);
  });

  test('when the group is created but not its game, then that is said', async () => {
    const created = aGroup('g9', 'Monday');
    anApi({ groups: [SATURDAY, created] })
      .on('POST /api/groups', { status: 201, body: created })
      .on('POST /api/game-state', { status: 503, body: { message: 'The server is busy' } });
    const { actor } = showApp();
    const { create } = await fillIn(actor, 'Opener');
    await create();
    expect(await screen.findByText('Failed to start game')).toBeInTheDocument();
    expect(await dialog('Create New Game')).toBeInTheDocument();
  });
});
