import { expect, type Page } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { Cards } from '../support/cards';
import { MainScreen } from '../support/main-screen';
import { HoleGameScores } from '../support/two-nine-sixteen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, expectedRefusals: ['404 /api/combined-payout-results/'] });

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { name, exact: true, level });

/** Opens the app on the tab Groups, with a game of three holes. */
async function openApp(page: Page): Promise<MainScreen> {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday Fourball', ['Ann Archer', 'Ben Baker']);
  const { game } = await aRound({ name: 'First Saturday', entered: 3 }).in(group).begin(golfer);
  await golfer.select(group, game, 'groups');
  await page.goto('/qr');
  await page.goto('/');
  await heading(page, 'Groups').waitFor();
  return new MainScreen(page);
}

test('when the golfer goes back, then tabs and sub-games return in order', async ({ page }) => {
  const main = await openApp(page);
  // The main heading of Payouts names the state of the settlement, so this uses another one.
  const payouts = heading(page, 'Who Owes Who', 2);
  await main.openGame('BBB');
  await heading(page, 'BBB').waitFor();
  await main.openGame('2/9/16');
  await heading(page, '2/9/16').waitFor();
  await main.open('Payouts');
  await payouts.waitFor();

  for (const earlier of ['2/9/16', 'BBB', 'Groups']) {
    await page.goBack();
    await expect(heading(page, earlier)).toBeVisible();
  }
  for (const later of [heading(page, 'BBB'), heading(page, '2/9/16'), payouts]) {
    await page.goForward();
    await expect(later).toBeVisible();
  }
  await page.goBack();
  await page.reload();
  await expect(heading(page, '2/9/16')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'BBB')).toBeVisible();
});

test('when a sheet is open, then Back closes that alone', async ({ page }) => {
  const main = await openApp(page);
  await main.open('Rules');
  await main.open('Groups');
  await page.getByRole('button', { name: 'Create New Game' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Game' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page, 'Groups')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Rules')).toBeVisible();
});

test('when a sheet lies on a sheet, then Back closes one after the other', async ({ page }) => {
  const main = await openApp(page);
  const cards = new Cards(main);
  await cards.open();
  await cards.createCustom({ name: 'Lost a club', emoji: '🏌️', dollars: 15 });
  await cards.edit();
  await page.getByRole('button', { name: 'Delete Lost a club' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Edit cards' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page, 'Animal')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Groups')).toBeVisible();
});

test('when a sheet was closed otherwise, then it leaves nothing behind in the history', async ({ page }) => {
  const main = await openApp(page);
  await main.open('Rules');
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Start Tutorial' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await main.open('Groups');
  await page.getByRole('button', { name: 'Create New Game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Game' }).click();
  await expect(main.tab('Games')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(heading(page, 'Groups')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Rules')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Groups')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/qr$/);
});

test('when the golfer leaps to a hole, then Back leads to the one before', async ({ page }) => {
  const main = await openApp(page);
  const points = new HoleGameScores(main);
  await points.open();
  await expect(heading(page, 'Hole 4', 2)).toBeVisible();
  await points.goTo(1);
  await points.next();
  await expect(heading(page, 'Hole 2', 2)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Hole 4', 2)).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Hole 2', 2)).toBeVisible();
  await main.open('Payouts');
  await page.goBack();
  await expect(heading(page, 'Hole 2', 2)).toBeVisible();
});

test('when a profile entry was opened, then Back leads to the tab before it', async ({ page }) => {
  const main = await openApp(page);
  await main.open('Rules');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Manage Subscription' }).click();
  await expect(page).toHaveURL(/manage-subscription/);
  await page.goBack();
  await expect(heading(page, 'Rules')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Groups')).toBeVisible();
});
