/** @jest-environment jsdom */
import '@testing-library/jest-dom';
// Must be imported before any module that looks for a database.
import 'fake-indexeddb/auto';
import { OfflineDatabase, Snapshots } from '@fairshare/offline';
import { startActor } from '@fairshare/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import PayoutsTab from '../../src/features/payouts/payouts-tab';
import { OfflineContext, WITHOUT_STORE } from '../../src/session/offline/offline';
import type { SyncController } from '../../src/session/offline/sync-controller';
import { SyncControllerContext } from '../../src/session/offline/use-snapshot';
import { NOTHING_SELECTED } from '../../src/session/selection/selected';
import { SelectionProvider } from '../../src/session/selection/selection';
import { resetBrowser, stubResizeObserver } from '../support/browser';
import { aRound } from '../support/payouts-round';
import { CALCULATE, PayoutsTable } from '../support/payouts-table';
import { showScreen } from '../support/show-screen';

const WAITING = 'waiting.result.s1';

let snapshots: Snapshots;
let table: PayoutsTable;
beforeEach(async () => {
  // jsdom lacks structuredClone.
  globalThis.structuredClone = (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
  await resetBrowser();
  stubResizeObserver();
  snapshots = new Snapshots(new OfflineDatabase(), Date.now);
});

/** Opens a page without signal on this phone. */
function openPage(userId = 'u1') {
  table = new PayoutsTable(aRound());
  table.api.on(CALCULATE, () => Promise.reject(new TypeError('Failed to fetch')));
  const controller = { store: Promise.resolve({ snapshots }) } as unknown as SyncController;
  const tab = (online: boolean) => (
    <SyncControllerContext value={controller}>
      <OfflineContext value={{ ...WITHOUT_STORE, online, userId }}>
        <SelectionProvider initial={{ ...NOTHING_SELECTED, tab: 'scoreboard', groupId: 'g1', gameId: 's1' }} onChange={() => undefined}>
          <PayoutsTab />
        </SelectionProvider>
      </OfflineContext>
    </SyncControllerContext>
  );
  const { rerenderScreen, ...view } = showScreen(tab(false));
  const signalReturns = () => {
    table.api.on(CALCULATE, (body) => table.calculate(body as Parameters<PayoutsTable['calculate']>[0]));
    rerenderScreen(tab(true));
  };
  return { ...view, signalReturns };
}

async function saveAllButBbbFbt() {
  const page = openPage();
  const actor = startActor();
  await actor.click(await screen.findByRole('button', { name: 'Calculate Payouts' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Calculate Payouts' }));
  await actor.click(dialog.getByRole('switch', { name: 'BBB FBT' }));
  await actor.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Not saved yet');
  await waitFor(async () => expect(await snapshots.fact(WAITING)).toBeTruthy());
  page.unmount();
}

describe('a result that waits for signal', () => {
  test('when the page is loaded again, then the attempt is saved once', async () => {
    await saveAllButBbbFbt();
    const { signalReturns } = openPage();
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    signalReturns();

    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(table.api.bodies(CALCULATE)).toMatchObject([{ selectedGames: ['cards', 'points', 'fbt', 'bbb-points'] }]);
    await waitFor(async () => expect(await snapshots.fact(WAITING)).toBeUndefined());
  });

  test('when another golfer opens the page, then it is neither shown nor sent', async () => {
    await saveAllButBbbFbt();
    const { signalReturns } = openPage('u2');
    await screen.findByRole('button', { name: 'Calculate Payouts' });
    signalReturns();

    expect(await screen.findByRole('button', { name: 'Calculate Payouts' })).toBeVisible();
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(table.api.asked(CALCULATE)).toEqual([]);
  });
});
