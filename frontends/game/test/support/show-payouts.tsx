import { startActor } from '@fairshare/testing/browser';
import PayoutsTab from '../../src/features/payouts/payouts-tab';
import { OfflineContext, WITHOUT_STORE } from '../../src/session/offline/offline';
import { NOTHING_SELECTED, type Selected } from '../../src/session/selection/selected';
import { SelectionProvider } from '../../src/session/selection/selection';
import { aRound } from './payouts-round';
import { PayoutsTable } from './payouts-table';
import { showScreen } from './show-screen';

/** The Payouts tab of a round. `onTab` is called with the tab it navigates to. */
export function showPayoutsTab(
  round = aRound(),
  selected: Partial<Selected> = { groupId: 'g1', gameId: 's1' },
  prepare: (table: PayoutsTable) => void = () => undefined,
  onTab: (tab: Selected['tab']) => void = () => undefined,
) {
  const table = new PayoutsTable(round);
  prepare(table);
  const initial = { ...NOTHING_SELECTED, tab: 'scoreboard' as const, ...selected };
  const tab = (online: boolean) => (
    <OfflineContext value={{ ...WITHOUT_STORE, online }}>
      <SelectionProvider initial={initial} onChange={({ tab }) => onTab(tab)}>
        <PayoutsTab />
      </SelectionProvider>
    </OfflineContext>
  );
  const view = showScreen(tab(true));
  return { table, actor: startActor(), ...view, signal: (online: boolean) => view.rerenderScreen(tab(online)) };
}
