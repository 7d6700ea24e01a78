import { expect, type Page, test } from '@playwright/test';
import { platformWithReleases } from '../support/next-release';
import { keptOnPhone } from '../support/offline';
import { Phone } from '../support/phone';

test.use({ serviceWorkers: 'allow' });

test('when a browser checks whether the app can be installed, then nothing is missing', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every test runs in a private window, which is the only obstacle to the installation.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test.describe('an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1' });

  test('when the app is open on an iPhone, then it says how to install', async ({ page }) => {
    const data = { firstName: 'Ann', lastName: 'Archer', email: `ann-${Date.now()}@fairshare.example`, password: 'a long password', termsAccepted: true, marketingConsent: false };
    expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
    expect((await page.request.post('/api/trial/start')).status()).toBe(201);
    await page.goto('/');
    const prompt = page.getByRole('region', { name: 'Put Fairshare on your home screen' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Rules' }).click();
    await expect(prompt).toContainText('tap the Share button, then Add to Home Screen');
    await prompt.getByRole('button', { name: "Don't show again" }).click();
    await expect(prompt).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('downloadPromptDismissed'))).not.toBeNull();
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(prompt).toBeHidden();
  });
});

test("when a phone caches answers, then auth's and billing's are not among them", async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Links');
  await ann.keepRound(round);
  await ann.page.reload();
  await expect(ann.page.getByRole('heading', { name: '2/9/16', level: 1 })).toBeVisible();
  const kept = () =>
    ann.page.evaluate(async () => {
      if (!(await caches.has('api-reads'))) return [];
      return (await (await caches.open('api-reads')).keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toContain(`/api/game-state/${round.game.id}/holes`);
  expect((await kept()).filter((path) => /auth|user|subscription|trial|admin|payouts$/.test(path))).toEqual([]);
  await ann.page.getByRole('button', { name: 'Profile' }).click();
  await ann.page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(ann.page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect.poll(kept).toEqual([]);
  await ann.context.close();
});

test("when a newer release is out, then it waits for the golfer's reload", async ({ browser, baseURL }) => {
  const platform = await platformWithReleases(baseURL as string);
  const ann = await Phone.of(browser, 'Ann', { baseURL: platform.url });
  await ann.keepRound(await ann.createRound('Dunes'));
  platform.release();
  await ann.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = ann.page.getByRole('region', { name: 'An update is available' });
  await expect(notice).toBeVisible();
  await Promise.all([ann.page.waitForEvent('load'), notice.getByRole('button', { name: 'Reload' }).click()]);
  await expect(ann.page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(notice).toBeHidden();
  await keptOnPhone(ann.page);
  await ann.context.close();
  platform.close();
});

test('when one tab takes the newer release, then Reload works in the others', async ({ browser, baseURL }) => {
  const platform = await platformWithReleases(baseURL as string);
  const ann = await Phone.of(browser, 'Ann', { baseURL: platform.url });
  await ann.keepRound(await ann.createRound('Dunes'));
  const [notified, putOff] = [await ann.context.newPage(), await ann.context.newPage()];
  const noticeOf = (page: Page) => page.getByRole('region', { name: 'An update is available' });
  for (const page of [notified, putOff]) {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  platform.release();
  await ann.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  for (const page of [ann.page, notified, putOff]) await expect(noticeOf(page)).toBeVisible();
  await noticeOf(putOff).getByRole('button', { name: 'Later' }).click();
  await expect(noticeOf(putOff)).toBeHidden();
  await Promise.all([ann.page.waitForEvent('load'), noticeOf(ann.page).getByRole('button', { name: 'Reload' }).click()]);

  for (const page of [notified, putOff]) {
    await Promise.all([page.waitForEvent('load'), noticeOf(page).getByRole('button', { name: 'Reload' }).click()]);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(noticeOf(page)).toBeHidden();
  }
  await ann.context.close();
  platform.close();
});
