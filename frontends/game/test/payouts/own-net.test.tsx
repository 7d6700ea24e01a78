/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import PayoutsTab from '../../src/features/payouts/payouts-tab';
import { OfflineContext, WITHOUT_STORE } from '../../src/session/offline/offline';
import { NOTHING_SELECTED } from '../../src/session/selection/selected';
import { SelectionProvider } from '../../src/session/selection/selection';
import { NetBars } from '../../src/features/payouts/money/net-bars';
import { asShown } from '../../src/shared/player-of';
import { stubMatchMedia, stubResizeObserver } from '../support/browser';
import { aRound, GOLFERS } from '../support/payouts-round';
import { PayoutsTable } from '../support/payouts-table';
import { showScreen } from '../support/show-screen';

// Nets: cards +2.34 −7 +2.33 +2.33, points 20 12 −8 −24.
test.each([
  ['cy', 'Cy Poe', 'You owe $5.67', /You owe .* \$/],
  ['bo', 'Bo Ray', 'You get $5.00', /You get from .* \$/],
])('when %s, said to be %s, reads Payouts, then theirs come first', async (me, name, net, payment) => {
  stubMatchMedia();
  window.scrollTo = () => undefined;
  stubResizeObserver();
  new PayoutsTable(aRound(), me).save(['cards', 'points']);
  showScreen(
    <OfflineContext value={{ ...WITHOUT_STORE, online: true }}>
      <SelectionProvider initial={{ ...NOTHING_SELECTED, tab: 'scoreboard', groupId: 'g1', gameId: 's1' }} onChange={() => undefined}>
        <PayoutsTab />
      </SelectionProvider>
    </OfflineContext>,
  );
  expect(await screen.findByText(net)).toBeVisible();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent(payment);
  expect(within(screen.getByRole('list', { name: 'Net per player' })).getAllByRole('listitem')[0]).toHaveTextContent(name);
});

test('when a member claims another name, then their row says it', () => {
  const [ann, bo] = GOLFERS.map((player) => asShown({ id: 'g1', me: null, claims: { ann: 'Antonia' } }, player));
  if (!ann || !bo) throw new Error('four play');
  const { rerender } = render(<NetBars label="Nets" players={[ann, bo]} nets={{ ann: 100, bo: -100 }} />);
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows()).toEqual([expect.stringContaining('Ann LeeAntonia'), expect.not.stringContaining('Robert')]);
  rerender(<NetBars label="Nets" players={[ann, { ...bo, account: 'Robert' }]} nets={{ ann: 100, bo: -100 }} />);
  expect(rows()[1]).not.toContain('Robert');
});
