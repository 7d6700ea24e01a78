import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { publicApi } from '@fairshare/contracts';
import { newGolfer } from '../support/account';
import { ADMIN, heading, inTheApp, logIn, message, registerByCall, signInAsAdmin } from '../support/account-area';
import { look, STILL } from '../support/look';
import { ADMIN_EMAIL } from '../support/platform';
import { expect, test } from '../support/test';

const longName = () => newGolfer('Bartholomew', 'Featherstonehaugh-Smythe');

/** Every call that is restricted to administrators, as the contracts list them. */
const ADMIN_CALLS = Object.values(publicApi)
  .filter(({ access }) => access === 'admin')
  .map(({ method, path }) => ({ method, path: path.replace(':userId', 'someone') }));

test.use(STILL);

/** One account for all tests. */
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  await signInAsAdmin(request);
  await request.dispose();
});

const trials = (page: Page) => page.getByRole('table', { name: 'Active Manual Trials' });
const accounts = (page: Page) => page.getByRole('table', { name: 'All User Accounts' });
const news = (page: Page, title: string) => expect(message(page, title)).toBeVisible();

async function openPanel(page: Page): Promise<void> {
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await heading(page, 'Admin Panel');
  await expect(accounts(page)).toBeVisible();
}

test('when an administrator grants, extends and revokes a trial, then access follows', async ({ page, anotherBrowser }) => {
  const golfer = longName();
  const name = `${golfer.firstName} ${golfer.lastName}`;
  const theirs = await anotherBrowser();
  await registerByCall(theirs, golfer);
  const hasAccess = async () => ((await (await theirs.request.get('/api/subscription/status')).json()) as { hasAccess: boolean }).hasAccess;
  expect(await hasAccess()).toBe(false);

  await openPanel(page);
  await page.getByRole('button', { name: 'Grant Manual Trial' }).click();
  const picker = page.getByRole('dialog', { name: 'Grant Manual Trial' });
  await picker.getByLabel('Filter by email or name').fill(golfer.email.toUpperCase());
  await expect(picker.getByText(/^1 of \d+ users$/)).toBeVisible();
  await look(page, 'admin, picker');
  await picker.getByRole('button', { name: `Select ${name}` }).click();
  const grant = page.getByRole('dialog', { name: 'Grant Manual Trial' });
  await expect(grant.getByLabel('Days')).toHaveValue('10');
  await expect(grant.getByRole('button', { name: 'Grant Trial' })).toBeDisabled();
  await look(page, 'admin, grant');
  await grant.getByLabel('Reason').fill('Captain of the society');
  await grant.getByRole('button', { name: 'Grant Trial' }).click();
  await news(page, 'Manual trial granted successfully');
  const row = trials(page).getByRole('row').filter({ hasText: golfer.email });
  await expect(row.getByRole('cell', { name: '10', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Captain of the society' })).toBeVisible();
  expect(await hasAccess()).toBe(true);
  await theirs.goto('/');
  await inTheApp(theirs);
  await look(page, 'admin, panel');

  await page.getByRole('button', { name: 'Grant Manual Trial' }).click();
  await picker.getByLabel('Filter by email or name').fill(golfer.email);
  await expect(picker.getByText('Has Manual Trial')).toBeVisible();
  await expect(picker.getByRole('button', { name: `Select ${name}` })).toBeDisabled();
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: `Extend the trial of ${name}` }).click();
  const extend = page.getByRole('dialog', { name: 'Extend Manual Trial' });
  await expect(extend.getByLabel('Additional Days')).toHaveValue('7');
  await extend.getByLabel('Reason').fill('Rained off');
  await look(page, 'admin, extend');
  await extend.getByRole('button', { name: 'Extend Trial' }).click();
  await news(page, 'Manual trial extended successfully');
  await expect(row.getByRole('cell', { name: '17', exact: true })).toBeVisible();

  const revoke = row.getByRole('button', { name: `Revoke the trial of ${name}` });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await revoke.click();
  await expect(row).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await revoke.click();
  await news(page, 'Manual trial revoked successfully');
  await expect(row).toBeHidden();
  expect(await hasAccess()).toBe(false);
});

test('when all users are downloaded as CSV, then formulas in it are escaped', async ({ page, context, anotherBrowser }) => {
  const golfer = { ...longName(), firstName: '=1+1' };
  await registerByCall(await anotherBrowser(), golfer);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await openPanel(page);
  await expect(page.getByText(/^Total users: \d+ · Exported at: /)).toBeVisible();

  // The browser starts the download without creating the new tab, so the event fires on the page.
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await news(page, 'Download Started');
  const download = await downloading;
  const [headings, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(headings).toBe('\uFEFF"First Name","Last Name","Email Address","Auth Method","Marketing Preference Status","Subscription Status","Created At"');
  expect(lines.find((line) => line.includes(golfer.email))).toContain(`"'=1+1","Featherstonehaugh-Smythe","${golfer.email}","local","Subscribed",`);

  await page.getByRole('button', { name: 'Copy All Emails' }).click();
  await news(page, 'Copied to Clipboard');
  expect((await clipboard()).split(', ')).toEqual(expect.arrayContaining([ADMIN_EMAIL, golfer.email]));
  await page.getByLabel('Filter by name or email').fill(golfer.email);
  await expect(accounts(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Copy row of ${golfer.email}` }).click();
  await expect.poll(clipboard).toContain(`${golfer.email}\tlocal`);
  await page.getByRole('link', { name: 'Back to App' }).click();
  await expect(page).toHaveURL('/');
});

test('when there are ten thousand users, then they can be filtered, sorted and paged', async ({ page }) => {
  const users = Array.from({ length: 10_000 }, (_, index) => ({
    'First Name': 'Golfer',
    'Last Name': `Number ${index + 1}`,
    'Email Address': `golfer.${index + 1}@fairshare.example`,
    'Auth Method': 'local',
    'Marketing Preference Status': 'Subscribed',
    'Subscription Status': 'Active',
    'Created At': new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
  await page.route('**/api/admin/export-users', (route) => route.fulfill({ json: { count: users.length, exportedAt: '2026-11-21T12:00:00.000Z', users } }));
  await openPanel(page);
  await expect(page.getByText('10,000 users', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 200')).toBeVisible();
  await expect(accounts(page).getByRole('row').nth(1)).toContainText('Number 51');
  await look(page, 'admin, ten thousand');
  for (const _way of ['ascending', 'descending']) await accounts(page).getByRole('button', { name: 'Last Name' }).click();
  await expect(accounts(page).getByRole('row').nth(1)).toContainText('Number 10000');
  await page.getByLabel('Filter by name or email').fill('GOLFER.4321@');
  await expect(accounts(page).getByRole('row')).toHaveCount(2);
  await expect(page.getByText('1 of 10,000 users')).toBeVisible();
});

test('when somebody is no administrator, then every admin call refuses them', async ({ page }) => {
  const golfer = longName();
  expect(ADMIN_CALLS.length).toBeGreaterThanOrEqual(6);
  for (const { method, path } of ADMIN_CALLS) expect((await page.request.fetch(path, { method, data: {} })).status(), `${method} ${path}`).toBe(401);
  await page.goto('/admin');
  await heading(page, 'Access Denied');

  await registerByCall(page, golfer);
  for (const { method, path } of ADMIN_CALLS) expect((await page.request.fetch(path, { method, data: {} })).status(), `${method} ${path}`).toBe(403);
  await page.goto('/your-data');
  await page.goto('/admin');
  await heading(page, 'Access Denied');
  await look(page, 'admin, denied');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/your-data');
});

test.describe('a failed export', () => {
  test.use({ expectedRefusals: ['403 /api/admin/export-users'] });

  test('when the export of users is refused, then the panel says why', async ({ page }) => {
    await page.route('**/api/admin/export-users', (route) => route.fulfill({ status: 403, json: { message: 'no' } }));
    await logIn(page, ADMIN);
    await expect(page).toHaveURL('/');
    await page.goto('/admin');
    await expect(page.getByText('Failed to load user data')).toBeVisible();
    await expect(page.getByText('You might not have admin access')).toBeVisible();
    await look(page, 'admin, failed');
  });
});

test('when the panel is opened at an address of its own, then it works', async ({ page }) => {
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/');
  await page.goto('/remotes/admin/');
  await heading(page, 'Admin Panel');
  await expect(accounts(page)).toBeVisible();
  await page.getByRole('button', { name: 'Grant Manual Trial' }).click();
  await expect(page.getByRole('dialog', { name: 'Grant Manual Trial' })).toBeVisible();
  await page.keyboard.press('Escape');
  await look(page, 'admin, alone');
});

test.describe('one user in detail', () => {
  const DESK = { width: 1280, height: 800 };
  const PHONE = { width: 360, height: 740 };
  const filterBy = (page: Page, golfer: { email: string }) => page.getByLabel('Filter by name or email').fill(golfer.email);

  test('when a user is chosen on a desktop, then their detail stands beside', async ({ page, anotherBrowser }) => {
    const golfer = longName();
    const name = `${golfer.firstName} ${golfer.lastName}`;
    await registerByCall(await anotherBrowser(), golfer);
    await page.setViewportSize(DESK);
    await openPanel(page);
    await filterBy(page, golfer);
    await expect(accounts(page).getByRole('row')).toHaveCount(2);
    const choose = accounts(page).getByRole('button', { name, exact: true });
    const detail = page.getByRole('region', { name, exact: true });

    await accounts(page).getByRole('row').nth(1).getByText('Subscribed').click();
    await expect(detail).toBeVisible();
    await expect(accounts(page).getByRole('row', { selected: true })).toHaveCount(1);
    expect(await rightOf(accounts(page))).toBeLessThanOrEqual(await leftOf(detail));
    await look(page, 'admin, user');

    await page.goBack();
    await expect(detail).toBeHidden();
    await page.goForward();
    await page.reload();
    await expect(detail).toBeInViewport();
    await expect(accounts(page).getByRole('row', { selected: true })).toContainText(golfer.email);

    await detail.getByRole('button', { name: `Grant Manual Trial to ${name}` }).click();
    await page.getByLabel('Reason').fill('Captain of the society');
    await page.getByRole('button', { name: 'Grant Trial' }).click();
    await news(page, 'Manual trial granted successfully');
    await expect(detail.getByText('Captain of the society')).toBeVisible();
    await expect(detail.getByText('Ada Minister')).toBeVisible();
    await expect(detail.getByText('Manual Trial', { exact: true }).first()).toBeVisible();
    await look(page, 'admin, user with a trial');

    await expect(detail).toBeVisible();
    await filterBy(page, golfer);
    await expect(accounts(page).getByRole('row')).toHaveCount(2);
    await choose.focus();
    await page.keyboard.press('Enter');
    await expect(detail.getByRole('heading', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(choose).toBeFocused();
  });

  test('when a user is chosen on a phone, then Back closes the sheet', async ({ page, anotherBrowser }) => {
    const golfer = longName();
    const name = `${golfer.firstName} ${golfer.lastName}`;
    await registerByCall(await anotherBrowser(), golfer);
    await page.setViewportSize(PHONE);
    await openPanel(page);
    await filterBy(page, golfer);
    await expect(accounts(page).getByRole('row')).toHaveCount(2);
    const sheet = page.getByRole('dialog', { name, exact: true });
    for (const close of [() => page.goBack(), () => sheet.getByRole('button', { name: 'Close' }).click()]) {
      await accounts(page).getByRole('button', { name, exact: true }).click();
      await expect(sheet.getByText('No manual trial.')).toBeVisible();
      await close();
      await expect(sheet).toBeHidden();
      await heading(page, 'Admin Panel');
    }
    await accounts(page).getByRole('button', { name, exact: true }).click();
    await page.reload();
    await expect(sheet).toBeVisible();
  });

  test('when the panel stands alone, then the address keeps the user without another load', async ({ page }) => {
    await logIn(page, ADMIN);
    await expect(page).toHaveURL('/');
    await page.goto('/remotes/admin/');
    await page.evaluate(() => Reflect.set(window, 'loadedOnce', true));
    await filterBy(page, { email: ADMIN_EMAIL });
    await accounts(page).getByRole('button', { name: 'Ada Minister' }).click();
    await expect(page.getByRole('region', { name: 'Ada Minister' })).toBeVisible();
    await expect(page).toHaveURL(/#user=/);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Ada Minister' })).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'loadedOnce'))).toBe(true);
  });
});

const leftOf = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().left);
const rightOf = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().right);
