/** @jest-environment jsdom */
import '@testing-library/jest-dom';
// Must be imported before any module that looks for a database.
import 'fake-indexeddb/auto';
import type { GameState } from '@fairshare/contracts';
import { HOLES } from '@fairshare/golf-rules';
import { screen, waitFor, within } from '@testing-library/react';
import { aGame, aGroup, awardCells, strokesCells } from '../support/golf-data';
import { openRound, playersOf, resetPhone } from '../support/open-round';
import { ScoringTable } from '../support/scoring-table';
import { showApp } from '../support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('../support/fake-socket'));

beforeEach(resetPhone);
afterEach(() => jest.restoreAllMocks());

/** The hole screen of a round with both games, which shows both of them. */
async function open({ players = 2, round = {} }: { players?: number; round?: Partial<GameState> } = {}) {
  const { table, ...shown } = await openRound({ players, round });
  await screen.findByRole('button', { name: 'Save Scores' });
  const press = (name: string) => shown.actor.click(screen.getByRole('button', { name }));
  const answer = (question: RegExp, player: string) => shown.actor.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: player }));
  const answerAll = async (player: string) => {
    for (const question of QUESTIONS) await answer(question, player);
  };
  return { ...shown, table, press, answer, answerAll };
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
  expect(await within(form()).findByText('2 pts · 2 BBB')).toBeInTheDocument();
  expect(within(form()).getByText('0 pts · 0 BBB')).toBeInTheDocument();
  const none = { p1: 0, p2: 0 };
  const sent = {
    cells: { ...strokesCells({ p1: 3, p2: 4 }), ...awardCells({ firstOn: 'p1', closestTo: 'none', firstIn: 'p1' }) },
    baseVersion: { ...strokesCells(none), ...awardCells({ firstOn: 0, closestTo: 0, firstIn: 0 }) },
  };
  await waitFor(() => expect(table.api.bodies(table.holeCall(1))).toEqual([sent]));
  await press('Next Hole');
  expect(screen.getByRole('heading', { name: 'Hole 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hole 1, done' })).toBeInTheDocument();
  // Each game shows its points below.
  for (const game of ['2/9/16', 'BBB']) {
    await actor.click(screen.getByRole('radio', { name: game }));
    expect(await screen.findByRole('heading', { name: `${game} Scores` })).toBeInTheDocument();
  }
  expect(screen.getByRole('button', { name: 'Usual Scores' })).toBeInTheDocument();
});

test('when the hole is refused, then all of it stays on the screen', async () => {
  const { table, press, answerAll } = await open();
  table.api.on(table.holeCall(1), { status: 400, body: { message: 'Hole 1 is not played', code: 'VALIDATION_FAILED' } });
  await press('Usual Scores');
  await answerAll('Bo Ray');
  await press('Save Scores');
  expect(await screen.findByText(/^Could not update hole scores \(hole 1\)/)).toBeInTheDocument();
  expect(table.entered.holes[1]).toBeUndefined();
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
  await waitFor(() => expect(table.entered.holes[1]).toEqual(strokesCells({ p1: 4, p2: 4 })));
});

test('when only one game has entries, then its holes are done without the other', async () => {
  const { press } = await open();
  await press('Usual Scores');
  await press('Save Scores');
  await press('Next Hole');
  expect(screen.getByRole('heading', { name: 'Hole 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hole 1, done' })).toBeInTheDocument();
});

test('when a round opens with one game entered, then the next hole stands', async () => {
  const table = new ScoringTable();
  table.enter(1, { p1: 4, p2: 5 });
  await openRound({ players: 2, round: {}, table });
  expect(await screen.findByRole('heading', { name: 'Hole 2' })).toBeInTheDocument();
});

test('when both games have entries, then a hole without one of them is incomplete', async () => {
  const table = new ScoringTable();
  table.enter(1, { p1: 4, p2: 5 }, { firstOn: 'p1', closestTo: 'p1', firstIn: 'p1' });
  table.enter(2, { p1: 4, p2: 5 });
  await openRound({ players: 2, round: {}, table });
  expect(await screen.findByRole('heading', { name: 'Hole 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hole 2, incomplete' })).toBeInTheDocument();
});

test('when the round is finished, then its scores and answers rest until Reopen', async () => {
  const { table, api, actor } = await openRound({ players: 2, round: { status: 'finished', finishedAt: '2026-05-02T18:00:00.000Z' } });
  const reopen = `POST /api/game-state/${table.sessionId}/reopen`;
  const open = { ...aGame(table.sessionId, 'g1', 'Pebble Beach'), version: 9 };
  api.on(reopen, { body: open });
  expect(await screen.findByText('This round is finished.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Ann Lee strokes' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'One more: Ann Lee strokes' })).toBeDisabled();
  for (const question of QUESTIONS) expect(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: 'Bo Ray' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^(Save|Usual) Scores$/ })).not.toBeInTheDocument();
  api.on(`GET /api/game-state/${table.sessionId}`, { body: open });
  await actor.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ann Lee strokes' })).toBeEnabled());
  expect(api.asked(reopen)).toHaveLength(1);
});

test('when there is no signal, then both games of the hole wait', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { table, press, answerAll } = await open();
  await press('Usual Scores');
  await answerAll('None');
  await press('Save Scores');
  await waitFor(() => expect(form()).toHaveTextContent(/5 (scores )?waiting/));
  expect(await screen.findByRole('button', { name: 'Next Hole' })).toBeInTheDocument();
  expect(table.api.asked(table.holeCall(1))).toHaveLength(0);
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
  await waitFor(() => expect(table.entered.holes[1]).toMatchObject(awardCells({ firstOn: 'p1', closestTo: 'p1', firstIn: 'p1' })));
});

test('when the games are wanted apart, then the phone remembers that', async () => {
  const { actor, unmount } = await open();
  await actor.click(await screen.findByRole('switch', { name: 'Both games on one screen' }));
  unmount();
  const again = showApp();
  await again.actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  expect(await screen.findByRole('button', { name: 'Save Scores' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: QUESTIONS[0] })).not.toBeInTheDocument();
  await again.actor.click(await screen.findByRole('switch', { name: 'Both games on one screen' }));
  expect(await screen.findByRole('group', { name: QUESTIONS[0] })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Both' })).toBeChecked();
});

test('when an older release kept the choice of one screen, then it holds', async () => {
  localStorage.setItem('bothGamesOnOneScreen', '1');
  await openRound({ players: 2, round: {} });
  expect(await screen.findByRole('heading', { name: 'BBB and 2/9/16', level: 1 })).toBeInTheDocument();
});

test('when a hole changes the lead, then one line says so until a tap', async () => {
  const { press, answerAll, actor } = await open();
  await press('Usual Scores');
  await press('One less: Ann Lee strokes');
  await answerAll('Bo Ray');
  await press('Save Scores');
  expect(await within(form()).findByText('Bo takes the lead in BBB, Ann in 2/9/16')).toBeInTheDocument();
  await actor.click(screen.getByRole('heading', { name: 'Hole 1' }));
  expect(within(form()).queryByText(/takes the lead/)).not.toBeInTheDocument();
});

test('when nothing is empty, then the usual scores are not offered', async () => {
  const { press } = await open();
  await press('Usual Scores');
  expect(screen.queryByRole('button', { name: 'Usual Scores' })).not.toBeInTheDocument();
});

test('when the house rules leave BBB out, then 2/9/16 stands alone', async () => {
  const rules = { ...aGroup('g1', 'Saturday').rules, games: { points: true, bbb: false, cards: true } };
  await openRound({ players: 2, round: { rules }, view: '2/9/16' });
  expect(await screen.findByRole('button', { name: 'Save Scores' })).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
