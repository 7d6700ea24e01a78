import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { newGolfer } from '../support/account';
import { heading, inTheApp } from '../support/account-area';
import { unsent } from '../support/offline';
import { Phone } from '../support/phone';
import { ADMIN_EMAIL } from '../support/platform';
import { SATURDAY } from '../support/saturday-round';

test.use({ serviceWorkers: 'allow' });

let admin: APIRequestContext;
test.beforeEach(async ({ playwright, baseURL }) => {
  admin = await playwright.request.newContext({ baseURL });
  const account = { ...newGolfer('Ada', 'Minister'), email: ADMIN_EMAIL, password: 'greenkeeper' };
  await admin.post('/api/auth/register', { data: { ...account, termsAccepted: true } });
  expect((await admin.post('/api/auth/login', { data: account })).status()).toBe(200);
});
test.afterEach(() => admin.dispose());

const idOf = async (page: Page) => ((await (await page.request.get('/api/auth/user')).json()) as { id: string }).id;

async function grantTrial(page: Page): Promise<void> {
  const answer = await admin.post('/api/admin/grant-manual-trial', { data: { userId: await idOf(page), days: 3, reason: 'Club open day' } });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('when access ends before scores are sent, then they are sent all the same', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann', {}, grantTrial);
  const userId = await idOf(ann.page);
  const round = await ann.createRound('Lapsed Links');
  await ann.keepRound(round);
  await ann.context.setOffline(true);
  await ann.scoreHole(1);
  await expect.poll(async () => (await unsent(ann.page)).length).toBe(4);
  await ann.kill();

  expect((await admin.delete(`/api/admin/revoke-manual-trial/${userId}`)).status()).toBe(200);
  await ann.context.setOffline(false);
  ann.page = await ann.context.newPage();
  await ann.page.goto('/');
  // After a granted trial, the golfer's own trial is still available and offered.
  await Promise.all([heading(ann.page, /^Welcome to /), expect(ann.page.getByText('Sync Complete', { exact: true })).toBeVisible({ timeout: 30_000 })]);
  await expect.poll(() => unsent(ann.page), { timeout: 30_000 }).toEqual([]);
  await expect(ann.page.getByText(/ waits?$/)).toBeHidden();

  await grantTrial(ann.page);
  await ann.page.reload();
  await inTheApp(ann.page);
  const { points } = await ann.games(round);
  expect(Object.values(points.holes[1] ?? {}).sort()).toEqual(Object.values(SATURDAY.strokes[0] ?? {}).sort());
  await ann.context.close();
});
