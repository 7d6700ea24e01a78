/** @jest-environment jsdom */
import '@testing-library/jest-dom';
// Before what looks for a database.
import 'fake-indexeddb/auto';
import type { GameState } from '@fairshare/contracts';
import { HOLES } from '@fairshare/golf-rules';
import { screen, waitFor, within } from '@testing-library/react';
import { resetBrowser } from '../support/browser';
import { aGame, aGroup, NO_PREFERENCES } from '../support/golf-data';
import { ScoringTable } from '../support/scoring-table';
import { anApi, showApp } from '../support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('../support/fake-socket'));

const NAMES = ['Ann Lee', 'Bo Ray', 'Cy Orr', 'Di Fox', 'Ed Gale', 'Flo Hart', 'Gus Ito', 'Bartholomew Featherstonehaugh-Smythe'];
const playersOf = (many: number) => NAMES.slice(0, many).map((name, seat) => ({ id: `p${seat + 1}`, name, initials: `${name[0]}${seat}`, color: '#0ea5e9' }));

beforeEach(async () => {
  await resetBrowser();
  // jsdom has neither.
  globalThis.structuredClone = (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

/** The hole screen of a round with both games, with both of them on it. */
async function open({ players = 2, round = {} }: { players?: number; round?: Partial<GameState> } = {}) {
  const { table, ...shown } = await openAlone({ players, round });
  await shown.actor.click(await screen.findByRole('switch', { name: 'Both games on one screen' }));
  const press = (name: string) => shown.actor.click(screen.getByRole('button', { name }));
  const answer = (question: RegExp, player: string) => shown.actor.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: player }));
  const answerAll = async (player: string) => {
    for (const question of QUESTIONS) await answer(question, player);
  };
  return { ...shown, table, press, answer, answerAll };
}

/** The 2/9/16 view of the round. */
async function openAlone({ players, round }: { players: number; round: Partial<GameState> }) {
  const table = new ScoringTable();
  const group = aGroup('g1', 'Saturday', { players: playersOf(players) });
  const preferences = { ...NO_PREFERENCES, currentTab: 'games', selectedGroupId: 'g1', selectedGameId: table.sessionId };
  anApi({ preferences, groups: [group], games: [{ ...aGame(table.sessionId, 'g1', 'Pebble Beach'), ...round }] });
  // The app asks the round's server for what is about it, and the table for its games.
  const ofRound = globalThis.fetch;
  table.api.install();
  const scored = globalThis.fetch;
  globalThis.fetch = async (input, init) => (/points-games|\/games\/.*(scores|conflicts)|bbb-games/.test(String(input)) ? scored(input, init) : ofRound(input, init));
  const shown = showApp();
  await shown.actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  return { table, ...shown };
}

const QUESTIONS = [/^First on the green/, /^Closest to the pin/, /^First in the hole/];
const form = () => screen.getByRole('heading', { name: /^Hole / }).closest('form') as HTMLFormElement;

test('when both games of a hole are entered, then one press saves both', async () => {
  const { table, actor, press, answer } = await open();
  await press('Usual Scores');
  await press('One less: Ann Lee strokes');
  await answer(/^First on the green/, 'Ann Lee');
  await answer(/^Closest to the pin/, 'None');
  await answer(/^First in the hole/, 'Ann Lee');
  await press('Save Scores');
  expect(await within(form()).findByText('2 points · BBB 2')).toBeInTheDocument();
  expect(within(form()).getByText('0 points · BBB 0')).toBeInTheDocument();
  expect(table.api.bodies(table.scoresCall(1))).toEqual([{ scores: { p1: 3, p2: 4 }, baseVersion: { p1: 0, p2: 0 } }]);
  expect(table.api.bodies(table.awardsCall(1))).toEqual([{ firstOn: 'p1', closestTo: 'none', firstIn: 'p1', baseVersion: { firstOn: 0, closestTo: 0, firstIn: 0 } }]);
  await press('Next Hole');
  expect(screen.getByRole('heading', { name: 'Hole 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hole 1, done' })).toBeInTheDocument();
  // The next tab shows the same hole entry, over its own points.
  await actor.click(screen.getByRole('radio', { name: 'BBB' }));
  expect(await screen.findByRole('heading', { name: 'BBB Scores' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Usual Scores' })).toBeInTheDocument();
});

test('when one of the games is refused, then the other is saved', async () => {
  const { table, press, answerAll } = await open();
  table.api.on(table.awardsCall(1), { status: 400, body: { message: 'Hole 1 is not played', code: 'VALIDATION_FAILED' } });
  await press('Usual Scores');
  await answerAll('Bo Ray');
  await press('Save Scores');
  expect(await screen.findByText('Failed to update BBB hole data')).toBeInTheDocument();
  await waitFor(() => expect(table.strokes.holes[1]).toEqual({ p1: 4, p2: 4 }));
  expect(within(screen.getByRole('group', { name: /^Closest/ })).getByRole('radio', { name: 'Bo Ray' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Hole 1, incomplete' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save Scores' })).toBeInTheDocument();
});

test('when one of the games lacks something, then the other is saved', async () => {
  const { table, press, answer } = await open();
  await press('Usual Scores');
  await answer(/^First on the green/, 'Ann Lee');
  await press('Save Scores');
  expect(await screen.findByText('Closest to the pin, First in the hole: pick a player, or None.')).toBeInTheDocument();
  await waitFor(() => expect(table.strokes.holes[1]).toEqual({ p1: 4, p2: 4 }));
  expect(table.api.asked(table.awardsCall(1))).toHaveLength(0);
});

test('when there is no signal, then both games of the hole wait', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { table, press, answerAll } = await open();
  await press('Usual Scores');
  await answerAll('None');
  await press('Save Scores');
  await waitFor(() => expect(form()).toHaveTextContent(/5 (scores )?waiting/));
  expect(await screen.findByRole('button', { name: 'Next Hole' })).toBeInTheDocument();
  expect(table.api.asked(table.scoresCall(1))).toHaveLength(0);
});

test('when eight play and one is off the hole, then seven rows stand', async () => {
  const roster = playersOf(8).map(({ id }, seat) => ({ playerId: id, holes: seat === 3 ? HOLES.slice(9) : [...HOLES] }));
  await open({ players: 8, round: { roster, holes: [...HOLES], firstHole: 1, playerCards: Object.fromEntries(roster.map(({ playerId }) => [playerId, []])) } });
  expect(within(form()).getAllByRole('textbox')).toHaveLength(7);
  for (const question of QUESTIONS) expect(within(screen.getByRole('group', { name: question })).getAllByRole('radio')).toHaveLength(8);
  expect(within(form()).getByText(/^Not on this hole: Di Fox/)).toBeInTheDocument();
});

test('when somebody else changed one game, then that one is asked about', async () => {
  const { table, press, answerAll } = await open();
  await answerAll('Ann Lee');
  await press('Usual Scores');
  table.enter(1, { p1: 6 });
  await press('Save Scores');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hole 1 was changed' }));
  expect(dialog.getByRole('row', { name: /^Ann Lee 6/ })).toBeInTheDocument();
  await waitFor(() => expect(table.bbb.holes[1]).toEqual({ firstOn: 'p1', closestTo: 'p1', firstIn: 'p1' }));
});

test('when the games are wanted apart, then the phone remembers that', async () => {
  const { actor, unmount } = await open();
  await actor.click(screen.getByRole('switch', { name: 'Both games on one screen' }));
  expect(screen.queryByRole('group', { name: QUESTIONS[0] })).not.toBeInTheDocument();
  await actor.click(screen.getByRole('switch', { name: 'Both games on one screen' }));
  unmount();
  const again = showApp();
  await again.actor.click(await screen.findByRole('radio', { name: 'BBB' }));
  expect(await screen.findByRole('button', { name: 'Usual Scores' })).toBeInTheDocument();
});

test('when the house rules leave BBB out, then 2/9/16 stands alone', async () => {
  localStorage.setItem('bothGamesOnOneScreen', '1');
  const rules = { ...aGroup('g1', 'Saturday').rules, games: { points: true, bbb: false, cards: true } };
  await openAlone({ players: 2, round: { rules } });
  expect(await screen.findByRole('button', { name: 'Save Scores' })).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
