import { expect, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { look } from '../support/look';
import { MainScreen } from '../support/main-screen';
import { HoleGameScores } from '../support/two-nine-sixteen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { ANN, BEN, CAL, DEE, SATURDAY } from '../support/saturday-round';
import { Taps } from '../support/taps';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('when a golfer adds Skins, then it runs after three taps', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Skins', SATURDAY.players);
  const { game } = await aRound({ name: 'Skins' }).in(group).begin(golfer);
  await golfer.select(group, game, 'games');
  await page.goto('/');
  const main = new MainScreen(page);
  const points = new HoleGameScores(main);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await main.openGame('2/9/16');
  await look(page, 'games without side games');

  const taps = new Taps();
  await taps.on(button('Add a Game'));
  await expect(page.getByRole('dialog', { name: 'Add a Game' })).toBeVisible();
  await look(page, 'add a game');
  await taps.on(page.getByRole('button', { name: /^Skins/ }));
  await look(page, 'skins');
  await taps.until(button('Add Skins'), page.getByRole('heading', { name: 'All Games', level: 1 }));
  expect(taps.count).toBe(3);

  for (const [hole, strokes] of [
    { [ANN]: 4, [BEN]: 4, [CAL]: 5, [DEE]: 5 },
    { [ANN]: 3, [BEN]: 4, [CAL]: 5, [DEE]: 6 },
  ].entries()) {
    await expect(page.getByRole('heading', { name: `Hole ${hole + 1}`, exact: true })).toBeVisible();
    await points.enter(strokes);
    for (const question of [/^First on/, /^Closest/, /^First in/]) await page.getByRole('group', { name: question }).getByRole('radio', { name: 'None' }).check();
    await button('Save Scores').tap();
    await expect(button('Next Hole')).toBeVisible();
    if (hole === 0) {
      await expect(page.getByText('Tied, 1 carried')).toBeVisible();
      await new Taps().until(button('Next Hole'), page.getByRole('heading', { name: 'Hole 2', exact: true }));
    }
  }
  await expect(page.getByText('Ann A wins 2 skins').or(page.getByText(/wins 2 skins/))).toBeVisible();
  await look(page, 'all games');
  await page.getByRole('button', { name: /^Skins/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Skins' })).toBeVisible();
  await look(page, 'skins of the round');
});
