/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { entriesQuery } from '@fairshare/api-client';
import type { Conflict, Player } from '@fairshare/contracts';
import { startActor } from '@fairshare/testing/browser';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HoleScreen } from '../../src/features/games/hole-entry/hole-screen';
import type { Reply } from '../support/fake-api';
import { strokesCells } from '../support/golf-data';
import { ScoringTable } from '../support/scoring-table';
import { laterReply, showScreen } from '../support/show-screen';

const textsIn = (list: HTMLElement, role: string) => Array.from(within(list).getAllByRole(role), (one) => one.textContent);

const PLAYERS: Player[] = [
  { id: 'ann', name: 'Ann Lee', initials: 'AL', color: '#0ea5e9' },
  { id: 'bo', name: 'Bo Ray', initials: 'BR', color: '#22c55e' },
  { id: 'cy', name: 'Cy Poe', initials: 'CP', color: '#f59e0b' },
];

let table: ScoringTable;
let finished: jest.Mock;

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  Element.prototype.scrollIntoView = jest.fn();
  table = new ScoringTable();
  finished = jest.fn();
});

function show() {
  function Screen() {
    const { data } = useQuery(entriesQuery(table.sessionId));
    return data ? <HoleScreen entered={data} gameIds={[table.strokes.id]} players={PLAYERS} onFinish={finished} /> : null;
  }
  return { ...showScreen(<Screen />), actor: startActor() };
}

type Actor = ReturnType<typeof show>['actor'];

const field = (name: string) => screen.getByRole('textbox', { name: `${name} strokes` });
const more = (name: string) => screen.getByRole('button', { name: `One more: ${name} strokes` });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = (body: unknown) => waitFor(() => expect(table.api.bodies(table.holeCall(1))).toEqual([body]));
const save = () => button('Save Scores');
const holeShown = () => screen.getByRole('heading', { name: /^Hole/ });

async function enter(actor: Actor, strokes: Record<string, string>) {
  for (const [name, value] of Object.entries(strokes)) {
    await actor.clear(field(name));
    await actor.type(field(name), value);
  }
}

const ALL = { 'Ann Lee': '4', 'Bo Ray': '5', 'Cy Poe': '6' };

test('when a hole is entered by taps, then its points show', async () => {
  const { actor } = show();
  await screen.findByRole('button', { name: 'Save Scores' });
  for (const { name } of PLAYERS) await actor.click(more(name));
  await actor.click(more('Bo Ray'));
  await actor.click(save());

  await actor.click(await screen.findByRole('button', { name: 'Next Hole' }));
  await sent({ cells: strokesCells({ ann: 4, bo: 5, cy: 4 }), baseVersion: strokesCells({ ann: 0, bo: 0, cy: 0 }) });
  expect(holeShown()).toHaveTextContent('Hole 2');
  expect(field('Ann Lee')).toHaveValue('');

  await actor.click(button('Hole 1, done'));
  expect(screen.getAllByText('4 pts · 4', { selector: 'form *' })).toHaveLength(2);
  expect(screen.getByText('1 pt · 1', { selector: 'form *' })).toBeInTheDocument();
});

test('when Enter is pressed after each number, then the last one saves', async () => {
  const { actor } = show();
  await actor.click(await screen.findByRole('textbox', { name: 'Ann Lee strokes' }));
  await actor.keyboard('4{Enter}5{Enter}6{Enter}');
  expect(await screen.findByRole('button', { name: 'Next Hole' })).toBeInTheDocument();
  await sent({ cells: strokesCells({ ann: 4, bo: 5, cy: 6 }), baseVersion: strokesCells({ ann: 0, bo: 0, cy: 0 }) });
});

test('when Enter has saved a hole, then the next Enter moves on', async () => {
  const { actor } = show();
  await actor.click(await screen.findByRole('textbox', { name: 'Ann Lee strokes' }));
  await actor.keyboard('4{Enter}5{Enter}6{Enter}');
  await screen.findByRole('button', { name: 'Next Hole' });
  await actor.keyboard('{Enter}');
  expect(holeShown()).toHaveTextContent('Hole 2');
  expect(field('Ann Lee')).toHaveFocus();

  await actor.click(button('Hole 18, no scores'));
  await actor.click(field('Ann Lee'));
  await actor.keyboard('4{Enter}5{Enter}6{Enter}');
  await screen.findByRole('button', { name: 'Go to Payouts' });
  await actor.keyboard('{Enter}');
  expect(finished).toHaveBeenCalledTimes(1);
});

test('when a hole is saved, then it stays while the answer comes', async () => {
  const { actor } = show();
  await screen.findByRole('button', { name: 'Save Scores' });
  await enter(actor, ALL);
  const seen: string[] = [];
  const label = () => screen.getByRole('button', { name: /^(Save Scores|Saving...|Next Hole)$/ }).textContent;
  const watch = new MutationObserver(() => seen.push(`${field('Ann Lee').getAttribute('value')}, ${label()}`));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await actor.click(save());
  await waitFor(() => expect(table.api.asked(`GET /api/points-games/${table.strokes.id}/payouts`)).not.toHaveLength(0));
  watch.disconnect();
  expect([...new Set(seen)].at(-1)).toBe('4, Next Hole');
  expect(new Set(seen)).not.toContain(', Save Scores');
});

test('when the server gives no payouts, then the phone works them out', async () => {
  table.api.on(`GET /api/points-games/${table.strokes.id}/payouts`, { status: 503, body: { message: 'The settlement is away' } });
  table.enter(1, { ann: 4, bo: 5, cy: 6 });
  show();
  expect(await screen.findByText('Failed to fetch payouts: 503')).toBeInTheDocument();
  expect(screen.getByText('gets $6.00')).toBeInTheDocument();
});

test('when a player has no strokes or 0, then that field is marked', async () => {
  const { actor } = show();
  await screen.findByRole('button', { name: 'Save Scores' });
  await enter(actor, { 'Ann Lee': '4', 'Cy Poe': '0' });
  await actor.click(save());
  expect(await screen.findByText('Invalid Scores')).toBeInTheDocument();
  expect(screen.getByText('Please enter valid scores for all players')).toBeInTheDocument();
  expect(field('Bo Ray')).toBeInvalid();
  expect(field('Cy Poe')).toBeInvalid();
  expect(field('Ann Lee')).toBeValid();
  expect(table.api.asked(table.holeCall(1))).toHaveLength(0);
});

test('when Save Scores is double tapped, then it saves once', async () => {
  const answer = laterReply<Reply>();
  table.api.on(table.holeCall(1), () => answer.promise);
  const { actor } = show();
  await screen.findByRole('button', { name: 'Save Scores' });
  await enter(actor, ALL);
  const tapped = save();
  await act(async () => {
    tapped.click();
    tapped.click();
  });
  fireEvent.click(button('Next Hole'), { detail: 2 });
  expect(holeShown()).toHaveTextContent('Hole 1');
  fireEvent.click(button('Next Hole'), { detail: 1 });
  expect(holeShown()).toHaveTextContent('Hole 2');
  await sent(expect.anything());
});

test('when a hole is saved, then points show until the server refuses', async () => {
  const answer = laterReply<Reply>();
  table.api.on(table.holeCall(1), () => answer.promise);
  const { actor } = show();
  await screen.findByRole('button', { name: 'Save Scores' });
  await enter(actor, ALL);
  await actor.click(save());
  expect(button('Next Hole')).toBeInTheDocument();
  expect(screen.getByText('5 pts · 5', { selector: 'form *' })).toBeInTheDocument();
  expect(screen.getByText('Saving...')).toBeInTheDocument();

  await actor.click(button('Next Hole'));
  await act(async () => answer.give({ status: 503, body: { message: 'The games are away' } }));
  expect(await screen.findByText('Could not update hole scores (hole 1). The games are away. Try again.')).toBeInTheDocument();

  await actor.click(button('Hole 1, incomplete'));
  expect(field('Cy Poe')).toHaveValue('6');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

test('when the screen was left, then unsaved entries are still there', async () => {
  const { actor, unmount } = show();
  await screen.findByRole('button', { name: 'Save Scores' });
  await enter(actor, { 'Ann Lee': '7' });
  unmount();
  show();
  expect(await screen.findByRole('textbox', { name: 'Ann Lee strokes' })).toHaveValue('7');
});

test('when a past hole is corrected, then Save Scores is offered again', async () => {
  table.enter(1, { ann: 4, bo: 5, cy: 6 });
  const { actor } = show();
  await actor.click(await screen.findByRole('button', { name: 'Hole 1, done' }));
  expect(button('Next Hole')).toBeInTheDocument();
  await enter(actor, { 'Bo Ray': '3' });
  await actor.click(save());
  await screen.findByRole('button', { name: 'Next Hole' });
  await sent({ cells: strokesCells({ ann: 4, bo: 3, cy: 6 }), baseVersion: strokesCells({ ann: 1, bo: 1, cy: 1 }) });
});

describe('a score that somebody else entered meanwhile', () => {
  async function collide() {
    const shown = show();
    await screen.findByRole('button', { name: 'Save Scores' });
    await enter(shown.actor, ALL);
    table.enter(1, { ann: 7 });
    await shown.actor.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Hole 1 was changed' });
    return { ...shown, dialog };
  }

  test('when two scores differ, then both are shown; keeping theirs saves the rest', async () => {
    const { actor, dialog } = await collide();
    expect(within(dialog).getByRole('row', { name: /Ann Lee 7 .* 4/ })).toBeInTheDocument();
    expect(within(dialog).queryByText('Bo Ray')).not.toBeInTheDocument();
    await actor.click(within(dialog).getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(table.entered.holes[1]).toEqual(strokesCells({ ann: 7, bo: 5, cy: 6 })));
    await waitFor(() => expect(field('Ann Lee')).toHaveValue('7'));
    expect(button('Next Hole')).toBeInTheDocument();
  });

  test('when Use mine is pressed, then mine replaces theirs, sent against their version', async () => {
    const { actor, dialog } = await collide();
    await actor.click(within(dialog).getByRole('button', { name: 'Use mine' }));
    await waitFor(() => expect(table.entered.holes[1]).toEqual(strokesCells({ ann: 4, bo: 5, cy: 6 })));
    expect(table.api.bodies(table.holeCall(1)).at(-1)).toMatchObject({ baseVersion: strokesCells({ ann: 1, bo: 0, cy: 0 }) });
  });

  test('when the question is closed, then the next save asks again', async () => {
    const { actor, dialog } = await collide();
    await actor.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(table.entered.holes[1]).toEqual(strokesCells({ ann: 7 }));
    expect(field('Ann Lee')).toHaveValue('4');
    expect(button('Hole 1, scores differ')).toBeInTheDocument();
    await actor.click(save());
    expect(await screen.findByRole('dialog', { name: 'Hole 1 was changed' })).toBeInTheDocument();
  });

  test('when an untouched score changed elsewhere, then it is kept without a question', async () => {
    table.enter(1, { ann: 4, bo: 5, cy: 6 });
    const { actor } = show();
    await actor.click(await screen.findByRole('button', { name: 'Hole 1, done' }));
    await enter(actor, { 'Bo Ray': '3' });
    table.enter(1, { ann: 8 });
    await actor.click(save());
    await waitFor(() => expect(table.entered.holes[1]).toEqual(strokesCells({ ann: 8, bo: 3, cy: 6 })));
    await waitFor(() => expect(field('Ann Lee')).toHaveValue('8'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('when a score from an offline phone differs, then it waits on its hole', async () => {
  const at = '2026-05-02T14:00:00.000Z';
  const conflict: Conflict = {
    id: 'c1',
    game: 'points',
    gameId: table.strokes.id,
    hole: 1,
    cell: 'bo',
    stored: { value: 5, by: 'u1', at },
    other: { value: 6, by: 'u2', at },
    resolved: null,
  };
  table.enter(1, { ann: 4, bo: 5, cy: 6 });
  table.conflicts = [conflict];
  const settle = `POST /api/games/${table.strokes.id}/conflicts/c1`;
  table.api.on(settle, { body: { ...conflict, resolved: { take: 'other', by: 'u1', at } } });
  const { actor } = show();
  for (const name of ['Hole 1, scores differ', 'Hole 1: two scores for Bo']) await actor.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hole 1: did Bo take 5 or 6?' }));
  expect(await dialog.findByRole('button', { name: /^5 Ann, .* Counts now$/ })).toBeInTheDocument();
  await actor.click(dialog.getByRole('button', { name: /^6 Di, / }));
  await waitFor(() => expect(table.api.bodies(settle)).toEqual([{ take: 'other', version: 1 }]));
});

test('when the last hole is done, then payouts follow; open holes are named', async () => {
  table.enter(18, { ann: 4, bo: 5, cy: 6 });
  const { actor } = show();
  await actor.click(await screen.findByRole('button', { name: 'Hole 18, done' }));
  await actor.click(button('Go to Payouts'));
  expect(finished).toHaveBeenCalledTimes(1);
  await actor.click(button('Hole 1 is open'));
  expect(holeShown()).toHaveTextContent('Hole 1');
});

test('when scores are shown, then the most points come first', async () => {
  table.enter(1, { ann: 6, bo: 5, cy: 4 });
  const { actor } = show();
  const scores = await screen.findByRole('list', { name: '2/9/16 Scores' });
  expect(textsIn(scores, 'listitem')).toEqual(['CPCy Poe5 points', 'BRBo Ray3 points', 'ALAnn Lee1 point']);
  const owes = screen.getByRole('heading', { name: 'Who Owes Who - 2/9/16' }).closest('section') as HTMLElement;
  expect(textsIn(owes, 'article')).toEqual([expect.stringContaining('Ann Lee pays Cy Poe $6.00')]);

  await actor.click(screen.getByRole('radio', { name: 'FBT' }));
  expect(textsIn(owes, 'article')).toEqual([expect.stringContaining('Ann Lee pays Cy Poe $10.00'), expect.stringContaining('Bo Ray pays Cy Poe $10.00')]);
  expect(screen.getAllByText('so far')).toHaveLength(2);
});

test('when the values are 0, then no payouts are asked for or shown', async () => {
  table.enter(1, { ann: 6, bo: 5, cy: 4 });
  table.playFor(table.strokes, { pointValue: 0, fbtValue: 0 });
  show();
  expect(await screen.findByText('Payouts show once the point value is above 0.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Who Owes Who - 2/9/16' })).not.toBeInTheDocument();
  expect(table.api.asked(`GET /api/points-games/${table.strokes.id}/payouts`)).toHaveLength(0);
});
