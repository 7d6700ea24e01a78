/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { formatDollars, type Selection, SELECTIONS, settleRound } from '@fairshare/golf-rules';
import { startActor } from '@fairshare/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type PhoneRound, roundInput } from '../../src/features/payouts/money/phone-round';
import { steadyOrder } from '../../src/features/payouts/money/steady-order';
import PayoutsTab from '../../src/features/payouts/payouts-tab';
import { DialogsProvider } from '../../src/session/dialogs';
import { OfflineContext, WITHOUT_STORE } from '../../src/session/offline/offline';
import { NOTHING_SELECTED } from '../../src/session/selection/selected';
import { SelectionProvider } from '../../src/session/selection/selection';
import { resetBrowser, stubResizeObserver } from '../support/browser';
import { aRound, GOLFERS, FIRST_HOLES } from '../support/payouts-round';
import { CALCULATE, PayoutsTable } from '../support/payouts-table';
import { showScreen } from '../support/show-screen';

const nothingPlayed = aRound({ game: { cardHistory: [], playerCards: { ann: [], bo: [], cy: [], di: [] } }, points: { holes: {} }, bbb: { holes: {} } });
/** Di wins the next two holes. */
const later = aRound({ points: { holes: { ...FIRST_HOLES, 3: { ann: 7, bo: 6, cy: 5, di: 3 }, 4: { ann: 7, bo: 6, cy: 5, di: 3 } } } });

beforeEach(async () => {
  await resetBrowser();
  stubResizeObserver();
});

function showPayouts(round: PhoneRound, { saved, me = null }: { saved?: Selection[]; me?: string | null } = {}) {
  const table = new PayoutsTable(round, me);
  if (saved) table.save(saved);
  table.api.on('GET /api/groups/g1/tab', { body: { groupId: 'g1', version: 1, balances: {}, payments: [], optimal: true, lines: [] } });
  const { queryClient } = showScreen(
    <OfflineContext value={{ ...WITHOUT_STORE, online: true }}>
      <SelectionProvider initial={{ ...NOTHING_SELECTED, tab: 'scoreboard', groupId: 'g1', gameId: 's1' }} onChange={() => undefined}>
        <DialogsProvider>
          <PayoutsTab />
        </DialogsProvider>
      </SelectionProvider>
    </OfflineContext>,
  );
  const scoresArrive = (next: PhoneRound) => {
    table.round = next;
    return act(() => queryClient.invalidateQueries());
  };
  return { table, scoresArrive };
}

const NAMES = GOLFERS.map(({ name }) => name).join('|');
const A_PAYMENT = new RegExp(`(${NAMES}) pays (${NAMES}) \\$[\\d,]+\\.\\d\\d`);
const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
const section = () => within(screen.getByRole('heading', { name: 'Who Owes Who' }).closest('section') as HTMLElement);
const shown = () =>
  section()
    .queryAllByRole('article')
    .map((card) => card.textContent?.match(A_PAYMENT)?.[0]);
const nameOf = (playerId: string) => GOLFERS.find(({ id }) => id === playerId)?.name;
const ruled = (round: PhoneRound, selections: readonly Selection[]) =>
  settleRound(roundInput(round), selections).payments.map(({ from, to, cents }) => `${nameOf(from)} pays ${nameOf(to)} ${formatDollars(cents)}`);
const same = (payments: readonly unknown[]) => [...payments].sort();

test('when nothing was saved, then payments of all games move with scores', async () => {
  const { table, scoresArrive } = showPayouts(aRound(), { me: 'cy' });
  expect(await screen.findByRole('button', { name: 'Calculate Payouts' })).toBeVisible();
  const settled = (round: PhoneRound) => settleRound(roundInput(round), SELECTIONS);
  expect(headline()).toBe(`${settled(aRound()).payments.length} payments settle everything`);
  expect(screen.getByText('Live.')).toBeVisible();
  expect(screen.getByText('Nothing settled yet')).toBeVisible();
  const own = () => screen.getByText(/^You (get|owe) \$/, { selector: 'strong' }).textContent;
  expect(own()).toContain(formatDollars(Math.abs(settled(aRound()).nets['cy'] ?? 0)));
  expect(section().getAllByRole('article')[0]).toHaveTextContent(/You (get from|owe) /);

  await scoresArrive(later);
  await waitFor(() => expect(own()).toContain(formatDollars(Math.abs(settled(later).nets['cy'] ?? 0))));
  expect(table.api.asked(CALCULATE)).toEqual([]);
});

test("when scores follow a saved result, then today's payments stand beside it", async () => {
  const { scoresArrive } = showPayouts(aRound(), { saved: ['points'] });
  await screen.findByText(/^A result was noted at \d+:\d\d .*; nothing has moved since\.$/);
  expect(headline()).toBe('3 payments settle 2/9/16 Points');
  expect(same(shown())).toEqual(same(ruled(aRound(), ['points'])));
  expect(screen.queryByText('Live.')).toBeNull();

  await scoresArrive(later);
  await waitFor(() => expect(same(shown())).toEqual(same(ruled(later, ['points']))));
  expect(headline()).toMatch(/^\d payments? settles? 2\/9\/16 Points$/);
  expect(screen.getByText('Live.')).toBeVisible();
  const moved = movedBetween(aRound(), later);
  expect(screen.getByText(/has moved since/)).toHaveTextContent(`; ${formatDollars(moved)} has moved since.`);
  await startActor().click(screen.getByRole('button', { name: /^Live\. A result was noted/ }));
  const snapshot = within(await screen.findByRole('dialog', { name: /^Saved \d+:\d\d/ }));
  expect(same(snapshot.getAllByRole('article').map((card) => card.textContent?.match(A_PAYMENT)?.[0]))).toEqual(same(ruled(aRound(), ['points'])));
});

test('when a finished round changes, then its saved result is called stale', async () => {
  const finished = aRound({ game: { status: 'finished', finishedAt: '2026-05-02T18:00:00.000Z' } });
  const { scoresArrive } = showPayouts(finished, { saved: ['points'] });
  await screen.findByText(/^A result was noted at \d+:\d\d/);
  await scoresArrive({ ...later, game: finished.game });
  await waitFor(() => expect(headline()).toBe('Out of date: 3 payments for 2/9/16 Points'));
  expect(same(shown())).toEqual(same(ruled(aRound(), ['points'])));
});

test('when nothing was entered, then it says nothing can be settled', async () => {
  const { scoresArrive } = showPayouts(nothingPlayed);
  await screen.findByRole('button', { name: 'Calculate Payouts' });
  expect(headline()).toBe('Payouts');
  expect(section().getByText('Nothing can be settled yet.')).toBeVisible();
  await scoresArrive(aRound());
  await waitFor(() => expect(headline()).toMatch(/^\d payments settle everything$/));
});

test.each([
  ['stays where it is', ['a', 'b'], ['b', 'a'], ['a', 'b']],
  ['takes the place of one that is settled', ['a', 'b', 'c'], ['d', 'c', 'b'], ['d', 'b', 'c']],
  ['comes last, where none is settled', ['a'], ['b', 'a'], ['a', 'b']],
  ['stays where it is though the one above is settled', ['a', 'b'], ['b'], ['a', 'b']],
  ['moves nothing by being settled as the last', ['a', 'b'], ['a'], ['a']],
])('when payments change, then one %s', (_, before, now, places) => {
  expect(steadyOrder(before, now)).toEqual(places);
});

function movedBetween(before: PhoneRound, after: PhoneRound): number {
  const [one, two] = [before, after].map((round) => settleRound(roundInput(round), ['points']).nets);
  return GOLFERS.reduce((sum, { id }) => sum + Math.max(0, (two?.[id] ?? 0) - (one?.[id] ?? 0)), 0);
}
