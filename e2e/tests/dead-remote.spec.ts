import { expect, test } from '@playwright/test';
import { MainScreen } from '../support/main-screen';
import { PreparedGolfer } from '../support/prepared-golfer';

const GAME_REMOTE = '**/remotes/game/**';

// A service worker would respond in place of the dead remote.
test.use({ serviceWorkers: 'block' });

test('when the game remote is dead, then Try Again loads it once it returns', async ({ page }) => {
  await PreparedGolfer.signIn(page.request);
  await page.route(GAME_REMOTE, (route) => route.fulfill({ status: 404 }));

  await page.goto('/');
  const gone = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Scoring is unavailable right now' }) });
  await expect(gone).toContainText('Scores saved on this phone are safe.');

  await gone.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Subscription', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(gone).toBeVisible();

  await page.unroute(GAME_REMOTE);
  await gone.getByRole('button', { name: 'Try Again' }).click();
  await new MainScreen(page).open('Rules');
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
});

test('when a remote dies while the app is open, then loaded parts still work', async ({ page }) => {
  await PreparedGolfer.signIn(page.request);
  await page.goto('/');
  const main = new MainScreen(page);
  await main.open('Rules');

  await page.route('**/remotes/account/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Email Preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is unavailable right now' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
});
