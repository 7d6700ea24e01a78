/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { entriesQuery } from '@fairshare/api-client';
import type { Player } from '@fairshare/contracts';
import { startActor } from '@fairshare/testing/browser';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { HoleScreen } from '../../src/features/games/hole-entry/hole-screen';
import { awardCells } from '../support/golf-data';
import { ScoringTable } from '../support/scoring-table';
import { showScreen } from '../support/show-screen';

const PLAYERS: Player[] = [
  { id: 'ann', name: 'Ann Lee', initials: 'AL', color: '#0ea5e9' },
  { id: 'bo', name: 'Bo Ray', initials: 'BR', color: '#22c55e' },
];

let table: ScoringTable;

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  Element.prototype.scrollIntoView = jest.fn();
  table = new ScoringTable();
});

async function show() {
  function Screen() {
    const { data } = useQuery(entriesQuery(table.sessionId));
    return data ? <HoleScreen entered={data} gameIds={[table.bbb.id]} players={PLAYERS} onFinish={() => undefined} /> : null;
  }
  showScreen(<Screen />);
  await screen.findByRole('button', { name: 'Save Scores' });
  const actor = startActor();
  const answer = (question: RegExp, player: string) => actor.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: player }));
  return { actor, answer };
}

const save = () => screen.getByRole('button', { name: 'Save Scores' });

test('when a hole is answered with three taps, then its points show', async () => {
  const { actor, answer } = await show();
  await answer(/^First on the green/, 'Ann Lee');
  await answer(/^Closest to the pin/, 'None');
  await answer(/^First in the hole/, 'Ann Lee');
  await actor.click(save());
  expect(await screen.findByText('2 points', { selector: 'form *' })).toBeInTheDocument();
  const sent = { cells: awardCells({ firstOn: 'ann', closestTo: 'none', firstIn: 'ann' }), baseVersion: awardCells({ firstOn: 0, closestTo: 0, firstIn: 0 }) };
  await waitFor(() => expect(table.api.bodies(table.holeCall(1))).toEqual([sent]));
  await actor.click(screen.getByRole('button', { name: 'Next Hole' }));
  expect(screen.getByRole('heading', { name: 'Hole 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hole 1, done' })).toBeInTheDocument();
});

test('when an answer is missing, then it is named and nothing is sent', async () => {
  const { actor, answer } = await show();
  await answer(/^First on the green/, 'Ann Lee');
  await answer(/^First in the hole/, 'Bo Ray');
  await actor.click(save());
  expect(await screen.findByText('Closest to the pin: pick a player, or None.')).toBeInTheDocument();
  expect(table.api.asked(table.holeCall(1))).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Hole 1, incomplete' })).toBeInTheDocument();
});

test('when answers are missing, then each question says so until given', async () => {
  const { actor, answer } = await show();
  await answer(/^First on the green/, 'Ann Lee');
  await actor.click(save());
  const asks = () =>
    screen
      .getAllByRole('group')
      .filter(({ textContent }) => textContent?.includes('Pick one'))
      .flatMap((group) => group.querySelector(':scope > legend')?.textContent ?? []);
  expect(asks()).toEqual(['Closest to the pin Bango Pick one', 'First in the hole Bongo Pick one']);
  await answer(/^Closest to the pin/, 'None');
  expect(asks()).toEqual(['First in the hole Bongo Pick one']);
});

const toldMissing = /pick a player, or None/;
const untold = () => waitFor(() => expect(screen.queryByText(toldMissing)).not.toBeInTheDocument());

test('when the missing answer is given, then the message about it goes', async () => {
  const { actor, answer } = await show();
  await answer(/^First on the green/, 'Ann Lee');
  await answer(/^First in the hole/, 'Bo Ray');
  await actor.click(save());
  await screen.findByText(toldMissing);
  await answer(/^Closest to the pin/, 'None');
  await untold();
});

test('when the golfer goes to another hole, then the message about this one goes', async () => {
  const { actor } = await show();
  await actor.click(save());
  await screen.findByText(toldMissing);
  await actor.click(screen.getByRole('button', { name: 'Forward one hole' }));
  await untold();
});

test('when a refused save succeeds next time, then its message goes', async () => {
  table.api.on(table.holeCall(1), { status: 503, body: { message: 'The games are away' } });
  const { actor, answer } = await show();
  for (const question of [/^First on/, /^Closest/, /^First in/]) await answer(question, 'None');
  await actor.click(save());
  await screen.findByText('Failed to update BBB hole data');
  table.api.on(table.holeCall(1), { body: { version: 2, cells: awardCells({ firstOn: 'none', closestTo: 'none', firstIn: 'none' }), cellVersions: {} } });
  await actor.click(save());
  await waitFor(() => expect(screen.queryByText('Failed to update BBB hole data')).not.toBeInTheDocument());
});

test('when a save is refused, then the answers are kept', async () => {
  table.api.on(table.holeCall(1), { status: 503, body: { message: 'The games are away' } });
  const { actor, answer } = await show();
  await answer(/^First on the green/, 'Ann Lee');
  await answer(/^Closest to the pin/, 'Bo Ray');
  await answer(/^First in the hole/, 'None');
  await actor.click(save());
  expect(await screen.findByText('Failed to update BBB hole data')).toBeInTheDocument();
  expect(screen.getByText('The games are away.')).toBeInTheDocument();
  expect(within(screen.getByRole('group', { name: /^Closest/ })).getByRole('radio', { name: 'Bo Ray' })).toBeChecked();
  expect(save()).toBeInTheDocument();
});
