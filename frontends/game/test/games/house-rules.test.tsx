/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { GameState, GameValues, RuleChange } from '@fairshare/contracts';
import { DEFAULT_ROUND_RULES, HOLES, inDollars } from '@fairshare/golf-rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dialog, press } from '../support/app-frame';
import { resetBrowser } from '../support/browser';
import { aBbbGame, aGame, aGroup, aStrokesGame, NO_PREFERENCES } from '../support/golf-data';
import { GOLFERS } from '../support/payouts-round';
import { anApi, showApp } from '../support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('../support/fake-socket'));

const RULES = inDollars(DEFAULT_ROUND_RULES);
const group = aGroup('g1', 'Saturday', { players: [...GOLFERS], courses: [] });
const roster = GOLFERS.map(({ id }) => ({ playerId: id, holes: [...HOLES] }));
const game: GameState = { ...aGame('s1', 'g1', 'Pebble Beach'), roster, holes: [...HOLES], firstHole: 1, playerCards: Object.fromEntries(GOLFERS.map(({ id }) => [id, []])) };
const preferences = { ...NO_PREFERENCES, currentTab: 'games', selectedGroupId: 'g1', selectedGameId: 's1' };

beforeEach(resetBrowser);

function open(more: Partial<GameState> = {}, ofBbb?: GameValues) {
  const points = { ...aStrokesGame('s1.points1', 'g1', 's1'), holes: { 1: Object.fromEntries(GOLFERS.map(({ id }, seat) => [id, 4 + seat])) } };
  const api = anApi({
    preferences,
    groups: [group],
    games: [{ ...game, ...more }],
    pointsGames: [points, { ...aBbbGame('s1.bbb1', 'g1', 's1'), ...(ofBbb && { settings: ofBbb }) }],
  });
  return { api, ...showApp() };
}

describe('the rules of a round', () => {
  test('when a rule is changed, then the sheet first says what it moves', async () => {
    const { api, actor } = open({ ruleChanges: [{ at: '2026-05-02T13:00:00.000Z', by: 'u1', rules: [{ rule: 'cards', before: 'doubling', after: 'flat' }] }] });
    api.on('PUT /api/game-state/s1/rules', { body: { ...game, version: 2 } });
    await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
    await press(actor, 'House Rules');
    const sheet = within(await dialog('House Rules'));
    expect(sheet.getByRole('list', { name: 'Changed since the first entry' })).toHaveTextContent('Cards double: off');
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
    await actor.click(sheet.getByRole('switch', { name: 'Unfinished pots pay nothing' }));
    expect(within(sheet.getByRole('list', { name: 'What it moves' })).getAllByRole('listitem')[0]).toHaveTextContent(/Ann Lee.*→/);
    await actor.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { games, cards, offTheLow } = RULES;
    expect(api.bodies('PUT /api/game-state/s1/rules')).toEqual([{ rules: { games, unfinishedPots: 'void', cards, offTheLow } }]);
  });

  test('when a round has stakes, then its rules begin with them', async () => {
    const { api, actor } = open();
    const at = (id: string) => `PUT /api/points-games/${id}/settings`;
    for (const id of ['s1.points1', 's1.bbb1']) api.on(at(id), (body) => ({ body }));
    await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
    await press(actor, 'House Rules');
    const sheet = within(await dialog('House Rules'));
    const rows = [...sheet.getAllByRole('textbox'), ...sheet.getAllByRole('switch')];
    expect(rows.slice(0, 3).map((row) => (row as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'A point, in dollars',
      'A front, back or total, in dollars',
      expect.stringContaining('Cards double'),
    ]);
    const point = sheet.getByLabelText('A point, in dollars');
    expect(point.compareDocumentPosition(sheet.getByRole('switch', { name: /^Cards double/ }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await actor.clear(point);
    await actor.type(point, '2');
    expect(within(sheet.getByRole('list', { name: 'What it moves' })).getAllByRole('listitem')[0]).toHaveTextContent(/Ann Lee.*→/);
    await actor.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    for (const id of ['s1.points1', 's1.bbb1']) expect(api.bodies(at(id))).toMatchObject([{ pointValue: 2, fbtValue: 10 }]);
  });

  test('when games differ in stakes, then each has its own rows', async () => {
    const { actor } = open({}, { pointValue: 3, fbtValue: 10 });
    await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
    await press(actor, 'House Rules');
    const sheet = within(await dialog('House Rules'));
    expect(sheet.getByLabelText('BBB: a point, in dollars')).toHaveValue('3');
    expect(sheet.getByLabelText('2/9/16: a point, in dollars')).toHaveValue('1');
    await actor.click(sheet.getByRole('switch', { name: 'BBB' }));
    expect(sheet.getByLabelText('A point, in dollars')).toHaveValue('1');
  });

  test('when an amount is none, then the rules cannot be saved', async () => {
    const { actor } = open();
    await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
    await press(actor, 'House Rules');
    const sheet = within(await dialog('House Rules'));
    await actor.click(sheet.getByRole('switch', { name: 'Unfinished pots pay nothing' }));
    await actor.clear(sheet.getByLabelText('A point, in dollars'));
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('when a game unknown to the phone is switched, then that is shown', async () => {
    const ofNewerRelease = { rule: 'games.skins', before: false, after: true } as unknown as RuleChange['rules'][number];
    const { actor } = open({ ruleChanges: [{ at: '2026-05-02T13:00:00.000Z', by: 'u1', rules: [{ rule: 'games.bbb', before: true, after: false }, ofNewerRelease] }] });
    await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
    await press(actor, 'House Rules');
    expect(within(await dialog('House Rules')).getByRole('list', { name: 'Changed since the first entry' })).toHaveTextContent('BBB: off, games.skins: on');
  });

  test('when a change is refused after closing, then a message appears', async () => {
    const { api, actor } = open();
    let refuse: (reply: { status: number; body: unknown }) => void = () => undefined;
    api.on('PUT /api/game-state/s1/rules', () => new Promise((resolve) => (refuse = resolve)));
    await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
    await press(actor, 'House Rules');
    const sheet = within(await dialog('House Rules'));
    await actor.click(sheet.getByRole('switch', { name: 'Unfinished pots pay nothing' }));
    await actor.click(sheet.getByRole('button', { name: 'Save' }));
    await actor.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => refuse({ status: 412, body: { message: 'The round was changed meanwhile', code: 'VERSION_MISMATCH' } }));
    expect(await screen.findByText(/The round was changed meanwhile/)).toBeInTheDocument();
  });

  test('when the card game was switched off, then it has its one name', async () => {
    const { actor } = open({ ruleChanges: [{ at: '2026-05-02T13:00:00.000Z', by: 'u1', rules: [{ rule: 'games.cards', before: true, after: false }] }] });
    await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
    await press(actor, 'House Rules');
    const sheet = within(await dialog('House Rules'));
    expect(sheet.getByRole('list', { name: 'Changed since the first entry' })).toHaveTextContent('Card Game: off');
    expect(sheet.getByRole('switch', { name: 'Card Game' })).toBeChecked();
  });

  test('when a game is off, then the first that is on shows', async () => {
    open({ rules: { ...RULES, games: { points: true, bbb: false, cards: false } } });
    expect(await screen.findByRole('heading', { name: '2/9/16', level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'BBB' })).not.toBeInTheDocument());
    expect(screen.queryByRole('radio', { name: 'Cards' })).not.toBeInTheDocument();
  });
});

test('when strokes are given, then a hole shows dots and net strokes', async () => {
  const course = { id: 'links', name: 'Links', holes: HOLES.map((hole) => ({ par: 4, strokeIndex: hole })) };
  const { actor } = open({ course, roster: roster.map((entry) => (entry.playerId === 'ann' ? { ...entry, strokesGiven: 20 } : entry)) });
  await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  const strokes = await screen.findByRole('group', { name: 'Gross Strokes' });
  await waitFor(() => expect(strokes).toHaveTextContent(/●● 2 strokes given/));
});

test('when a game is made for the back nine, then it says so', async () => {
  const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [group], games: [] }).on('POST /api/game-state', {
    status: 201,
    body: aGame('s5', 'g1', 'Game'),
  });
  const { actor } = showApp();
  await press(actor, 'Create New Game');
  const form = within(await dialog('Create New Game'));
  expect(await form.findByText('All 18 holes')).toBeInTheDocument();
  await actor.click(form.getByRole('button', { name: 'Choose holes' }));
  await actor.selectOptions(form.getByRole('combobox', { name: 'Which holes?' }), 'Back nine');
  await actor.selectOptions(form.getByRole('combobox', { name: 'Begins on' }), 'Hole 12');
  await actor.click(form.getByRole('button', { name: 'Create Game' }));
  await waitFor(() => expect(api.bodies('POST /api/game-state')).toMatchObject([{ groupId: 'g1', holes: HOLES.slice(9), firstHole: 12 }]));
});

test('when strokes are given with a new game, then its roster says so', async () => {
  const course = { id: 'links', name: 'Links', holes: HOLES.map((hole) => ({ par: 4, strokeIndex: hole })) };
  const links = { ...group, courses: [course] };
  const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [links], games: [] })
    .on('POST /api/game-state', { status: 201, body: aGame('s5', 'g1', 'Game') })
    .on('POST /api/groups/g1/courses', { status: 201, body: links });
  const { actor } = showApp();
  await press(actor, 'People');
  await press(actor, 'House Rules and courses');
  await press(actor, 'Add Course Card');
  const card = within(await dialog('Add Course Card'));
  await actor.type(card.getByRole('textbox', { name: 'Name' }), 'Dunes');
  await actor.click(card.getByRole('textbox', { name: 'Par, hole 1' }));
  await actor.paste('4 4 3 5 4 4 3 5 4');
  await actor.click(card.getByRole('button', { name: 'Save' }));
  expect(await card.findByText('Missing: 1, 2, 3, 4, 5, 6, 7, 8, 9')).toBeInTheDocument();
  await actor.click(card.getByRole('textbox', { name: 'Stroke index, hole 1' }));
  await actor.paste('7,3,9,1,5,2,8,4,6');
  await actor.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.bodies('POST /api/groups/g1/courses')).toMatchObject([
      { name: 'Dunes', holes: [{ par: 4, strokeIndex: 7 }, { par: 4, strokeIndex: 3 }, { par: 3 }, {}, {}, {}, {}, {}, {}] },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Course Card' })).not.toBeInTheDocument());
  await actor.click(within(await dialog('Saturday: people and settings')).getByRole('button', { name: 'Close' }));

  await press(actor, 'Create New Game');
  const form = within(await dialog('Create New Game'));
  await actor.click(await form.findByRole('button', { name: 'Choose course' }));
  await actor.click(within(form.getByRole('list', { name: 'Your group’s courses' })).getByRole('button', { name: /^Links/ }));
  await actor.selectOptions(form.getByRole('combobox', { name: 'Bo Ray: strokes given' }), '12 strokes');
  await actor.click(form.getByRole('button', { name: 'Create Game' }));
  await waitFor(() =>
    expect(api.bodies('POST /api/game-state')).toMatchObject([{ groupId: 'g1', courseId: 'links', roster: [{ playerId: 'ann' }, { playerId: 'bo', strokesGiven: 12 }, {}, {}] }]),
  );
});
