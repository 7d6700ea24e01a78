import { formatDollars, payOutPoints, scoreStrokeGame, settle, toRoster } from '@fairshare/golf-rules';
import { devices, expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../support/look';
import { MOVING } from '../support/moving';
import { flawsOf } from '../support/page-flaws.cjs';
import { scanned } from '../support/qr-code';

test.use(MOVING);

/** The initial strokes of the example hole. */
const FIRST = { Ann: 3, Ben: 4, Cal: 5, Dee: 6 };
type Player = keyof typeof FIRST;

/** An expired session: the app starts, requests the user, and renders the landing page itself. */
const ENDED_SESSION = { name: 'session', value: 'A'.repeat(43) };
const DAY_AND_NIGHT = ['light', 'dark'] as const;
/** Kilobytes (1,000 bytes) that the page and all its resources may take until it is complete. */
const MOST_KB = 60;

const phone = (page: Page) => page.locator('[data-phone]');
const payments = (page: Page) => phone(page).locator('[data-payment]:visible');
const press = (page: Page, which: 'less' | 'more', player: Player) =>
  phone(page)
    .getByRole('button', { name: `One ${which}: ${player} strokes`, exact: true })
    .click();

/** Expects the phone to show the result that the rules compute for these strokes. */
async function expectByTheRules(page: Page, strokes: Record<Player, number>): Promise<void> {
  const players = Object.keys(strokes);
  const game = scoreStrokeGame(toRoster(players), { 11: strokes });
  for (const [player, taken] of Object.entries(strokes)) {
    const points = game.totals[player] ?? 0;
    const row = phone(page).locator(`[data-row=${player}]`);
    await expect(row.locator('[data-points]')).toHaveText(points === 1 ? '1 point' : `${points} points`);
    await expect(row.locator('[data-strokes]')).toHaveText(String(taken));
  }
  const due = settle(players, payOutPoints(game, 100).nets).payments;
  await expect(payments(page)).toHaveText(due.map(({ from, to, cents }) => new RegExp(`${from} pays ${to}\\s*${formatDollars(cents).replace(/[$.]/g, '\\$&')}$`)));
}

test('when the landing page opens, then its hole is scored by the rules', async ({ page }) => {
  await page.goto('/');
  await expectByTheRules(page, FIRST);
});

for (const drawnBy of ['the page', 'the app'] as const) {
  test(`when scores change on the phone of ${drawnBy}, then points and payments move`, async ({ page, context, baseURL }) => {
    if (drawnBy === 'the app') await context.addCookies([{ ...ENDED_SESSION, url: baseURL as string }]);
    await page.goto('/');
    await expect(phone(page)).toBeVisible();
    // Ties, and a hole without payments.
    const strokes = { ...FIRST };
    const steps: readonly (readonly ['less' | 'more', Player])[] = [
      ['less', 'Dee'],
      ['less', 'Dee'],
      ['less', 'Cal'],
      ['more', 'Ann'],
      ['more', 'Ann'],
    ];
    for (const [which, player] of steps) {
      await press(page, which, player);
      strokes[player] += which === 'more' ? 1 : -1;
      await expectByTheRules(page, strokes);
    }
    await press(page, 'less', 'Ann');
    strokes.Ann -= 1;
    expect(new Set(Object.values(strokes)).size).toBe(1);
    await expect(phone(page).getByText('All even: nobody pays', { exact: true })).toBeVisible();
    await expect(payments(page)).toHaveCount(0);
    await expect(phone(page).getByRole('status')).toHaveText('Ann: 4 strokes, 4 points. All even: nobody pays');
  });
}

test('when a score is at its least, then minus changes nothing', async ({ page }) => {
  await page.goto('/');
  for (let times = 0; times < 4; times += 1) await press(page, 'less', 'Ann');
  await expectByTheRules(page, { ...FIRST, Ann: 1 });
});

test('when only the keyboard is used, then scores change', async ({ page }) => {
  await page.goto('/');
  await phone(page).getByRole('button', { name: 'One more: Ann strokes' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expectByTheRules(page, { ...FIRST, Ann: 5 });
});

test('when scores change, then nothing else of the page moves', async ({ page }) => {
  await page.goto('/');
  const below = page.getByRole('heading', { name: 'How it works' });
  const before = await below.boundingBox();
  for (const due of [3, 1, 3]) {
    await press(page, 'more', 'Ann');
    await expect(payments(page)).toHaveCount(due);
    expect(await below.boundingBox()).toEqual(before);
  }
});

test('when a visitor looks for a way in, then registering stands out', async ({ page }) => {
  await page.goto('/');
  const background = (name: string) => page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background('New Users Register Here')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await background('Log In')).toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('link', { name: 'Try a sample round, no account' }).click();
  await expect(page).toHaveURL(/\/sample$/);
});

test('when a plan is tapped, then it leads to the registration', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Annual Save 30% \$16\.99/ }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('when the landing page has come, then it took at most 60 kB', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const bytes = new Map<string, number>();
  const files = new Map<string, string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => files.set(requestId, `${request.url} ${type}`));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  // The app is fetched ahead when the page is idle, which does not count.
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const taken = [...bytes].map(([id, size]) => `${files.get(id)}: ${size}`);
  expect(taken.length).toBeGreaterThan(5);
  expect(
    [...bytes.values()].reduce((sum, size) => sum + size, 0),
    taken.join('\n'),
  ).toBeLessThanOrEqual(MOST_KB * 1_000);
});

test('when typefaces come late, then nothing moves', async ({ page }) => {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const tops = () => page.locator('h2, [data-row], a').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  const before = await tops();
  letGo();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const after = await tops();
  for (const [index, top] of after.entries()) expect(Math.abs(top - (before[index] ?? 0))).toBeLessThanOrEqual(2);
});

test('when the QR page is scanned by night, then it leads to the site', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/qr');
  expect(await scanned(page.getByRole('img', { name: /^QR code of/ }))).toBe(new URL(baseURL as string).origin);
});

for (const width of [360, 390, 600, 820, 1280] as const) {
  test(`when the front door is ${width} px wide, then its pages have no flaw`, async ({ browser }) => {
    for (const colorScheme of DAY_AND_NIGHT) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
      for (const path of ['/', '/qr']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await flawsOf(page), `${path}, ${colorScheme}`).toEqual([]);
        expect(await violationsOf(page), `${path}, ${colorScheme}`).toEqual([]);
      }
      await page.close();
    }
  });
}

test('when texts are twice as large, then the landing page has no flaw', async ({ browser }) => {
  const page = await browser.newPage({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await flawsOf(page)).toEqual([]);
  await page.close();
});
