import { expect, type Page, test } from '@playwright/test';
import { newGolfer } from '../support/account';
import { ADMIN, CARDS, choosePlan, heading, inTheApp, payWith, registerByCall, signInAsAdmin } from '../support/account-area';
import { holdMessages } from '../support/messages';

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

/** A golfer on trial who has chosen the plan to follow. */
async function choosesAPlan(page: Page): Promise<void> {
  await registerByCall(page, newGolfer('Ann', 'Archer'));
  await page.goto('/subscribe?plan=monthly');
  await choosePlan(page);
  await payWith(page, CARDS.accepted);
  await inTheApp(page);
}

for (const size of SIZES) {
  test.describe(`on ${size.width}×${size.height}`, () => {
    test.use({ viewport: size });

    test('when the registration opens, then all of it is in sight', async ({ page }) => {
      await page.goto('/register');
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Log In' })).toBeInViewport({ ratio: 1 });
      const [first, last] = await Promise.all([page.getByLabel('First Name').boundingBox(), page.getByLabel('Last Name').boundingBox()]);
      expect(first?.y).toBe(last?.y);
    });

    test('when a plan is managed, then card, plans and canceling are in sight', async ({ page }) => {
      await choosesAPlan(page);
      await page.goto('/manage-subscription');
      for (const name of ['Change Card', 'All Available Plans', 'Cancel Trial Subscription']) await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    });

    test('when a user is listed, then it takes at most 120 pixels', async ({ page }) => {
      await signInAsAdmin(page.request);
      await page.goto('/admin');
      await page.getByLabel('Filter by name or email').fill(ADMIN.email);
      const own = page.getByRole('table', { name: 'All User Accounts' }).getByRole('row').filter({ hasText: ADMIN.lastName });
      await expect(own).toBeVisible();
      expect((await own.boundingBox())?.height).toBeLessThanOrEqual(120);
    });

    test('when the sample round opens, then its banner is one line', async ({ page }) => {
      await page.goto('/sample');
      const [note, button] = await Promise.all([page.getByText('Nothing is kept').boundingBox(), page.getByRole('button', { name: 'Create Your Account' }).boundingBox()]);
      expect(note?.y).toBeGreaterThan(button?.y ?? 0);
      expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0));
    });
  });
}

test('when half of the screen is hidden, then a message stands in the rest', async ({ page }) => {
  await page.goto('/login');
  await heading(page, 'Log In');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await page.getByLabel('Email').fill(newGolfer('Nobody', 'Known').email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  // By keyboard: under a scale that only the browser knows, Playwright's clicks are misplaced.
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const message = page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
  await expect(message).toContainText('Sign in failed');
  await holdMessages(page);
  await expect(async () => {
    const seen = await message.evaluate((element) => {
      const { offsetTop = 0, height = 0, scale = 1 } = window.visualViewport ?? {};
      return { scale, bottom: element.getBoundingClientRect().bottom, end: offsetTop + height };
    });
    expect(seen.scale).toBe(2);
    expect(seen.bottom).toBeLessThanOrEqual(seen.end);
  }).toPass();
});
