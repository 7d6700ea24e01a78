import { expect, type Page, test } from '@playwright/test';
import { newGolfer } from '../support/account';
import { heading, inTheApp, registerByCall, startTrialByCall } from '../support/account-area';
import { keptOnPhone, storedGames, unsent } from '../support/offline';
import { answered, Phone } from '../support/phone';

test.use({ serviceWorkers: 'allow' });

/** All data that a browser stores for the app, as text. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        kept.push(
          await new Promise((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => reject(reading.error);
          }),
        );
      }
      database.close();
    }
    for (const name of (await caches.keys()).filter((cache) => !cache.includes('precache'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) kept.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(kept);
  });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

test('when a golfer signs out, then the phone keeps only what was not sent', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Heather');
  await ann.keepRound(round);
  await answered(ann.page, 1, () => ann.scoreHole(1));
  await keptOnPhone(ann.page);
  await ann.context.route('**/api/offline-sync/**', (route) => route.abort('internetdisconnected'));
  await ann.context.setOffline(true);
  await ann.scoreHole(2);
  await expect.poll(async () => (await unsent(ann.page)).length).toBe(4);
  await ann.context.setOffline(false);

  await signOut(ann.page);
  await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(ann.page.getByRole('link', { name: 'Log In' })).toBeVisible();

  await expect.poll(() => storedGames(ann.page)).toEqual([]);
  expect(await unsent(ann.page)).toHaveLength(4);
  // Database and caches are emptied side by side.
  for (const theirs of [round.group.name, round.group.shareCode, ann.golfer.email, 'Archer']) await expect.poll(() => everythingKept(ann.page)).not.toContain(theirs);
  await ann.context.close();
});

test('when a newcomer has no trial yet, then Your Data and signing out work', async ({ page }) => {
  await registerByCall(page, newGolfer('Nora', 'New'));
  await page.goto('/welcome-trial');
  await page.getByRole('link', { name: 'Your Data' }).click();
  await heading(page, 'Your Data');
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('when somebody signed in opens /login or /register, then the app opens instead', async ({ page }) => {
  await registerByCall(page, newGolfer('Olga', 'Old'));
  await startTrialByCall(page);
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await inTheApp(page);
    await expect(page).toHaveURL('/');
  }
});

test('when the password is changed from the profile, then the golfer stays signed in', async ({ page }) => {
  const golfer = newGolfer('Cora', 'Changer');
  await registerByCall(page, golfer);
  await startTrialByCall(page);
  await page.goto('/');
  await inTheApp(page);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Reset Password' }).click();
  await heading(page, 'Change Password');
  await page.getByLabel('Current Password', { exact: true }).fill('not the one');
  await page.getByLabel('New Password', { exact: true }).fill('another password');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByLabel('Current Password', { exact: true })).toHaveAccessibleDescription('That is not your password.');
  await page.getByLabel('Current Password', { exact: true }).fill(golfer.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await inTheApp(page);
  expect((await page.request.post('/api/auth/login', { data: { email: golfer.email, password: 'another password' } })).status()).toBe(200);
});

test('when a link carries a secret, then the address bar does not show it', async ({ browser, page }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Secret');
  const { path } = await ann.call<{ path: string }>('POST', `/api/game-state/${round.game.id}/spectator-link`);
  await page.goto(path);
  for (const turn of ['at first', 'after a reload']) {
    await expect(page.getByRole('heading', { name: 'Secret', level: 1 }), turn).toBeVisible();
    await expect(page).toHaveURL('/watch');
    await page.reload();
  }
  await page.goto('/reset-password?token=guessed');
  await expect(page.getByText('Invalid or expired reset token.')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await ann.context.close();
});
