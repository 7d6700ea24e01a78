import { aRound } from '@fairshare/testing/rounds';
import { look, STILL } from '../support/look';
import { MainScreen } from '../support/main-screen';
import { HoleGameScores } from '../support/two-nine-sixteen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { expect, test } from '../support/test';

const PLAYERS = ['Ann Archer', 'Ben Baker'];

test.use({ ...STILL, viewport: { width: 1280, height: 800 }, expectedRefusals: ['404 /api/combined-payout-results/'] });

test('when a hole is entered at a desk, then keys lead between holes', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday Fourball', PLAYERS);
  const { game } = await aRound({ name: 'First Saturday', entered: 2 }).in(group).begin(golfer);
  await golfer.select(group, game, 'games');
  await page.goto('/');
  const main = new MainScreen(page);
  const points = new HoleGameScores(main);
  await main.openGame('2/9/16');
  const hole = (number: number) => expect(page.getByRole('heading', { name: `Hole ${number}`, exact: true })).toBeVisible();
  await hole(3);

  const help = page.getByRole('button', { name: 'Keyboard' });
  await help.click();
  await expect(page.getByText('Next player, then Save Scores, then Next Hole')).toBeVisible();
  await look(page, 'hole, keys');

  await page.getByRole('button', { name: 'One more: Ann Archer strokes' }).click();
  await page.keyboard.press('7');
  await expect(points.strokes('Ann Archer')).toHaveValue('7');
  await expect(points.strokes('Ann Archer')).toBeFocused();
  await page.keyboard.press('PageUp');
  await hole(2);
  await page.keyboard.press('PageDown');
  await hole(3);
  await expect(points.strokes('Ann Archer')).toHaveValue('7');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await hole(1);
});

test.describe('without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('when a tablet is touched, then it says nothing of keys', async ({ page }) => {
    const golfer = await PreparedGolfer.signIn(page.request);
    const group = await golfer.createGroup('Saturday Fourball', PLAYERS);
    const { game } = await aRound({ name: 'First Saturday', entered: 1 }).in(group).begin(golfer);
    await golfer.select(group, game, 'games');
    await page.goto('/');
    await new MainScreen(page).openGame('2/9/16');
    await expect(page.getByRole('button', { name: 'One more: Ann Archer strokes' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '2/9/16 Scores' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keyboard' })).toHaveCount(0);
  });
});
