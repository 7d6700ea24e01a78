import { readFile } from 'node:fs/promises';
import type { GameState, Group, SideGameAnswer, SpectatorLink } from '@fairshare/contracts';
import { expect, type Page } from '@playwright/test';
import { explained } from '../support/explanations';
import { MainScreen } from '../support/main-screen';
import { Payouts } from '../support/payouts';
import { PreparedGolfer } from '../support/prepared-golfer';
import { ANN, BEN, CAL, DEE } from '../support/saturday-round';
import { test } from '../support/test';

/**
 * Strokes of the four on five holes. Skins of $2: Ann has two on hole 2 and one on hole 3, Ben two on hole 5: +14, +6, −10, −10. Nassau of $5 a bet
 * between Ann and Ben: Ann is 1 up in front and total: +10, −10.
 */
const STROKES = [
  [4, 4, 5, 5],
  [4, 5, 5, 6],
  [3, 4, 4, 4],
  [4, 4, 4, 4],
  [5, 4, 5, 5],
];
const NETS = { [ANN]: 2400, [BEN]: -400, [CAL]: -1000, [DEE]: -1000 };
const PAYMENTS = [`${CAL} pays ${ANN} $10.00`, `${DEE} pays ${ANN} $10.00`, `${BEN} pays ${ANN} $4.00`];
const GAMES = /^(Skins|Ann v Ben) (even|gets|pays)/;

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, expectedRefusals: ['404 /api/combined-payout-results/'] });

/** A round with Skins and a Nassau, and no game of strokes. */
async function aRound(page: Page): Promise<{ golfer: PreparedGolfer; group: Group; game: GameState }> {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday Fourball', [ANN, BEN, CAL, DEE]);
  const game = await golfer.call<GameState>('POST', '/api/game-state', { groupId: group.id, name: 'First Saturday' });
  const ids = group.players.map(({ id }) => id);
  await golfer.call<SideGameAnswer>('POST', `/api/game-state/${game.id}/side-games`, { kind: 'skins', options: { value: 2 } });
  await golfer.call<SideGameAnswer>('POST', `/api/game-state/${game.id}/side-games`, { kind: 'nassau', name: 'Ann v Ben', players: ids.slice(0, 2) });
  for (const [index, strokes] of STROKES.entries()) {
    await golfer.call('PUT', `/api/game-state/${game.id}/holes/${index + 1}`, { cells: Object.fromEntries(ids.map((id, seat) => [`strokes.${id}`, strokes[seat]])) });
  }
  return { golfer, group, game };
}

/** Opens Payouts of such a round. */
async function payoutsOf(page: Page): Promise<Payouts> {
  const { golfer, group, game } = await aRound(page);
  await golfer.select(group, game, 'scoreboard');
  await page.goto('/');
  return new Payouts(new MainScreen(page));
}

const card = (page: Page, index: number) => new MainScreen(page).section('Who Owes Who').getByRole('article').nth(index);

test('when Skins and a Nassau are settled, then each cent is explained by holes', async ({ page }) => {
  const payouts = await payoutsOf(page);
  await payouts.calculate(['Skins', 'Ann v Ben']);
  await expect(payouts.headline('3 payments settle everything')).toBeVisible();
  await expect(page.getByText('Fewest payments · Skins and Ann v Ben', { exact: true })).toBeVisible();
  await expect.poll(() => payouts.payments('Who Owes Who')).toEqual(PAYMENTS);

  for (const [index] of PAYMENTS.entries()) {
    const nets = await explained(card(page, index), GAMES);
    expect(nets).toHaveLength(2);
    for (const { cents, games } of nets) {
      expect(Object.values(NETS)).toContain(cents);
      expect(games.map(({ name }) => name)).toEqual(['Skins', 'Ann v Ben']);
      expect(games.reduce((sum, game) => sum + game.cents, 0)).toBe(cents);
      for (const game of games) expect(game.lists.reduce((sum, list) => sum + list, 0)).toBe(game.cents);
    }
  }
  const first = card(page, 0);
  await expect(first.getByText('Ann Archer wins 2 skins; score: 4').first()).toBeVisible();
  await expect(first.getByText('Ben Baker wins the hole').first()).toBeVisible();
});

test('when a round of side games is kept, then message and table name them', async ({ page }) => {
  await page.addInitScript(() => {
    const shared = { texts: [] as string[] };
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async ({ text }: { text?: string }) => void shared.texts.push(text ?? '') });
  });
  const payouts = await payoutsOf(page);
  await payouts.calculate(['Skins', 'Ann v Ben']);
  await expect(payouts.headline('3 payments settle everything')).toBeVisible();

  await page.getByRole('button', { name: 'Share result' }).click();
  await page.getByRole('button', { name: 'Send as Text' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: { texts: string[] } }).shared.texts.join()))
    .toMatch(/Ann Archer \+\$24\.00 · .*\nSkins through 5, Ann v Ben through 5\n.*\nhttps?:\/\/\S+tab=scoreboard$/s);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toContain(`"Net of a game","${BEN}","Skins","",6.00`);
  expect(table).toContain(`"Net of a game","${BEN}","Ann v Ben","",-10.00`);
});

// In a context of its own, since without signal the browser logs an error for every call.
test('when the signal is gone, then side games settle after a reload', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const payouts = await payoutsOf(page);
  await expect(payouts.headline('3 payments settle everything')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await payouts.open();
  await expect(payouts.headline('3 payments settle everything')).toBeVisible();
  await payouts.openRow('Ann v Ben');
  await expect(new MainScreen(page).section('Ann v Ben - Who Owes Who').getByText('Ann Archer 1 up with 13 to play')).toBeVisible();
  await context.close();
});

test('when a spectator looks, then side games stand there without money', async ({ page }) => {
  const { golfer, game } = await aRound(page);
  const { path } = await golfer.call<SpectatorLink>('POST', `/api/game-state/${game.id}/spectator-link`);
  await page.goto(path);
  const skins = new MainScreen(page).section('Skins');
  await expect(skins.getByText('leads with 3')).toBeVisible();
  await expect(skins.getByRole('listitem').first()).toContainText('3 skins');
  await expect(page.getByText('$')).toHaveCount(0);
});
