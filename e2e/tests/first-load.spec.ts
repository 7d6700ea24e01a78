import { expect, test, type Locator } from '@playwright/test';
import { MainScreen } from '../support/main-screen';
import { MOVING } from '../support/moving';
import { PreparedGolfer } from '../support/prepared-golfer';

// A service worker would load everything a second time, for the cache.
test.use({ ...MOVING, serviceWorkers: 'block' });

const APP = 'script[src^="/assets/shell."]';

test('when a visitor opens the landing page, then it needs no app', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fairshare', level: 1 })).toBeVisible();
  await expect(page.locator(APP)).toHaveCount(0);
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.locator(APP)).toHaveCount(1);
});

test('when the host begins with "qr.", then the app starts with the QR code', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL as string);
  await page.goto(`http://qr.localhost:${port}/`);
  await expect(page.getByText('Scan to Open Fairshare')).toBeVisible();
});

test('when somebody returns to the landing page signed in, then the app opens', async ({ page }) => {
  await page.goto('/');
  await page.goto('/login');
  await PreparedGolfer.signIn(page.request);
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('when the main app opens, then its frame stands where the app will be', async ({ page }) => {
  await PreparedGolfer.signIn(page.request);
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/shell\..*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // As on a phone that had a game open.
  await page.addInitScript(() => localStorage.setItem('preferences', '{"selectedGameId":"s1"}'));
  // Only then are its styles loaded: earlier, the browser paints nothing, yet reports the positions of elements without styles.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const frame = page.locator('.main-app-frame');
  await expect(frame.getByText('Restoring your game')).toBeVisible();
  const placesIn = async (root: Locator) =>
    Promise.all(
      [
        'header >> nth=0',
        'header img >> nth=0',
        'header svg >> nth=0',
        'header >> nth=0 >> button',
        'nav',
        ...[0, 1, 2, 3].map((tab) => `nav li >> nth=${tab} >> svg >> nth=0`),
      ].map((part) => root.locator(part).boundingBox()),
    );
  const before = await placesIn(frame);
  expect(before).not.toContain(null);

  letGo();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(frame).toBeHidden();
  let after: unknown[] = [];
  // In between, the profile button is replaced by the menu's own button.
  await expect(async () => expect((after = await placesIn(page.locator('#root')))).not.toContain(null)).toPass();
  expect(after).toEqual(before);
});

test("when the phone knows nobody, then no screen shows the main app's frame", async ({ page }) => {
  for (const address of ['/', '/login', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Restoring your game')).toBeHidden();
    await expect(page.locator('[data-main-app]')).toHaveCount(0);
  }
});

test('when the main app loads for the first time, then it fetches nothing twice', async ({ page }) => {
  await PreparedGolfer.signIn(page.request);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await new MainScreen(page).open('Rules');
  const once = asked.filter((path) => /\.(js|css|woff2|json)$/.test(path) || ['/api/auth/user', '/api/subscription/status', '/api/user/preferences'].includes(path));
  expect(once).toEqual([...new Set(once)]);
  expect(once).toEqual(expect.arrayContaining(['/config.json', '/remotes/game/mf-manifest.json', '/api/auth/user', '/api/user/preferences']));
});
