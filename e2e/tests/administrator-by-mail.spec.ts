import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairshare/engines';
import { newGolfer } from '../support/account';
import { heading, registerByCall } from '../support/account-area';
import { look, STILL } from '../support/look';
import { MailServer } from '../support/mail-server';
import { ADMIN_EMAIL, launchPlatform, type RunningPlatform } from '../support/platform';
import { complaintsOf, expect, test } from '../support/test';

let mail: MailServer;
let platform: RunningPlatform;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairshare-mail-'));
  mail = await MailServer.start();
  platform = await launchPlatform({ port: await freePort(), dataDir, settings: { SMTP_URL: mail.url } });
});
test.afterAll(async () => {
  await platform.stop();
  await mail.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("when an administrator's address registers, then only the mailed link gives the role", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: platform.url, ...STILL.contextOptions });
  const complaints = complaintsOf(context, ['400 /api/auth/confirm-admin']);
  const page = await context.newPage();
  await registerByCall(page, { ...newGolfer('Ada', 'Minister'), email: ADMIN_EMAIL });
  await page.goto('/admin');
  await heading(page, 'Access Denied');
  const link = await mail.linkTo(ADMIN_EMAIL);
  expect(new URL(link).origin + new URL(link).pathname).toBe(`${platform.url}/admin`);

  const stranger = await browser.newContext({ ...STILL.contextOptions });
  const strangers = complaintsOf(stranger, ['400 /api/auth/confirm-admin']);
  const theirs = await stranger.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText('Log in with the account that the link was mailed to, then follow the link again.')).toBeVisible();
  await look(theirs, 'admin, link without an account');

  await page.goto(link);
  await heading(page, 'Become an Administrator');
  await look(page, 'admin, link');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await heading(page, 'Admin Panel');
  await page.goto('/admin');
  await heading(page, 'Admin Panel');

  await theirs.request.post(`${platform.url}/api/auth/register`, { data: { ...newGolfer('Eve', 'Stranger'), termsAccepted: true } });
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Confirm' }).click();
  await expect(theirs.getByRole('alert')).toBeVisible();
  await look(theirs, 'admin, link of another');
  // Otherwise /admin would only replace the current history entry, without a page load, since that entry hides the token.
  await theirs.goto(platform.url);
  await theirs.goto(`${platform.url}/admin`);
  await heading(theirs, 'Access Denied');

  await Promise.all([context.close(), stranger.close()]);
  expect([...complaints, ...strangers], 'what the browsers complained of').toEqual([]);
});
