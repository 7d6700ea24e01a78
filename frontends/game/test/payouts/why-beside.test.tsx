/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { startActor } from '@fairshare/testing/browser';
import { screen, within } from '@testing-library/react';
import PayoutsTab from '../../src/features/payouts/payouts-tab';
import { OfflineContext, WITHOUT_STORE } from '../../src/session/offline/offline';
import { NOTHING_SELECTED } from '../../src/session/selection/selected';
import { SelectionProvider } from '../../src/session/selection/selection';
import { stubMatchMedia, stubResizeObserver } from '../support/browser';
import { aRound } from '../support/payouts-round';
import { PayoutsTable } from '../support/payouts-table';
import { showScreen } from '../support/show-screen';

/** Wide enough for two columns. */
beforeEach(() => {
  stubMatchMedia('720px');
  window.scrollTo = () => undefined;
  stubResizeObserver();
});

const section = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('section') ?? document.body);

async function showSaved() {
  new PayoutsTable(aRound()).save(['points', 'fbt']);
  showScreen(
    <OfflineContext value={{ ...WITHOUT_STORE, online: true }}>
      <SelectionProvider initial={{ ...NOTHING_SELECTED, tab: 'scoreboard', groupId: 'g1', gameId: 's1' }} onChange={() => undefined}>
        <PayoutsTab />
      </SelectionProvider>
    </OfflineContext>,
  );
  const actor = startActor();
  await screen.findByRole('button', { name: 'Edit Payouts' });
  const why = (place: number) => section('Who Owes Who').getAllByRole('button', { name: /See why|Hide/ })[place] as HTMLElement;
  return { actor, why, panels: () => screen.queryAllByRole('region', { name: /^Why / }) };
}

test('when a payment is pressed, then its reasons get the focus', async () => {
  const { actor, why, panels } = await showSaved();
  const sentence = (why(0).textContent ?? '').replace(/See why$/, '');
  await actor.click(why(0));
  const [panel] = panels();
  expect(within(panel as HTMLElement).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(why(0)).toHaveAttribute('aria-expanded', 'true');
  expect(why(0)).toHaveAttribute('aria-controls', panel?.id);
  expect(section('Who Owes Who').getAllByRole('article')[0]?.textContent).toBe(`${sentence}Hide`);
  await actor.click(within(panel as HTMLElement).getAllByRole('button', { name: /^2\/9\/16 Points/ })[0] as HTMLElement);
  expect(within(panel as HTMLElement).getAllByText(/^Hole 1/)[0]).toBeVisible();
});

test('when another payment is pressed, then its reasons take the place of the others', async () => {
  const { actor, why, panels } = await showSaved();
  await actor.click(why(0));
  const before = panels()[0]?.textContent;
  await actor.click(why(1));
  expect(panels()).toHaveLength(1);
  expect(panels()[0]?.textContent).not.toBe(before);
  expect(why(0)).toHaveAttribute('aria-expanded', 'false');
});

test.each(['Close', 'Escape', 'the payment'])('when %s is pressed, then the focus returns to the payment', async (way) => {
  const { actor, why, panels } = await showSaved();
  await actor.click(why(1));
  if (way === 'Close') await actor.click(within(panels()[0] as HTMLElement).getByRole('button', { name: 'Close' }));
  else if (way === 'Escape') await actor.keyboard('{Escape}');
  else await actor.click(why(1));
  expect(panels()).toEqual([]);
  expect(why(1)).toHaveFocus();
  expect(why(1)).toHaveAttribute('aria-expanded', 'false');
});

test('when the payments are others, then the reasons of none are shown', async () => {
  const { actor, why, panels } = await showSaved();
  await actor.click(why(0));
  await actor.click(screen.getByRole('button', { name: /^Combined Settlement/ }));
  await actor.click(section('Who Owes Who').getByRole('radio', { name: /^Direct debts/ }));
  expect(panels()).toEqual([]);
});
