/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stubMatchMedia, stubResizeObserver } from '../support/browser';
import type { Reply } from '../support/fake-api';
import { aRound, FIRST_HOLES } from '../support/payouts-round';
import { CALCULATE, type PayoutsTable, SAVED } from '../support/payouts-table';
import { showPayoutsTab } from '../support/show-payouts';
import { laterReply } from '../support/show-screen';

let table: PayoutsTable;
const openTab = jest.fn();

beforeEach(() => {
  stubMatchMedia();
  window.scrollTo = () => undefined;
  stubResizeObserver();
  openTab.mockClear();
  localStorage.clear();
});

function show(...of: Parameters<typeof showPayoutsTab>) {
  const shown = showPayoutsTab(of[0], of[1], of[2], openTab);
  table = shown.table;
  return shown;
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
/** The games that are switched on. */
const chips = () =>
  within(screen.getByRole('group', { name: 'Combined Settlement' }))
    .getAllByRole('button', { pressed: true })
    .map((chip) => chip.textContent);
const ROW_OF = { combined: /^Combined Settlement/, points: /^2\/9\/16 /, bbb: /^BBB /, cards: /^Card Game / };
const openRow = async (actor: ReturnType<typeof show>['actor'], row: keyof typeof ROW_OF) => {
  const face = await screen.findByRole('button', { name: ROW_OF[row], expanded: false });
  await actor.click(face);
};
/** Opens the details of the line at the top. */
const openLine = async (actor: ReturnType<typeof show>['actor']) => {
  await actor.click(await screen.findByRole('button', { name: /^(Live\.|A result was noted)/ }));
  return within(await screen.findByRole('dialog'));
};
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
    await openRow(actor, 'combined');
    expect(chips()).toEqual(['Card Game', '2/9/16 Points']);
    // Nets: cards +2.34 +2.33 +2.33 −7, points 20 12 −8 −24.
    expect(headline()).toBe('3 payments settle Card Game and 2/9/16 Points');
    expect(payments('Who Owes Who')).toHaveLength(3);
  });

  test('when played games are not settled, then one tap adds them', async () => {
    const { actor } = show(aRound(), undefined, (prepared) => prepared.save(['cards', 'points', 'fbt']));
    await screen.findByRole('button', { name: 'Edit Payouts' });
    expect(headline()).toMatch(/^\d payments settle Card Game and 2\/9\/16$/);
    const sheet = await openLine(actor);
    const banner = within(sheet.getByText('Not in these payments').closest('[role=status]') as HTMLElement);
    // Ann and Cy won one point of BBB each, and tie in front and total: each of them gets 2.00 from each of the others, and 10.00 a pot.
    expect(banner.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['BBB Points $4.00', 'BBB FBT $40.00']);
    await actor.click(banner.getByRole('button', { name: 'Add BBB' }));
    await waitFor(() => expect(headline()).toMatch(/^\d payments settle everything$/));
    expect(screen.getByRole('button', { name: 'Combined Settlement Fewest payments · Card Game, 2/9/16 and BBB' })).toBeVisible();
    expect(screen.queryByText('Games left out.')).toBeNull();
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
    const { actor } = show(aRound(), undefined, (prepared) => prepared.save(['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt']));
    await openRow(actor, 'combined');
    expect(chips()).toEqual(['Card Game', '2/9/16 Points', '2/9/16 FBT', 'BBB Points', 'BBB FBT']);
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
    expect(screen.queryByText(/Failed to save payout results/)).toBeNull();
    expect(payments('Who Owes Who').length).toBeGreaterThan(0);
    const sheet = await openLine(actor);
    expect(sheet.getByText(/^Worked out on this phone. Keep this open/)).toBeVisible();
    await actor.click(sheet.getByRole('button', { name: 'Close' }));
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
  expect(screen.getByText('nothing has moved since', { exact: false })).toBeVisible();

  table.round = aRound({ points: { holes: { ...FIRST_HOLES, 3: { ann: 4, bo: 3, cy: 5, di: 5 } } } });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/^A result was noted at .*; \$16\.00 has moved since\.$/)).toBeVisible();
  expect(screen.getByText('Live.')).toBeVisible();
  expect(payments('Who Owes Who')).not.toEqual(before);
  expect(headline()).toBe('3 payments settle 2/9/16 Points');
  const sheet = await openLine(actor);
  const banner = within(sheet.getByText('Scores changed since this was saved').closest('[role=status]') as HTMLElement);
  // Hole 3 gives 5, 7, 2 and 2 points: +4, +12, −8, −8 dollars.
  expect(banner.getAllByRole('listitem').map((item) => item.textContent?.replaceAll(/[^+−$\d.]+/g, ' ').trim())).toEqual([
    '+$20.00 $20.00 +$24.00 $24.00',
    '+$12.00 $12.00 +$24.00 $24.00',
    '−$8.00 $8.00 −$16.00 $16.00',
    '−$24.00 $24.00 −$32.00 $32.00',
  ]);

  await actor.click(sheet.getByRole('button', { name: 'Recalculate' }));
  await waitFor(() => expect(screen.getByText('nothing has moved since', { exact: false })).toBeVisible());
  expect(payments('Who Owes Who')).not.toEqual(before);
  expect(table.api.bodies(CALCULATE)).toEqual([expect.objectContaining({ selectedGames: ['points'], saveResults: true })]);
});

test('when a payment is opened, then nets open to games and holes', async () => {
  const { actor } = show(aRound(), undefined, (prepared) => prepared.save(['points', 'fbt']));
  await screen.findByRole('button', { name: 'Edit Payouts' });
  await actor.click(section('Who Owes Who').getAllByRole('button', { name: /See why/ })[0] as HTMLElement);
  expect(section('Who Owes Who').getByText(/^Mostly 2\/9\/16 Points: /)).toBeVisible();
  const games = section('Who Owes Who').getAllByRole('button', { name: /^2\/9\/16 Points/ });
  expect(games).toHaveLength(2);
  await actor.click(games[0] as HTMLElement);
  expect(section('Who Owes Who').getAllByText(/^Hole 1/)[0]).toBeVisible();
  expect(section('Who Owes Who').getByText('7 strokes, 1 point')).toBeVisible();
  await actor.click(section('Who Owes Who').getAllByRole('button', { name: /^2\/9\/16 FBT/ })[0] as HTMLElement);
  expect(section('Who Owes Who').getByText('Provisional: 2 of 18 holes')).toBeVisible();
});

test('when Direct debts (6) is chosen, then 6 payments are shown', async () => {
  const { actor } = show(aRound(), undefined, (prepared) => prepared.save(['points']));
  await screen.findByRole('button', { name: 'Edit Payouts' });
  await openRow(actor, 'combined');
  await actor.click(section('Who Owes Who').getByRole('radio', { name: 'Direct debts (6)' }));
  expect(payments('Who Owes Who')).toHaveLength(6);
});

test('when the saved result cannot be read, then the rest stays', async () => {
  show(aRound(), undefined, ({ api }) => api.on(SAVED, { status: 500, body: { message: 'Broken' } }));
  await screen.findByText('Failed to fetch payouts: 500');
  expect(section('Who Owes Who').getByText('Failed to fetch payouts: 500')).toBeVisible();
  expect(screen.getByRole('button', { name: ROW_OF.points })).toBeVisible();
});

test('when a game is switched off, then payments change before anything is saved', async () => {
  const { actor } = show(aRound(), undefined, (prepared) => prepared.save(['cards', 'points']));
  await openRow(actor, 'combined');
  await actor.click(within(screen.getByRole('group', { name: 'Combined Settlement' })).getByRole('button', { name: 'Card Game' }));
  expect(headline()).toBe('3 payments settle 2/9/16 Points');
  expect(table.api.asked(CALCULATE)).toEqual([]);
  await actor.click(button('Save This Choice'));
  await waitFor(() => expect(table.api.bodies(CALCULATE)).toEqual([expect.objectContaining({ selectedGames: ['points'] })]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save This Choice' })).toBeNull());
});
