/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { GameState, Group } from '@fairshare/contracts';
import { HOLES, rosterEntries, rosterOf, settleRound, SELECTIONS } from '@fairshare/golf-rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { choiceOf, rosterChosen } from '../../src/features/games/roster/roster-choices';
import { lostBy, changesBy } from '../../src/features/games/roster/roster-effects';
import { roundInput } from '../../src/shared/round-input';
import { dialog, press } from '../support/app-frame';
import { resetBrowser } from '../support/browser';
import { aBbbGame, aGame, aGroup, aStrokesGame, NO_PREFERENCES, strokesCells } from '../support/golf-data';
import { aRound, GOLFERS } from '../support/payouts-round';
import { anApi, showApp } from '../support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('../support/fake-socket'));

const between = (first: number, last: number) => HOLES.filter((hole) => first <= hole && hole <= last);
const everyone = rosterOf(GOLFERS.map(({ id }) => ({ playerId: id })));
const ids = GOLFERS.map(({ id }) => id);

describe('what is chosen in the sheet', () => {
  test('when somebody plays part of a round, then the roster reads back so', () => {
    const chosen = rosterChosen(everyone, [...ids, 'eve'], { bo: 'to-9', cy: 'from-4', di: 'out', eve: 'all' });
    const sent = [{ playerId: 'ann' }, { playerId: 'bo', holes: between(1, 9) }, { playerId: 'cy', holes: between(4, 18) }, { playerId: 'eve' }];
    expect(chosen && rosterEntries(chosen)).toEqual(sent);
    expect(chosen && [...ids, 'eve'].map((id) => choiceOf(chosen, id))).toEqual(['all', 'to-9', 'from-4', 'out', 'all']);
    expect(rosterChosen(everyone, ids, { ann: 'out', bo: 'out', cy: 'out' })).toBeNull();
  });

  test('when the round begins on hole 10, then a leaver plays that nine', () => {
    const chosen = rosterChosen(everyone, ids, { bo: 'to-18' }, { firstHole: 10 });
    expect(chosen?.holesOf['bo']).toEqual(between(10, 18));
    expect(chosen && choiceOf(chosen, 'bo', 10)).toBe('to-18');
  });

  test('when the roster changes, then it says what moves and what goes', () => {
    const round = aRound();
    const after = rosterChosen(everyone, ids, { di: 'to-1', bo: 'out' });
    if (!after) throw new Error('three play');
    const nets = (roster: typeof after) => settleRound(roundInput({ ...round, roster }), SELECTIONS).nets;
    for (const { playerId, beforeCents, afterCents } of changesBy(round, everyone, after)) {
      expect([beforeCents, afterCents]).toEqual([nets(everyone)[playerId] ?? 0, nets(after)[playerId] ?? 0]);
    }
    expect(lostBy(round, everyone, after)).toEqual([
      { playerId: 'bo', holes: [1, 2], cards: 1 },
      { playerId: 'di', holes: [2], cards: 0 },
    ]);
  });
});

describe('a round that three of five play, one up to hole 9', () => {
  const group = aGroup('g1', 'Saturday', { players: [...GOLFERS, { id: 'eve', name: 'Eve Day', initials: 'ED', color: '#8b5cf6' }] });
  const roster = [
    { playerId: 'ann', holes: [...HOLES] },
    { playerId: 'bo', holes: [...HOLES] },
    { playerId: 'cy', holes: between(1, 9) },
  ];
  const game: GameState = { ...aGame('s1', 'g1', 'Pebble Beach'), roster, holes: [...HOLES], firstHole: 1, playerCards: { ann: [], bo: [], cy: [] } };
  const holes = Object.fromEntries(between(1, 9).map((hole) => [hole, { ann: 4, bo: 5, cy: 6 }]));
  const preferences = { ...NO_PREFERENCES, currentTab: 'games', selectedGroupId: 'g1', selectedGameId: 's1' };

  beforeEach(resetBrowser);

  async function open(more: Partial<Group> = {}) {
    const points = { ...aStrokesGame('s1.points1', 'g1', 's1'), holes };
    const api = anApi({ preferences, groups: [{ ...group, ...more }], games: [game], pointsGames: [points, aBbbGame('s1.bbb1', 'g1', 's1')] });
    const shown = showApp();
    await shown.actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
    return { api, ...shown };
  }

  test('when hole 10 is open, then it is saved with its two players', async () => {
    const { api, actor } = await open();
    api.on('PUT /api/game-state/s1/holes/10', { body: { version: 2, cells: strokesCells({ ann: 4, bo: 4 }), cellVersions: {} } });
    expect(await screen.findByText('Not on this hole: Cy Poe (left after hole 9)')).toBeInTheDocument();
    for (const name of ['Ann Lee', 'Bo Ray']) await actor.type(screen.getByRole('textbox', { name: `${name} strokes` }), '4');
    expect(screen.queryByRole('textbox', { name: 'Cy Poe strokes' })).not.toBeInTheDocument();
    await press(actor, 'Save Scores');
    await waitFor(() => expect(api.bodies('PUT /api/game-state/s1/holes/10')).toEqual([{ cells: strokesCells({ ann: 4, bo: 4 }), baseVersion: strokesCells({ ann: 0, bo: 0 }) }]));
    expect(within(screen.getByRole('list', { name: /Scores/ })).getAllByRole('listitem')).toHaveLength(3);
  });

  test('when members have claimed players, then other names are added once', async () => {
    const { actor } = await open({ me: 'ann', claims: { ann: 'Antonia', bo: 'BÓ', cy: 'Cyrus' } });
    const rows = within(await screen.findByRole('list', { name: '2/9/16 Scores' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['ALAnn Lee45 points', 'BRBo Ray27 points', 'CPCy PoeCyrus9 points']);
    await press(actor, 'Who plays');
    const sheet = within(await dialog('Who plays'));
    expect(sheet.getByText('Cyrus')).toBeInTheDocument();
    expect(sheet.getByRole('combobox', { name: 'Cy Poe' })).toBeInTheDocument();
    expect(sheet.queryByText(/BÓ|Antonia/)).not.toBeInTheDocument();
  });

  test('when somebody leaves earlier, then the sheet first says what moves', async () => {
    const { api, actor } = await open();
    api.on('PUT /api/game-state/s1/roster', { body: { ...game, version: 2 } });
    await press(actor, 'Who plays');
    const sheet = within(await dialog('Who plays'));
    expect(sheet.getByRole('combobox', { name: 'Cy Poe' })).toHaveDisplayValue('To 9');
    expect(sheet.getByRole('combobox', { name: 'Eve Day' })).toHaveDisplayValue('Out');
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
    await actor.selectOptions(sheet.getByRole('combobox', { name: 'Cy Poe' }), 'To 8');
    expect(sheet.getByText('Cy Poe: hole 9')).toBeInTheDocument();
    expect(within(sheet.getByRole('list', { name: 'What it moves' })).getAllByRole('listitem')[0]).toHaveTextContent(/Ann Lee.*→/);
    await actor.click(sheet.getByRole('button', { name: 'Delete scores and save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.bodies('PUT /api/game-state/s1/roster')).toEqual([{ roster: [{ playerId: 'ann' }, { playerId: 'bo' }, { playerId: 'cy', holes: between(1, 8) }], discard: true }]);
  });
});

describe('who plays a new game', () => {
  const names = ['Ann', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gil', 'Hal', 'Ivy'];
  const groupOf = (count: number) =>
    aGroup('g1', 'Saturday', { players: names.slice(0, count).map((name) => ({ id: name.toLowerCase(), name, initials: name.charAt(0), color: '#0ea5e9' })) });
  const preferences = { ...NO_PREFERENCES, selectedGroupId: 'g1' };

  beforeEach(resetBrowser);

  test('when one of four stays at home, then three taps start the others', async () => {
    const game = aGame('s5', 'g1', 'Game');
    const api = anApi({ preferences, groups: [groupOf(4)], games: [] }).on('POST /api/game-state', { status: 201, body: game });
    const { actor } = showApp();
    await press(actor, 'Create New Game');
    const form = within(await dialog('Create New Game'));
    expect(await form.findByText('All 4 play')).toBeInTheDocument();
    await actor.click(form.getByRole('button', { name: 'Change who plays' }));
    await actor.click(form.getByRole('button', { name: 'Cy' }));
    expect(form.getByText('3 of 4 play')).toBeInTheDocument();
    await actor.click(form.getByRole('button', { name: 'Create Game' }));
    await waitFor(() => expect(api.bodies('POST /api/game-state')).toMatchObject([{ groupId: 'g1', roster: [{ playerId: 'ann' }, { playerId: 'bo' }, { playerId: 'di' }] }]));
  });

  test('when a group is too large, then 2 to 8 players are picked', async () => {
    anApi({ preferences, groups: [groupOf(9)] });
    const { actor } = showApp();
    await press(actor, 'Create New Game');
    const form = within(await dialog('Create New Game'));
    expect(await form.findByText('Choose the 2 to 8 who play today')).toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Create Game' })).toBeDisabled();
    for (const name of ['Ann', 'Ivy']) await actor.click(form.getByRole('button', { name }));
    expect(form.getByText('2 of 9 play')).toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Create Game' })).toBeEnabled();
  });

  test('when somebody new comes along, then the name is added and plays', async () => {
    const group = groupOf(3);
    const zed = { id: 'zed', name: 'Zed', initials: 'Z', color: '#8b5cf6' };
    const api = anApi({ preferences, groups: [group] }).on('POST /api/groups/g1/players', { status: 409, body: { message: 'taken', code: 'NAME_TAKEN' } });
    const { actor } = showApp();
    await press(actor, 'Create New Game');
    const form = within(await dialog('Create New Game'));
    await actor.click(await form.findByRole('button', { name: 'Change who plays' }));
    const name = form.getByRole('textbox', { name: 'Somebody new' });
    await actor.type(name, 'Cy{Enter}');
    expect(await form.findByText('Another player of the group has this name. Add an initial.')).toBeInTheDocument();
    expect(name).toHaveValue('Cy');

    api.on('POST /api/groups/g1/players', { status: 409, body: { message: 'full', code: 'GROUP_FULL' } });
    await actor.clear(name);
    await actor.type(name, 'Zed');
    await actor.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('The group is full. Archive a player first, under People.')).toBeInTheDocument();

    api.on('POST /api/groups/g1/players', { status: 201, body: { ...group, version: 2, players: [...group.players, zed] } });
    await actor.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByRole('button', { name: 'Zed', pressed: true })).toBeInTheDocument();
    expect(form.getByText('All 4 play')).toBeInTheDocument();
    expect(name).toHaveValue('');
    expect(api.bodies('POST /api/groups/g1/players')).toEqual([{ name: 'Cy' }, { name: 'Zed' }, { name: 'Zed' }]);
    expect(api.asked('POST /api/game-state')).toEqual([]);

    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await form.findByText('Adding somebody new needs signal.')).toBeInTheDocument();
    online.mockRestore();
  });
});
