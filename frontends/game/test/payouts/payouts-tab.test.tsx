/** @jest-environment jsdom */
import { startActor } from '@fairshare/testing/browser';
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NOTHING_SELECTED, type Selected } from '../../src/session/selection/selected';
import { SelectionProvider } from '../../src/session/selection/selection';
import { OfflineContext, WITHOUT_STORE } from '../../src/session/offline/offline';
import PayoutsTab from '../../src/features/payouts/payouts-tab';
import type { Reply } from '../support/fake-api';
import { aRound } from '../support/payouts-round';
import { CALCULATE, PayoutsTable, SAVED } from '../support/payouts-table';
import { laterReply, showScreen } from '../support/show-screen';

let table: PayoutsTable;
const openTab = jest.fn();

beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  window.scrollTo = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  openTab.mockClear();
});

function show(round = aRound(), selected: Partial<Selected> = { groupId: 'g1', gameId: 's1' }, prepare: (table: PayoutsTable) => void = () => undefined) {
  table = new PayoutsTable(round);
  prepare(table);
  const initial = { ...NOTHING_SELECTED, tab: 'scoreboard' as const, ...selected };
  const tab = (online: boolean) => (
    <OfflineContext value={{ ...WITHOUT_STORE, online }}>
      <SelectionProvider initial={initial} onChange={({ tab }) => openTab(tab)}>
        <PayoutsTab />
      </SelectionProvider>
    </OfflineContext>
  );
  const view = showScreen(tab(true));
  return { actor: startActor(), ...view, signal: (online: boolean) => view.rerenderScreen(tab(online)) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const section = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('section') ?? document.body);
const dialog = () => within(screen.getByRole('dialog', { name: 'Calculate Payouts' }));
const switches = () =>
  dialog()
    .getAllByRole<HTMLInputElement>('switch')
    .map(({ labels, checked }) => [labels?.[0]?.textContent, checked]);
const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
const payments = (name: string) =>
  section(name)
    .queryAllByRole('article')
    .map((card) => card.textContent);
const chips = () =>
  within(screen.getByRole('group', { name: 'Combined Settlement' }))
    .getAllByText(/./)
    .map((chip) => chip.textContent);
const openDialog = async (actor: ReturnType<typeof show>['actor'], name = 'Calculate Payouts') => actor.click(await screen.findByRole('button', { name }));

describe('the tab without a selection', () => {
  test('when no group is selected, then a button leads to Groups', async () => {
    const { actor } = show(aRound(), {});
    expect(screen.getByText('Select a group from the Groups tab to view scoreboard')).toBeVisible();
    await actor.click(button('Go to Groups'));
    expect(openTab).toHaveBeenLastCalledWith('groups');
  });

  test('when a group but no game is selected, then a game is asked for', () => {
    show(aRound(), { groupId: 'g1' });
    expect(screen.getByText('Select a game to see the scoreboard')).toBeVisible();
  });
});

describe('choosing what to settle', () => {
  test('when nothing was chosen before, then all that was played is', async () => {
    const { actor } = show();
    await openDialog(actor);
    expect(switches()).toEqual([
      ['Card Game', true],
      ['2/9/16 Points', true],
      ['2/9/16 FBT', true],
      ['BBB Points', true],
      ['BBB FBT', true],
    ]);
    await actor.click(dialog().getByRole('switch', { name: 'BBB Points' }));
    await actor.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Calculate Payouts')).toBeVisible();
    expect(table.api.asked(CALCULATE)).toEqual([]);
  });

  test('when Save is pressed, then the choice is posted and shown', async () => {
    const { actor } = show();
    await openDialog(actor);
    for (const name of ['2/9/16 FBT', 'BBB Points', 'BBB FBT']) await actor.click(dialog().getByRole('switch', { name }));
    await actor.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit Payouts' })).toBeVisible();
    expect(table.api.bodies(CALCULATE)).toEqual([
      { groupId: 'g1', gameStateId: 's1', pointsGameId: 's1.points1', selectedGames: ['cards', 'points'], pointValue: null, fbtValue: null, saveResults: true },
    ]);
    expect(chips()).toEqual(expect.arrayContaining(['Card Game', '2/9/16 Points']));
    // Nets: cards +2.34 +2.33 +2.33 −7, points 20 12 −8 −24.
    expect(headline()).toBe('3 payments settle Card Game and 2/9/16 Points');
    expect(payments('Who Owes Who')).toHaveLength(3);
  });

  test('when played games are not settled, then one tap adds them', async () => {
    const { actor } = show(aRound(), undefined, (prepared) => prepared.save(['cards', 'points', 'fbt']));
    await screen.findByRole('button', { name: 'Edit Payouts' });
    expect(headline()).toMatch(/^\d payments settle Card Game and 2\/9\/16$/);
    const banner = within(screen.getByText('Not in these payments').closest('[role=status]') as HTMLElement);
    // Ann and Cy took a point of BBB each, and are tied in front and total: 2.00 from each of the others to each, and 10.00 a pot to each.
    expect(banner.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['BBB Points $4.00', 'BBB FBT $40.00']);
    await actor.click(banner.getByRole('button', { name: 'Add BBB' }));
    await waitFor(() => expect(headline()).toMatch(/^\d payments settle everything$/));
    expect(screen.getByText('Card Game, 2/9/16 and BBB')).toBeVisible();
    expect(screen.queryByText('Not in these payments')).toBeNull();
    expect(table.api.bodies(CALCULATE)[0]).toMatchObject({ selectedGames: ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt'] });
  });

  test('when nothing can be settled, then the dialog says of each game why', async () => {
    const { actor } = show(aRound({ game: { cardHistory: [] }, points: { settings: { pointValue: 0, fbtValue: 0 } }, bbb: { holes: {} } }));
    await openDialog(actor);
    expect(dialog().getByText('Nothing can be settled yet.')).toBeVisible();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Card Game: no card was assigned yet.', '2/9/16: its point and FBT values are 0.', 'BBB: no hole is entered yet.']);
  });

  test('when all five games are settled, then each has a chip', async () => {
    show(aRound(), undefined, (prepared) => prepared.save(['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt']));
    await screen.findByRole('button', { name: 'Edit Payouts' });
    expect(chips()).toEqual(expect.arrayContaining(['Card Game', '2/9/16 Points', '2/9/16 FBT', 'BBB Points', 'BBB FBT']));
  });

  test('when no game is left chosen, then Save is disabled', async () => {
    const { actor } = show(aRound(), undefined, (prepared) => prepared.save(['points']));
    await openDialog(actor, 'Edit Payouts');
    expect(switches().filter(([, on]) => on)).toEqual([['2/9/16 Points', true]]);
    await actor.click(dialog().getByRole('switch', { name: '2/9/16 Points' }));
    expect(dialog().getByRole('button', { name: 'Save' })).toBeDisabled();
    await actor.keyboard('{Escape}');
    await openDialog(actor, 'Edit Payouts');
    expect(switches().filter(([, on]) => on)).toEqual([['2/9/16 Points', true]]);
  });

  test('when a save is calculating, then the tab says so', async () => {
    const { actor } = show(aRound({ points: { holes: { 1: { ann: 4, bo: 4, cy: 4, di: 4 } } }, bbb: { holes: {} } }));
    const later = laterReply<Reply>();
    table.api.on(CALCULATE, () => later.promise);
    await openDialog(actor);
    await actor.click(dialog().getByRole('switch', { name: 'Card Game' }));
    await actor.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Calculating combined payouts...')).toBeVisible();
    later.give(table.calculate({ ...(table.api.bodies(CALCULATE)[0] as Parameters<PayoutsTable['calculate']>[0]) }));
    expect(await section('Who Owes Who').findByText('All players are even - no payments needed!')).toBeVisible();
  });

  test('when a save gets a 503, then Save again saves the choice', async () => {
    const { actor } = show();
    table.api.on(CALCULATE, { status: 503, body: { message: 'Settlement is away' } });
    await openDialog(actor);
    await actor.click(dialog().getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/Failed to save payout results/))[0]).toBeVisible();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(payments('Who Owes Who').length).toBeGreaterThan(0);
    table.api.on(CALCULATE, (body) => table.calculate(body as Parameters<PayoutsTable['calculate']>[0]));
    await actor.click(button('Save again'));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(table.api.bodies(CALCULATE)[1]).toMatchObject({ selectedGames: ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt'] });
  });

  test("when there is no signal, then the phone's payments show", async () => {
    const { actor, signal } = show();
    await screen.findByRole('button', { name: 'Calculate Payouts' });
    signal(false);
    table.api.on(CALCULATE, () => Promise.reject(new TypeError('Failed to fetch')));
    await openDialog(actor);
    await actor.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    expect(screen.getByText(/^Worked out on this phone. Keep this open/)).toBeVisible();
    expect(screen.queryByText(/Failed to save payout results/)).toBeNull();
    expect(payments('Who Owes Who').length).toBeGreaterThan(0);
    expect(table.api.asked(CALCULATE)).toHaveLength(1);

    table.api.on(CALCULATE, (body) => table.calculate(body as Parameters<PayoutsTable['calculate']>[0]));
    signal(true);
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(headline()).toMatch(/settle everything$/);
    expect(table.api.asked(CALCULATE)).toHaveLength(2);
  });
});

test('when scores follow a saved result, then Recalculate saves the new ones', async () => {
  const { actor, queryClient } = show(aRound(), undefined, (prepared) => prepared.save(['points']));
  await screen.findByRole('button', { name: 'Edit Payouts' });
  const before = payments('Who Owes Who');
  expect(screen.queryByText('Scores changed since this was saved')).toBeNull();

  table.round = aRound({ points: { holes: { ...table.round.pointsGame?.holes, 3: { ann: 4, bo: 3, cy: 5, di: 5 } } } });
  await act(() => queryClient.invalidateQueries());
  const banner = within((await screen.findByText('Scores changed since this was saved')).closest('[role=status]') as HTMLElement);
  // Hole 3 gives 5, 7, 2 and 2 points: +4, +12, −8, −8 dollars.
  expect(banner.getAllByRole('listitem').map((item) => item.textContent?.replaceAll(/[^+−$\d.]+/g, ' ').trim())).toEqual([
    '+$20.00 $20.00 +$24.00 $24.00',
    '+$12.00 $12.00 +$24.00 $24.00',
    '−$8.00 $8.00 −$16.00 $16.00',
    '−$24.00 $24.00 −$32.00 $32.00',
  ]);
  expect(payments('Who Owes Who')).not.toEqual(before);
  expect(headline()).toBe('If play stopped now: 3 payments settle 2/9/16 Points');

  await actor.click(button('Recalculate'));
  await waitFor(() => expect(screen.queryByText('Scores changed since this was saved')).toBeNull());
  expect(payments('Who Owes Who')).not.toEqual(before);
  expect(table.api.bodies(CALCULATE)).toEqual([expect.objectContaining({ selectedGames: ['points'], saveResults: true })]);
});

test('when a payment is opened, then nets open to games and holes', async () => {
  const { actor } = show(aRound(), undefined, (prepared) => prepared.save(['points', 'fbt']));
  await screen.findByRole('button', { name: 'Edit Payouts' });
  await actor.click(section('Who Owes Who').getAllByRole('button', { name: /See why/ })[0] as HTMLElement);
  const games = section('Who Owes Who').getAllByRole('button', { name: /^2\/9\/16 Points/ });
  expect(games).toHaveLength(2);
  await actor.click(games[0] as HTMLElement);
  expect(section('Who Owes Who').getByText('Hole 1')).toBeVisible();
  expect(section('Who Owes Who').getByText('7 strokes, 1 point')).toBeVisible();
  await actor.click(section('Who Owes Who').getAllByRole('button', { name: /^2\/9\/16 FBT/ })[0] as HTMLElement);
  expect(section('Who Owes Who').getByText('Provisional: 2 of 18 holes')).toBeVisible();
});

test('when Direct debts (6) is chosen, then 6 payments are shown', async () => {
  const { actor } = show(aRound(), undefined, (prepared) => prepared.save(['points']));
  await screen.findByRole('button', { name: 'Edit Payouts' });
  await actor.click(section('Who Owes Who').getByRole('radio', { name: 'Direct debts (6)' }));
  expect(payments('Who Owes Who')).toHaveLength(6);
});

describe('each game by itself', () => {
  const PAYOUTS_OF = { points: 'GET /api/points-games/s1.points1/payouts', bbb: 'GET /api/points-games/s1.bbb1/payouts', cards: 'GET /api/game-state/s1/payouts' };
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const shown = async () => {
    await screen.findByRole('button', { name: 'Calculate Payouts' });
    return headings().filter((heading) => /Who Owes Who$|Only$|Card Game/.test(heading ?? ''));
  };

  test('when all games were played, then each has its own payments', async () => {
    show();
    expect(await shown()).toEqual([
      'Who Owes Who',
      'BBB - Who Owes Who',
      'BBB - Points Only',
      'BBB - FBT Only',
      '2/9/16 - Who Owes Who',
      '2/9/16 - Points Only',
      '2/9/16 - FBT Only',
      'Card Game - Who Owes Who',
      'Card Game Payouts',
    ]);
    const selector = section('2/9/16 - Who Owes Who').getByRole('group', { name: '2/9/16 - Who Owes Who' });
    expect(
      within(selector)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent),
    ).toEqual(['Points Only', 'FBT Only', 'Both']);
  });

  test('when a game is worth nothing, then it is not shown', async () => {
    show(
      aRound({
        game: { cardHistory: [] },
        points: { settings: { pointValue: 0, fbtValue: 10 } },
        bbb: { settings: { pointValue: 0, fbtValue: 0 } },
      }),
    );
    expect(await shown()).toEqual(['Who Owes Who', '2/9/16 - Who Owes Who', '2/9/16 - FBT Only']);
    expect(section('2/9/16 - Who Owes Who').getByRole('radio', { name: 'Points Only' })).toBeDisabled();
    expect(section('2/9/16 - Who Owes Who').getByRole('radio', { name: 'FBT Only' })).toBeChecked();
    await waitFor(() => expect(table.api.asked(PAYOUTS_OF.points)).toHaveLength(1));
    expect(table.api.asked(PAYOUTS_OF.bbb)).toEqual([]);
    expect(table.api.asked(PAYOUTS_OF.cards)).toEqual([]);
  });

  test('when the server fails to give payouts, then the phone says so', async () => {
    show(aRound({ bbb: { settings: { pointValue: 0, fbtValue: 0 } } }), undefined, ({ api }) => api.on(PAYOUTS_OF.cards, { status: 500, body: { message: 'Broken' } }));
    expect(await screen.findByText('Failed to fetch payouts: 500')).toBeVisible();
    expect(payments('Card Game - Who Owes Who')).toHaveLength(3);
  });
});

test('when the saved result cannot be read, then the rest stays', async () => {
  show(aRound(), undefined, ({ api }) => api.on(SAVED, { status: 500, body: { message: 'Broken' } }));
  await screen.findByText('Failed to fetch payouts: 500');
  expect(section('Who Owes Who').getByText('Failed to fetch payouts: 500')).toBeVisible();
  expect(screen.getByRole('heading', { name: '2/9/16 - Who Owes Who' })).toBeVisible();
});
