import { expect, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { PreparedGolfer } from '../support/prepared-golfer';

const PLAYERS = ['דנה כהן', 'محمد علي', 'e\u0301mile Zola', '👨‍👩‍👧 (Ben)'];

test.use({ viewport: { width: 390, height: 844 } });

test('when players have names of any script, then initials and amounts stand right', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('שבת', PLAYERS);
  const { game } = await aRound({ name: 'البطولة', entered: 9 }).in(group).begin(golfer);
  await golfer.select(group, game, 'scoreboard');
  await page.goto('/');
  const payment = page.getByRole('article').filter({ hasText: 'pays' }).first();
  await expect(payment).toBeVisible();

  expect(group.players.map(({ initials }) => initials)).toEqual(['דכ', 'مع', 'ÉZ', 'B']);
  // In reading order, the payer comes before the payee.
  const [payer, payee] = await payment.locator('bdi').evaluateAll((names) => names.map((name) => name.getBoundingClientRect()).map(({ left, top }) => top * 10_000 + left));
  expect(payer).toBeLessThan(payee ?? 0);
  await page.getByRole('button', { name: 'Share result' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /Scores and payments/ })).toBeVisible();
});
