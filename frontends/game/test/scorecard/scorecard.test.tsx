/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { HOLES, rosterOf } from '@fairshare/golf-rules';
import { startActor } from '@fairshare/testing/browser';
import { render, screen, within } from '@testing-library/react';
import type { PhoneRound } from '../../src/features/payouts/money/phone-round';
import { loadSideKinds } from '../../src/shared/side-kinds';
import { holeInPlay, scorecardOf } from '../../src/shared/scorecard/card-of-round';
import Scorecard from '../../src/shared/scorecard/scorecard';
import { aRound, aRoundOfSideGames, GOLFERS } from '../support/payouts-round';

const course = { id: 'links', name: 'Links', holes: HOLES.map((hole) => ({ par: 4, strokeIndex: hole })) };
const everyHole = (strokes: (hole: number, seat: number) => number) =>
  Object.fromEntries(HOLES.map((hole) => [hole, Object.fromEntries(GOLFERS.map(({ id }, seat) => [id, strokes(hole, seat)]))]));

beforeAll(loadSideKinds);

function show(round: PhoneRound, onOpen?: (hole: number, playerId: string, line: string) => void) {
  const actor = startActor();
  render(<Scorecard card={scorecardOf(round)} players={round.players} currentHole={holeInPlay(round)} {...(onOpen && { onOpen })} />);
  return { actor };
}

const part = (name: string) => screen.getByRole('table', { name: new RegExp(name) });
const row = (table: HTMLElement, name: string) => within(table).getByRole('row', { name: new RegExp(`^(.. )?${name}|${name}`) });
/** The text of a player's cells for screen readers. */
const words = (table: string, player: string) =>
  within(row(part(table), player))
    .getAllByRole('cell')
    .map((cell) => cell.lastChild?.textContent);
const heads = (table: string) =>
  within(part(table))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('when a round has 18 holes, then nines and totals stand apart', () => {
  show(aRound({ points: { holes: everyHole((_, seat) => 4 + seat) } }));
  expect(heads('front nine')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Out']);
  expect(heads('back nine')).toEqual(['10', '11', '12', '13', '14', '15', '16', '17', '18', 'In']);
  expect(heads('totals')).toEqual(['Total']);
  expect([words('front nine', 'Bo Ray').at(-1), words('back nine', 'Bo Ray').at(-1), words('totals', 'Bo Ray')]).toEqual(['45', '45', ['90']]);
});

test('when a table has totals alone, then its head names players and no hole', () => {
  show(aRound({ points: { holes: everyHole((_, seat) => 4 + seat) } }));
  expect(within(part('totals')).getByRole('rowheader', { name: 'Player' })).toBeInTheDocument();
  expect(within(part('totals')).queryByText('Hole')).not.toBeInTheDocument();
  expect(within(part('front nine')).getByRole('rowheader', { name: 'Hole' })).toBeInTheDocument();
});

test('when there is no course, then the card has no par', () => {
  show(aRound());
  expect(screen.queryByText('Par')).not.toBeInTheDocument();
  expect(screen.queryByText('To par')).not.toBeInTheDocument();
});

test('when strokes are given on a course, then net and par follow', () => {
  const round = aRound({ game: { course }, points: { holes: { 1: { ann: 4, bo: 5, cy: 6, di: 7 }, 2: { ann: 3, bo: 4, cy: 5, di: 5 } } } });
  const roster = rosterOf(
    GOLFERS.map(({ id }) => ({ playerId: id, ...(id === 'bo' && { strokesGiven: 1 }) })),
    HOLES,
    { course },
  );
  show({ ...round, roster });
  expect(heads('totals')).toEqual(['Total', 'Net', 'To par']);
  expect(words('totals', 'Bo Ray')).toEqual(['9', '8', '+1']);
  expect(words('totals', 'Ann Lee')).toEqual(['7', '7', '−1']);
  expect(words('front nine', 'Bo Ray').slice(0, 2)).toEqual(['5, Bogey, net 4, a stroke given', '4, Par']);
  expect(words('front nine', 'Ann Lee')[1]).toBe('3, Birdie, best of the hole');
  expect(screen.getByText('a stroke given')).toBeVisible();
});

test('when a player sits a hole out, then the card says so', () => {
  const roster = rosterOf(GOLFERS.map(({ id }) => ({ playerId: id, ...(id === 'di' && { holes: [2, 3] }) })));
  show({ ...aRound({ points: { holes: { 1: { ann: 4, bo: 5, cy: 6 } } } }), roster });
  expect(words('front nine', 'Di Fox').slice(0, 2)).toEqual(['does not play it', 'no score yet']);
});

test('when somebody picked up, then the card shows a cross', () => {
  const round = aRoundOfSideGames({ game: { course } });
  const { 'strokes.di': _gone, ...second } = round.entered.holes[2] ?? {};
  const stableford = { ...(round.entered.sideGames ?? [])[0]!, kind: 'stableford', name: 'Stableford' };
  show({ ...round, entered: { ...round.entered, holes: { ...round.entered.holes, 2: second as never }, sideGames: [stableford] } });
  expect(words('front nine', 'Di Fox')[1]).toBe('picked up');
});

test('when a hole is being played, then its column is marked', () => {
  show(aRound());
  expect(within(part('front nine')).getByRole('columnheader', { current: 'step' })).toHaveTextContent('3');
});

test('when points are asked for, then each hole shows them', async () => {
  const { actor } = show(aRound());
  await actor.click(screen.getByRole('radio', { name: '2/9/16' }));
  expect(words('front nine', 'Ann Lee').slice(0, 2)).toEqual(['7, best of the hole', '6']);
  expect(heads('totals')).toEqual(['Total']);
  await actor.click(screen.getByRole('radio', { name: 'BBB' }));
  expect(words('front nine', 'Cy Poe').slice(0, 2)).toEqual(['1', 'no score yet']);
});

test('when a side game counts by holes, then the card shows it', async () => {
  const { actor } = show(aRoundOfSideGames());
  await actor.click(screen.getByRole('radio', { name: 'Skins' }));
  expect(words('front nine', 'Ann Lee').slice(0, 4)).toEqual(['0', '2, best of the hole', '1, best of the hole', '0']);
});

test('when a cell is tapped, then its hole opens at its player', async () => {
  const opened: unknown[] = [];
  const { actor } = show(aRound(), (...of) => opened.push(of));
  await actor.click(screen.getByRole('button', { name: 'Bo Ray, hole 2: 4' }));
  await actor.click(screen.getByRole('button', { name: 'Di Fox, hole 12: no score yet' }));
  expect(opened).toEqual([
    [2, 'bo', 'strokes'],
    [12, 'di', 'strokes'],
  ]);
});

test('when cells lead nowhere, then none is a button', () => {
  show(aRound());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
