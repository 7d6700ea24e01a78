import { expect, type Page, test } from '@playwright/test';
import { MainScreen } from '../support/main-screen';
import { Phone } from '../support/phone';
import { PreparedGolfer } from '../support/prepared-golfer';

// No service worker, whose cache would still have the code of the page's release.
const GAME_CODE = '**/remotes/game/assets/**';
const ACCOUNT_CODE = '**/remotes/account/assets/**';

/** Simulates a deployment: code that the page has not loaded yet no longer exists. */
const removeCode = (page: Page, code: string) => page.route(code, (route) => route.fulfill({ status: 404 }));

async function openTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Legal' }).click();
  await page.getByRole('menuitem', { name: 'Terms of Service' }).click();
}

async function readRound(page: Page): Promise<void> {
  await PreparedGolfer.signIn(page.request);
  await page.goto('/');
  await new MainScreen(page).open('Rules');
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('menuitem', { name: 'Legal' })).toBeVisible();
  await page.keyboard.press('Escape');
}

test.describe('code that is gone', () => {
  test("when a deploy has removed a dialog's code, then Reload leads to the update", async ({ page }) => {
    await readRound(page);
    await removeCode(page, GAME_CODE);
    await openTerms(page);
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('Update available');
    await expect(alert).not.toContainText('signal');
    await page.unroute(GAME_CODE);
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: 'Reload' }).click()]);
    await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
    await openTerms(page);
    await expect(page.getByRole('dialog', { name: /Terms/ })).toBeVisible();
  });

  test("when a deploy has removed a sheet's code, then the app offers the update", async ({ browser }) => {
    const ann = await Phone.of(browser, 'Ann');
    await ann.openRound(await ann.createRound('Cape'));
    await ann.page.getByRole('button', { name: 'Profile' }).click();
    await ann.page.keyboard.press('Escape');
    // The button itself is in code that loads after the hole.
    await ann.page.getByRole('button', { name: 'House Rules' }).waitFor();
    await removeCode(ann.page, GAME_CODE);
    await ann.page.getByRole('button', { name: 'House Rules' }).click();
    const notice = ann.page.getByRole('region', { name: 'An update is available' });
    await expect(notice).toBeVisible();
    await ann.page.unroute(GAME_CODE);
    await Promise.all([ann.page.waitForEvent('load'), notice.getByRole('button', { name: 'Reload' }).click()]);
    await ann.context.close();
  });

  test('when code of an account screen is gone, then the screen says Update available', async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByLabel('First Name')).toBeVisible();
    await removeCode(page, ACCOUNT_CODE);
    await page.getByRole('button', { name: 'Terms of Service' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Update available' });
    await expect(alert).toBeVisible();
    await page.unroute(ACCOUNT_CODE);
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: 'Reload' }).click()]);
    await page.getByRole('button', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('dialog', { name: /Terms/ })).toBeVisible();
  });
});

test("when a dialog's code cannot be reached, then it names the signal", async ({ page }) => {
  await readRound(page);
  await page.route(GAME_CODE, (route) => route.abort());
  await openTerms(page);
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('Check your signal');
  await page.unroute(GAME_CODE);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: /Terms/ })).toBeVisible();
});
