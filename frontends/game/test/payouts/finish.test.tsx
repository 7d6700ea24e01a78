/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { rosterOf } from '@fairshare/golf-rules';
import { startActor } from '@fairshare/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import PayoutsTab from '../../src/features/payouts/payouts-tab';
import { DialogsProvider } from '../../src/session/dialogs';
import { OfflineContext, WITHOUT_STORE } from '../../src/session/offline/offline';
import { NOTHING_SELECTED } from '../../src/session/selection/selected';
import { SelectionProvider } from '../../src/session/selection/selection';
import { holdMessages } from '../support/app-frame';
import { resetBrowser, stubResizeObserver } from '../support/browser';
import { aRound, GOLFERS } from '../support/payouts-round';
import { PayoutsTable } from '../support/payouts-table';
import { showScreen } from '../support/show-screen';

const FINISH = 'POST /api/game-state/s1/finish';
const REOPEN = 'POST /api/game-state/s1/reopen';

/** Two holes of 2/9/16, both entered; in BBB one hole lacks its awards. */
const TWO_HOLES = { roster: GOLFERS.map(({ id }) => ({ playerId: id, holes: [1, 2] })), holes: [1, 2] };
const COMPLETE = { 1: { firstOn: 'ann', closestTo: 'cy', firstIn: 'none' }, 2: { firstOn: 'bo', closestTo: 'bo', firstIn: 'bo' } } as const;

beforeEach(async () => {
  await resetBrowser();
  Element.prototype.hasPointerCapture = () => false;
  stubResizeObserver();
});

function showPayouts({ isComplete = false, online = true, me = null as string | null } = {}) {
  const round = aRound({ game: TWO_HOLES, ...(isComplete && { bbb: { holes: COMPLETE } }) });
  const table = new PayoutsTable({ ...round, roster: rosterOf(TWO_HOLES.roster, TWO_HOLES.holes) }, me);
  const become = (status: 'open' | 'finished') => () => {
    const { game } = table.round;
    table.round = { ...table.round, game: { ...game, version: game.version + 1, status, finishedAt: status === 'open' ? null : '2026-05-02T18:00:00.000Z' } };
    return { body: table.round.game };
  };
  table.api
    .on(FINISH, become('finished'))
    .on(REOPEN, become('open'))
    .on('GET /api/groups/g1/tab', { body: { groupId: 'g1', version: 1, balances: { ann: 14, bo: -14 }, payments: [], optimal: true, lines: [] } });
  showScreen(
    <OfflineContext value={{ ...WITHOUT_STORE, online }}>
      <SelectionProvider initial={{ ...NOTHING_SELECTED, tab: 'scoreboard', groupId: 'g1', gameId: 's1' }} onChange={() => undefined}>
        <DialogsProvider>
          <PayoutsTab />
        </DialogsProvider>
      </SelectionProvider>
    </OfflineContext>,
  );
  return { table, actor: startActor() };
}

test('when every hole is entered, then Finish Round ends with the winner', async () => {
  const { table, actor } = showPayouts({ isComplete: true, me: 'ann' });
  await actor.click(await screen.findByRole('button', { name: 'Finish Round' }));
  const moment = within(await screen.findByRole('dialog', { name: 'You win the day' }));
  expect(moment.getByText(/^In front for good after hole \d+$|^Most money moved on hole \d+$/)).toBeInTheDocument();
  expect(await moment.findByRole('button', { name: 'On the tab: You’re $14.00 up' })).toBeInTheDocument();
  expect(table.api.asked(FINISH)).toHaveLength(1);
  expect(moment.getByRole('button', { name: 'Share result' })).toBeEnabled();
  await actor.click(moment.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('heading', { name: /^Finished May 2/ })).toBeInTheDocument();
});

test('when holes are missing, then finishing first says which', async () => {
  const { table, actor } = showPayouts();
  await actor.click(await screen.findByRole('button', { name: 'Finish early' }));
  const missing = within(await screen.findByRole('dialog', { name: 'Finish with holes missing?' }));
  expect(missing.getByText('BBB, hole 2: everything')).toBeInTheDocument();
  await actor.click(missing.getByRole('button', { name: 'Finish Anyway' }));
  const moment = within(await screen.findByRole('dialog', { name: / day$/ }));
  await actor.click(moment.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('heading', { name: 'Finished May 2, 2026' })).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Reopen' }));
  await holdMessages();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Finished May 2, 2026' })).not.toBeInTheDocument());
  expect(table.api.asked(REOPEN)).toHaveLength(1);
  await actor.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Finished May 2, 2026' })).toBeInTheDocument();
  expect(table.api.asked(FINISH)).toHaveLength(2);
});

test('when there is no signal, then finishing says that it needs some', async () => {
  const { table, actor } = showPayouts({ online: false });
  await actor.click(await screen.findByRole('button', { name: 'Finish early' }));
  const missing = within(await screen.findByRole('dialog', { name: 'Finish with holes missing?' }));
  expect(missing.getByText('Finishing and reopening a round need signal.')).toBeInTheDocument();
  expect(missing.getByRole('button', { name: 'Finish Anyway' })).toBeDisabled();
  expect(table.api.asked(FINISH)).toEqual([]);
});

test('when all holes are in without signal, then Finish Round says it needs some', async () => {
  const { table, actor } = showPayouts({ isComplete: true, online: false });
  await actor.click(await screen.findByRole('button', { name: 'Finish Round' }));
  expect(await screen.findByText('Finishing and reopening a round need signal.')).toBeInTheDocument();
  expect(table.api.asked(FINISH)).toEqual([]);
});

test('when a finished round is opened, then its result is the first card', async () => {
  const { table, actor } = showPayouts({ isComplete: true });
  await actor.click(await screen.findByRole('button', { name: 'Finish Round' }));
  await actor.click(within(await screen.findByRole('dialog', { name: / day$/ })).getByRole('button', { name: 'Close' }));
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(headings().slice(0, 2)).toEqual(['Finished May 2, 2026', 'Who Owes Who']));
  expect(screen.getByText(/ (wins|share) the day, \$\d+\.\d\d up( each)?$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark Paid' })).toBeInTheDocument();
  expect(table.api.asked(FINISH)).toHaveLength(1);
});
