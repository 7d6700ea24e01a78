/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { stubMatchMedia, stubResizeObserver } from '../support/browser';
import { aRound } from '../support/payouts-round';
import type { PayoutsTable } from '../support/payouts-table';
import { showPayoutsTab } from '../support/show-payouts';

let table: PayoutsTable;

beforeEach(() => {
  stubMatchMedia();
  window.scrollTo = () => undefined;
  stubResizeObserver();
  localStorage.clear();
});

function show(...of: Parameters<typeof showPayoutsTab>) {
  const shown = showPayoutsTab(...of);
  table = shown.table;
  return shown;
}

const section = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('section') ?? document.body);
const payments = (name: string) =>
  section(name)
    .queryAllByRole('article')
    .map((card) => card.textContent);
const ROW_OF = { combined: /^Combined Settlement/, points: /^2\/9\/16 /, bbb: /^BBB /, cards: /^Card Game / };
const openRow = async (actor: ReturnType<typeof show>['actor'], row: keyof typeof ROW_OF) => {
  const face = await screen.findByRole('button', { name: ROW_OF[row], expanded: false });
  await actor.click(face);
};

describe('each game by itself', () => {
  const PAYOUTS_OF = { points: 'GET /api/points-games/s1.points1/payouts', bbb: 'GET /api/points-games/s1.bbb1/payouts', cards: 'GET /api/game-state/s1/payouts' };
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const shown = async () => {
    await screen.findByRole('button', { name: 'Calculate Payouts' });
    return headings().filter((heading) => /Who Owes Who$|Only$|Card Game/.test(heading ?? ''));
  };

  test('when all games were played, then each has its own payments', async () => {
    const { actor } = show();
    for (const row of ['bbb', 'points', 'cards'] as const) await openRow(actor, row);
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
    const { actor } = show(
      aRound({
        game: { cardHistory: [] },
        points: { settings: { pointValue: 0, fbtValue: 10 } },
        bbb: { settings: { pointValue: 0, fbtValue: 0 } },
      }),
    );
    expect(await screen.findByRole('button', { name: ROW_OF.points })).toBeVisible();
    expect(table.api.asked(PAYOUTS_OF.points)).toEqual([]);
    for (const row of ['bbb', 'cards'] as const) expect(screen.queryByRole('button', { name: ROW_OF[row] })).toBeNull();
    await openRow(actor, 'points');
    expect(await shown()).toEqual(['Who Owes Who', '2/9/16 - Who Owes Who', '2/9/16 - FBT Only']);
    expect(section('2/9/16 - Who Owes Who').getByRole('radio', { name: 'Points Only' })).toBeDisabled();
    expect(section('2/9/16 - Who Owes Who').getByRole('radio', { name: 'FBT Only' })).toBeChecked();
    await waitFor(() => expect(table.api.asked(PAYOUTS_OF.points)).toHaveLength(1));
    expect(table.api.asked(PAYOUTS_OF.bbb)).toEqual([]);
    expect(table.api.asked(PAYOUTS_OF.cards)).toEqual([]);
  });

  test('when the server fails to give payouts, then the phone says so', async () => {
    const { actor } = show(aRound({ bbb: { settings: { pointValue: 0, fbtValue: 0 } } }), undefined, ({ api }) =>
      api.on(PAYOUTS_OF.cards, { status: 500, body: { message: 'Broken' } }),
    );
    await openRow(actor, 'cards');
    expect(await screen.findByText('Failed to fetch payouts: 500')).toBeVisible();
    expect(payments('Card Game - Who Owes Who')).toHaveLength(3);
  });
});

describe('rows that the phone remembers', () => {
  test('when a game is closed, then its row names who won', async () => {
    show();
    const row = await screen.findByRole('button', { name: ROW_OF.points });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    expect(row).toHaveTextContent(/^2\/9\/16 Ann \+\$\d+\.\d\d/);
  });

  test('when a row was opened, then it is open the next time', async () => {
    const { actor, unmount } = show();
    await openRow(actor, 'cards');
    unmount();
    show();
    expect(await screen.findByRole('button', { name: ROW_OF.cards })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: ROW_OF.points })).toHaveAttribute('aria-expanded', 'false');
  });

  test('when what the phone remembers is damaged, then all rows are closed', async () => {
    localStorage.setItem('payouts.open', '{"points"');
    show();
    expect(await screen.findByRole('button', { name: ROW_OF.points })).toHaveAttribute('aria-expanded', 'false');
  });

  test('when a player is opened, then games and holes make up the net', async () => {
    const { actor } = show(aRound(), undefined, (prepared) => prepared.save(['points']));
    await screen.findByRole('button', { name: 'Edit Payouts' });
    const nets = within(screen.getByRole('list', { name: 'Net per player' }));
    await actor.click(nets.getByRole('button', { name: /^Ann Lee/ }));
    await actor.click(nets.getByRole('button', { name: /^2\/9\/16 Points/ }));
    expect(nets.getByText(/^Hole 1/)).toBeVisible();
  });
});
