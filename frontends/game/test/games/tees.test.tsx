/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { GameState } from '@fairshare/contracts';
import { HOLES, rosterOf } from '@fairshare/golf-rules';
import { render, screen, waitFor, within } from '@testing-library/react';
import { scorecardOf } from '../../src/shared/scorecard/card-of-round';
import Scorecard from '../../src/shared/scorecard/scorecard';
import { dialog, press } from '../support/app-frame';
import { resetBrowser } from '../support/browser';
import { aBbbGame, aGame, aGroup, aStrokesGame, NO_PREFERENCES } from '../support/golf-data';
import { aRound, GOLFERS } from '../support/payouts-round';
import { anApi, showApp } from '../support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('../support/fake-socket'));

const WHITE = { id: 'white', name: 'White', rating: 71.2, slope: 131 };
const RED = { id: 'red', name: 'Red', rating: 72, slope: 113, par: [5, ...HOLES.slice(1).map(() => 4)] };
const course = { id: 'links', name: 'Links', holes: HOLES.map((hole) => ({ par: 4, strokeIndex: hole })), tees: [WHITE, RED] };
const INDEXES: Readonly<Record<string, number>> = { ann: 4.2, bo: 11.8 };
const players = GOLFERS.map((player) => ({ ...player, ...(INDEXES[player.id] !== undefined && { handicapIndex: INDEXES[player.id] }) }));
const roster = GOLFERS.map(({ id }) => ({
  playerId: id,
  holes: [...HOLES],
  ...(id === 'bo' && { strokesGiven: 13, teeId: 'white', handicap: { index: 11.8, allowance: 100, strokes: 13 } }),
  ...(id === 'cy' && { teeId: 'red' }),
}));
const game: GameState = {
  ...aGame('s1', 'g1', 'Pebble Beach'),
  course,
  roster,
  holes: [...HOLES],
  firstHole: 1,
  playerCards: Object.fromEntries(GOLFERS.map(({ id }) => [id, []])),
};
/** Each test gets its own session, so that no test finds stored data of an earlier one. */
let sessions = 0;

beforeEach(resetBrowser);

async function open(more: Partial<GameState> = {}) {
  const id = `s${(sessions += 1)}`;
  const preferences = { ...NO_PREFERENCES, currentTab: 'games', selectedGroupId: 'g1', selectedGameId: id };
  const group = aGroup('g1', 'Saturday', { players, courses: [course] });
  const api = anApi({
    preferences,
    groups: [group],
    games: [{ ...game, id, bbbGameId: `${id}.bbb1`, ...more }],
    pointsGames: [aStrokesGame(`${id}.points1`, 'g1', id), aBbbGame(`${id}.bbb1`, 'g1', id)],
  });
  const shown = showApp();
  await shown.actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  return { api, roster: `PUT /api/game-state/${id}/roster`, ...shown };
}

describe('who plays from which tee', () => {
  async function openRoster() {
    const { api, actor, roster: call } = await open();
    api.on(call, { body: { ...game, version: 2 } });
    await press(actor, 'Who plays');
    const sheet = within(await dialog('Who plays'));
    const save = () => actor.click(sheet.getByRole('button', { name: 'Save' }));
    const sent = () => (api.bodies(call) as { roster: object[] }[]).map((body) => body.roster);
    return { actor, sheet, save, sent };
  }

  test('when a tee is chosen, then its strokes are proposed and sent', async () => {
    const { actor, sheet, save, sent } = await openRoster();
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
    await actor.selectOptions(sheet.getByRole('combobox', { name: 'Ann Lee: tee' }), 'White, 71.2 / 131');
    expect(sheet.getByRole('combobox', { name: 'Ann Lee: strokes given' })).toHaveDisplayValue('4 strokes');
    expect(sheet.getByText('Handicap index 4.2: 4.2 × 131 / 113 + 71.2 − 72 = 4.1 → 4')).toBeInTheDocument();
    await save();
    await waitFor(() =>
      expect(sent()).toEqual([
        [{ playerId: 'ann', teeId: 'white', strokesGiven: 4 }, { playerId: 'bo', teeId: 'white', strokesGiven: 13 }, { playerId: 'cy', teeId: 'red' }, { playerId: 'di' }],
      ]),
    );
  });

  test('when a tee is taken away, then the server receives that', async () => {
    const { actor, sheet, save, sent } = await openRoster();
    await actor.selectOptions(sheet.getByRole('combobox', { name: 'Cy Poe: tee' }), 'No tee');
    await save();
    await waitFor(() => expect(sent()[0]?.[2]).toEqual({ playerId: 'cy', teeId: null }));
  });

  test('when a tee goes, then the strokes proposed from it go, too', async () => {
    const { actor, sheet, save, sent } = await openRoster();
    await actor.selectOptions(sheet.getByRole('combobox', { name: 'Bo Ray: tee' }), 'No tee');
    expect(sheet.getByRole('combobox', { name: 'Bo Ray: strokes given' })).toHaveDisplayValue('None');
    await save();
    await waitFor(() => expect(sent()[0]?.[1]).toEqual({ playerId: 'bo', teeId: null, strokesGiven: null }));
  });
});

describe('a score against par', () => {
  const field = (name: string) => screen.findByRole('textbox', { name: `${name} strokes` });

  test('when the round has a course, then entry starts at par', async () => {
    const { actor } = await open();
    expect(await field('Cy Poe')).toHaveAccessibleDescription('Not entered, par 5');
    expect(await field('Ann Lee')).toHaveAccessibleDescription('Not entered, par 4');
    await actor.click(screen.getByRole('button', { name: 'One more: Cy Poe strokes' }));
    expect(await field('Cy Poe')).toHaveValue('5');
  });

  test('when strokes are entered, then they are called as golfers do', async () => {
    const { actor } = await open();
    expect(await screen.findByText('Par 5')).toBeInTheDocument();
    for (const [name, strokes] of Object.entries({ 'Ann Lee': '3', 'Cy Poe': '7' })) await actor.type(await field(name), strokes);
    const rows = screen.getByRole('group', { name: 'Gross Strokes' });
    expect(rows).toHaveTextContent(/Birdie, .*net 3/);
    expect(rows).toHaveTextContent(/Double bogey, .*net 7/);
    expect([...rows.querySelectorAll('[data-shape]')].map((shape) => shape.getAttribute('data-shape'))).toEqual(['circle', 'two-squares']);
    expect(screen.queryByText('Par 5')).not.toBeInTheDocument();
  });

  test('when nobody is given strokes, then the name shows', async () => {
    const { actor } = await open({ roster: roster.map(({ playerId, holes }) => ({ playerId, holes })) });
    await actor.type(await field('Ann Lee'), '3');
    expect(screen.getByText('Birdie')).toBeVisible();
    expect(screen.getAllByText('Par 4')).toHaveLength(3);
  });

  test('when the round has no course, then entry starts as usual', async () => {
    await open({ course: undefined, roster: roster.map(({ playerId, holes }) => ({ playerId, holes })) });
    expect(await field('Cy Poe')).toHaveAccessibleDescription('Not entered, usually 4');
    expect(screen.queryByText(/^Par/)).not.toBeInTheDocument();
  });

  test('when a card is seen, then scores have shapes and names', () => {
    const played = aRound({ points: { holes: { 1: { ann: 3, bo: 4, cy: 3 } } } });
    const show = (on: typeof course | undefined) => {
      const round = {
        ...played,
        players: GOLFERS.slice(0, 3),
        game: { ...played.game, course: on },
        roster: rosterOf(
          roster.slice(0, 3).map(({ playerId, holes, teeId }) => ({ playerId, holes, ...(teeId && { teeId }) })),
          HOLES,
          { course: on },
        ),
      };
      return <Scorecard card={scorecardOf(round)} players={round.players} currentHole={null} />;
    };
    const { rerender } = render(show(course));
    const cells = () =>
      ['Ann Lee', 'Bo Ray', 'Cy Poe'].map(
        (name) => within(within(screen.getByRole('table', { name: /front nine/ })).getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')[0],
      );
    const words = () => cells().map((cell) => cell?.lastChild?.textContent);
    expect(words()).toEqual(['3, Birdie', '4, Par', '3, Eagle']);
    expect(cells().map((cell) => cell?.querySelector('[data-shape]')?.getAttribute('data-shape'))).toEqual(['circle', 'plain', 'two-circles']);
    rerender(show(undefined));
    expect(words()).toEqual(['3', '4', '3']);
  });

  test('when the card is printed, then each score has its mark', () => {
    const round = aRound({ game: { ...aRound().game, course } });
    const card = scorecardOf({ ...round, roster: rosterOf(roster, HOLES, { course }) }, ['bo', 'cy']);
    const marks = (playerId: string) => card.lines[0]?.cells[playerId]?.slice(0, 3).map(({ mark }) => mark?.name ?? null);
    expect([marks('bo'), marks('cy')]).toEqual([
      ['Bogey', 'Par', null],
      ['Bogey', 'Bogey', null],
    ]);
    expect(card.lines[0]?.cells['bo']?.at(-1)?.mark).toBeNull();
  });
});
