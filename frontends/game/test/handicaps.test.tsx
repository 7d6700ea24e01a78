/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { Group } from '@fairshare/contracts';
import { HOLES } from '@fairshare/golf-rules';
import { screen, waitFor, within } from '@testing-library/react';
import { dialog, press } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGame, aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('../src/features/games/games-tab', () => ({ __esModule: true, default: () => <h1>Games screen</h1> }));
jest.mock('../src/features/payouts/payouts-tab', () => ({ __esModule: true, default: () => <h1>Payouts screen</h1> }));

const holes = HOLES.map((hole) => ({ par: 4, strokeIndex: hole }));
const WHITE = { id: 'white', name: 'White', rating: 71.2, slope: 131 };
const RED = { id: 'red', name: 'Red', rating: 72, slope: 113, strokeIndex: HOLES.map((hole) => 19 - hole) };
const LINKS = { id: 'links', name: 'Links', holes, tees: [WHITE, RED] };
const INDEXES = [4.2, 11.8, 18.5];
const MAKE = 'POST /api/game-state';
const CARD = 'PUT /api/groups/g1/courses/links';
const PLAYER = 'PATCH /api/groups/g1/players/ann';

/** A group whose first three players have a handicap index. */
function rated(courses: Group['courses'] = [LINKS], more: Partial<Group> = {}): Group {
  const players = ['Ann Bee', 'Bo Ray', 'Cy Dow', 'Di Elm'].map((name, seat) => ({
    id: name.slice(0, 3).trim().toLowerCase(),
    name,
    initials: name.charAt(0),
    color: '#0ea5e9',
    ...(INDEXES[seat] !== undefined && { handicapIndex: INDEXES[seat] }),
  }));
  return aGroup('g1', 'Saturday', { courses, players, ...more });
}

beforeEach(resetBrowser);

function open(group: Group) {
  const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [group], games: [] }).on(MAKE, { status: 201, body: aGame('s5', 'g1', 'Game') });
  return { api, ...showApp() };
}

describe('a new game on a course with tees', () => {
  async function openGame(group = rated()) {
    const { api, actor } = open(group);
    await press(actor, 'Create New Game');
    const form = within(await dialog('Create New Game'));
    await actor.click(await form.findByRole('button', { name: 'Choose course' }));
    await actor.click(within(form.getByRole('list', { name: 'Your group’s courses' })).getByRole('button', { name: /^Links/ }));
    const strokesOf = (name: RegExp) => form.getByRole('combobox', { name });
    const create = () => actor.click(form.getByRole('button', { name: 'Create Game' }));
    return { api, actor, form, strokesOf, create };
  }

  test('when everyone plays from one tee, then strokes come with sums', async () => {
    const { api, actor, form, strokesOf, create } = await openGame();
    await actor.click(form.getByRole('radio', { name: 'White, 71.2 / 131' }));
    expect(strokesOf(/^Bo Ray: strokes given/)).toHaveDisplayValue('13 strokes');
    expect(strokesOf(/^Bo Ray: strokes given/)).toHaveAccessibleDescription('Handicap index 11.8: 11.8 × 131 / 113 + 71.2 − 72 = 12.9 → 13');
    expect(form.getByText('No handicap index: add it under People')).toBeInTheDocument();
    await create();
    await waitFor(() => expect(api.bodies(MAKE)).toHaveLength(1));
    const [body] = api.bodies(MAKE) as [{ roster: object[] }];
    expect(body.roster).toEqual([
      { playerId: 'ann', teeId: 'white', strokesGiven: 4 },
      { playerId: 'bo', teeId: 'white', strokesGiven: 13 },
      { playerId: 'cy', teeId: 'white', strokesGiven: 21 },
      { playerId: 'di', teeId: 'white' },
    ]);
    expect(body).not.toHaveProperty('rules');
  });

  test('when one plays from another tee, then by hand counts too', async () => {
    const { api, actor, form, strokesOf, create } = await openGame();
    await actor.click(form.getByRole('radio', { name: 'White, 71.2 / 131' }));
    await actor.selectOptions(form.getByRole('combobox', { name: 'Bo Ray: tee' }), 'Red, 72.0 / 113');
    expect(strokesOf(/^Bo Ray: strokes given/)).toHaveDisplayValue('12 strokes');
    await actor.selectOptions(strokesOf(/^Bo Ray: strokes given/), '10 strokes');
    await create();
    await waitFor(() => expect(api.bodies(MAKE)).toMatchObject([{ roster: [{}, { playerId: 'bo', teeId: 'red', strokesGiven: 10 }, {}, {}] }]));
  });

  test('when somebody has no index, then strokes by hand stay', async () => {
    const { actor, form, strokesOf } = await openGame();
    await actor.selectOptions(strokesOf(/^Di Elm: strokes given/), '12 strokes');
    await actor.click(form.getByRole('radio', { name: 'White, 71.2 / 131' }));
    expect(strokesOf(/^Di Elm: strokes given/)).toHaveDisplayValue('12 strokes');
  });

  test('when less is allowed off the low, then the game is named', async () => {
    const { api, actor, form, strokesOf, create } = await openGame();
    await actor.click(form.getByRole('radio', { name: 'White, 71.2 / 131' }));
    await actor.selectOptions(form.getByRole('combobox', { name: 'Allowance' }), '95 %');
    await actor.click(form.getByRole('radio', { name: 'Off the low' }));
    expect(['Ann', 'Bo Ray', 'Cy'].map((name) => (strokesOf(new RegExp(`^${name}.*: strokes given`)) as HTMLSelectElement).value)).toEqual(['4', '12', '20']);
    await actor.click(form.getByRole('button', { name: 'Where strokes fall' }));
    expect(form.getByText(/^Bo Ray: 1 on 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12. Plays with 12.$/)).toBeInTheDocument();
    await create();
    await waitFor(() => expect(api.bodies(MAKE)).toMatchObject([{ rules: { allowance: 95, offTheLow: true }, roster: [{ strokesGiven: 4 }, { strokesGiven: 12 }, {}, {}] }]));
  });

  test('when the course has no tee, then one is typed there', async () => {
    const bare = { id: 'links', name: 'Links', holes };
    const { api, actor, form } = await openGame(rated([bare]));
    api.on(CARD, { body: rated([{ ...bare, tees: [WHITE] }]) });
    expect(form.queryByRole('group', { name: 'Everyone plays from' })).not.toBeInTheDocument();
    await actor.click(form.getByRole('button', { name: 'Add a tee' }));
    expect(form.getByRole('textbox', { name: 'Tee' })).toHaveFocus();
    await actor.keyboard('White{Enter}71,2{Enter}131{Enter}');
    await waitFor(() => expect(api.bodies(CARD)).toEqual([{ name: 'Links', holes, tees: [{ name: 'White', rating: 71.2, slope: 131 }] }]));
    expect(await form.findByRole('radio', { name: 'White, 71.2 / 131' })).toBeChecked();
    expect(form.getByRole('combobox', { name: /^Bo Ray: strokes given/ })).toHaveDisplayValue('13 strokes');
    expect(api.bodies(MAKE)).toEqual([]);
  });

  test('when a tee is not complete, then it is said and not sent', async () => {
    const { api, actor, form } = await openGame(rated([{ id: 'links', name: 'Links', holes }]));
    await actor.click(form.getByRole('button', { name: 'Add a tee' }));
    await actor.type(form.getByRole('textbox', { name: 'Slope' }), '200');
    await actor.click(form.getByRole('button', { name: 'Save tee' }));
    for (const fault of ['A tee needs a name of its own', 'From 20.0 to 90.0, such as 71.2', 'A whole number from 55 to 155']) expect(form.getByText(fault)).toBeInTheDocument();
    expect(api.bodies(CARD)).toEqual([]);
  });
});

describe('the handicap index of a player', () => {
  async function openPlayer(group: Group) {
    const { api, actor } = open(group);
    api.on(PLAYER, { body: group }).on('POST /api/groups/g1/players', { status: 201, body: group });
    await press(actor, 'People');
    await press(actor, 'More about Ann Bee');
    await actor.click(await screen.findByRole('menuitem', { name: 'Edit Player' }));
    const form = within(await dialog('Edit Player'));
    return { api, actor, form, field: form.getByRole('textbox', { name: 'Handicap index' }) };
  }

  test('when a plus is written, then the server gets it below zero', async () => {
    const { api, actor, form, field } = await openPlayer(rated());
    expect(field).toHaveValue('4.2');
    await actor.clear(field);
    await actor.type(field, '+2,3');
    await actor.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.bodies(PLAYER)).toEqual([{ name: 'Ann Bee', handicapIndex: -2.3 }]));
  });

  test('when it is none, then it is said and not sent', async () => {
    const { actor, form, field } = await openPlayer(rated());
    await actor.clear(field);
    await actor.type(field, '54.1');
    expect(form.getByText('A handicap index is from +10.0 to 54.0, with at most one decimal')).toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('when it is emptied, then none is known', async () => {
    const { api, actor, form, field } = await openPlayer(rated());
    await actor.clear(field);
    await actor.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.bodies(PLAYER)).toEqual([{ name: 'Ann Bee', handicapIndex: null }]));
  });

  test('when it is mine, then all my groups can have it', async () => {
    const { api, actor, form, field } = await openPlayer(rated([LINKS], { me: 'ann' }));
    expect(form.queryByRole('checkbox')).not.toBeInTheDocument();
    await actor.clear(field);
    await actor.type(field, '7.1');
    await actor.click(form.getByRole('checkbox', { name: 'In all my groups' }));
    await actor.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.bodies(PLAYER)).toEqual([{ name: 'Ann Bee', handicapIndex: 7.1, inAllMyGroups: true }]));
  });

  test('when only the name changes, then the index stays unsaid', async () => {
    const { api, actor, form } = await openPlayer(rated());
    await actor.type(form.getByRole('textbox', { name: 'Name' }), ' II');
    await actor.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.bodies(PLAYER)).toEqual([{ name: 'Ann Bee II' }]));
  });
});

describe('the tees of a course card', () => {
  async function openCard() {
    const group = rated();
    const { api, actor } = open(group);
    api.on(CARD, { body: group });
    await press(actor, 'People');
    await press(actor, 'House Rules and courses');
    await press(actor, 'Edit Links');
    return { api, actor, card: within(await dialog('Course Card')) };
  }

  test('when a card is saved, then its tees are as they were', async () => {
    const { api, actor, card } = await openCard();
    expect(card.getByRole('switch', { name: 'Own pars and stroke indexes', checked: true })).toBeInTheDocument();
    await actor.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.bodies(CARD)).toEqual([{ name: 'Links', holes, tees: [WHITE, { ...RED, par: holes.map(() => 4) }] }]));
  });

  test('when a tee’s own index stands twice, then it is said', async () => {
    const { api, actor, card } = await openCard();
    const field = card.getByRole('textbox', { name: 'Red: Stroke index, hole 1' });
    expect(field).toHaveValue('18');
    await actor.clear(field);
    await actor.type(field, '17');
    expect(card.getByText('Twice: 17')).toBeInTheDocument();
    await actor.click(card.getByRole('button', { name: 'Save' }));
    expect(api.bodies(CARD)).toEqual([]);
  });

  test('when a tee is removed and one added, then both are sent', async () => {
    const { api, actor, card } = await openCard();
    await actor.click(card.getByRole('button', { name: 'Remove tee Red' }));
    await actor.click(card.getByRole('button', { name: 'Add a tee' }));
    const [, name] = card.getAllByRole('textbox', { name: 'Tee' });
    await actor.type(name as HTMLElement, 'Gold');
    await actor.type(card.getAllByRole('textbox', { name: 'Course rating' })[1] as HTMLElement, '68.9');
    await actor.type(card.getAllByRole('textbox', { name: 'Slope' })[1] as HTMLElement, '118');
    await actor.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.bodies(CARD)).toEqual([{ name: 'Links', holes, tees: [WHITE, { name: 'Gold', rating: 68.9, slope: 118 }] }]));
  });
});
