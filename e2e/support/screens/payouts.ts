import { expect, type Locator } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { Payouts } from '../payouts';
import { sheetsGone } from '../sheets';
import type { Stage } from './stage';

const EVERYTHING = ['Card Game', '2/9/16 Points', '2/9/16 FBT', 'BBB Points', 'BBB FBT'];

/** Walks through the Payouts tab, from no selection to every payment explained. */
export async function walkPayouts({ page, main, golfer, cast, look, untilKept }: Stage): Promise<void> {
  const payouts = new Payouts(main);
  await page.goto('/');
  await untilKept(() => payouts.open());
  await expect(page.getByText('Select a group from the Groups tab to view scoreboard')).toBeVisible();
  await look('payouts-no-group');

  const group = await golfer.createGroup(cast.group, cast.players);
  await golfer.select(group, null, 'scoreboard');
  await page.reload();
  await expect(page.getByText('Select a game to see the scoreboard')).toBeVisible();
  await look('payouts-no-game');

  const round = await aRound({ name: cast.game, entered: 13 }).in(group).begin(golfer);
  const cards = ['camel', 'fish', 'snake', 'ghost'];
  for (const [seat, card] of cards.entries()) await round.give(card, group.players[seat % group.players.length]?.id ?? '');
  await round.give('yeti', group.players[0]?.id ?? '');
  await golfer.select(group, round.game, 'scoreboard');
  await page.reload();
  await expect(page.getByText('Nothing settled yet')).toBeVisible();
  await look('payouts-closed');
  await payouts.rememberOpen();
  await page.reload();
  await expect(page.getByText('Nothing settled yet')).toBeVisible();
  await look('payouts-nothing-settled');

  const dialog = await payouts.openChoice();
  await expect(dialog).toBeVisible();
  await look('payouts-choice');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await payouts.calculate(EVERYTHING);
  await expect(page.getByRole('heading', { name: /payments? settles? everything/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /points after/ })).toBeVisible();
  await look('payouts-settled');

  const settlement = main.section('Who Owes Who');
  await explainFirstPayment(settlement);
  await look('payouts-explained');
  await settlement.getByRole('radio', { name: /Direct debts/ }).check();
  await explainFirstPayment(settlement);
  await look('payouts-direct-debts-explained');

  await golfer.call('PUT', `/api/points-games/${round.pointsId}/settings`, { pointValue: 3.75, fbtValue: 25 });
  await expect(page.getByText(/\d has moved since\./)).toBeVisible();
  await look('payouts-stale');
  const behind = await payouts.openLine();
  await expect(behind.getByText('Scores changed since this was saved')).toBeVisible();
  await look('payouts-what-moves');
  await behind.getByRole('button', { name: 'Close' }).click();
  await sheetsGone(page);

  await page.route('**/payouts?*', (route) => route.fulfill({ status: 503, json: { message: 'The payouts are away' } }));
  await page.reload();
  await expect(page.getByText('Failed to fetch payouts: 503').first()).toBeVisible();
  await look('payouts-failed');
}

/** Opens the first payment, and every game that it consists of. */
async function explainFirstPayment(settlement: Locator): Promise<void> {
  const payment = settlement.getByRole('button', { name: / pays / }).first();
  if ((await payment.getAttribute('aria-expanded')) !== 'true') await payment.click();
  // Below the payment, or next to the list if there is enough space.
  const beside = settlement.page().getByRole('region', { name: /^Why / });
  const games = beside.or(settlement.getByRole('article').first()).getByRole('button', { name: /Points|FBT|Card Game/ });
  await games.first().waitFor();
  for (const game of await games.all()) await game.click();
}
