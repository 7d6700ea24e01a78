import type { Locator, Page } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { look, STILL } from '../support/look';
import { MainScreen } from '../support/main-screen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { expect, test } from '../support/test';

const PLAYERS = ['Bartholomew Featherstone', 'Wilhelmina Cholmondeleys', 'Maximilian Wolfeschlegel', 'Christopher Throckmorton'];
const DESK = { width: 1280, height: 800 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };
const WIDTHS = [320, 640, 719, 720, 899, 900, 1100, 1600];

test.use({ ...STILL, viewport: DESK, expectedRefusals: ['404 /api/combined-payout-results/'] });

test('when the page is wide, then nothing sticks out at any width', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Wednesday Wolfeschlegels', PLAYERS);
  const { game } = await aRound({ name: 'Twenty-four characters on', entered: 3 }).in(group).begin(golfer);
  await golfer.select(group, game, 'groups');
  await page.goto('/');
  const main = new MainScreen(page);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const groups = heading('Recent Groups');
  const games = page.getByRole('button', { name: 'Continue Twenty-four characters on' });

  await expect(games).toBeVisible();
  for (const size of [DESK, TABLET]) await besideEachOther(page, size, groups, games);
  await below(page, games, groups);
  await neverSticksOut(page);

  await page.setViewportSize(DESK);
  await main.openGame('2/9/16');
  const hole = page.getByRole('button', { name: /^One more: / }).first();
  const scores = heading('2/9/16 Scores');
  await expect(scores).toBeInViewport();
  for (const size of [DESK, TABLET]) await besideEachOther(page, size, hole, scores);
  await below(page, hole, scores);
  await neverSticksOut(page);

  await page.setViewportSize(DESK);
  await main.open('Payouts');
  await expect(heading('Net per player')).toBeVisible();
  for (const size of [DESK, TABLET]) await besideEachOther(page, size, heading('Who Owes Who'), heading('Net per player'));
  await below(page, heading('Who Owes Who'), heading('Net per player'));
  await neverSticksOut(page);
});

test('when a payment is pressed on a wide page, then its reasons stand beside', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Wednesday Wolfeschlegels', [
    ...PLAYERS,
    'Bartholomew Featherstonehaugh',
    'Wilhelmina Cholmondeley',
    'Maximiliana Wolfeschlegelst',
    'Christopherus Throckmortons',
  ]);
  const { game } = await aRound({ name: 'Twenty-four characters on', entered: 3 }).in(group).begin(golfer);
  await golfer.select(group, game, 'scoreboard');
  await page.goto('/');
  const section = new MainScreen(page).section('Who Owes Who');
  const cards = section.getByRole('article');
  const why = page.getByRole('region', { name: /^Why / });
  const places = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  await expect(cards.first()).toBeVisible();

  for (const size of [DESK, TABLET]) {
    await page.setViewportSize(size);
    const last = cards.last().getByRole('button', { name: /(See why|Hide)$/ });
    await last.scrollIntoViewIfNeeded();
    const before = await places();
    await last.click();
    await expect(why).toBeInViewport({ ratio: 0.9 });
    await expect(why.getByRole('heading', { level: 2 })).toBeFocused();
    expect((await edgesOf(cards)).right).toBeLessThan((await edgesOf(why)).left);
    expect(await places()).toEqual(before);
    await why.getByRole('button', { name: 'Close' }).click();
    await expect(why).toBeHidden();
    await expect(last).toBeFocused();
  }
  await page.setViewportSize(DESK);
  await cards
    .first()
    .getByRole('button', { name: /See why$/ })
    .click();
  await look(page, 'payouts, why beside');
  await neverSticksOut(page);

  await page.setViewportSize(PHONE);
  await cards
    .nth(1)
    .getByRole('button', { name: /See why$/ })
    .click();
  await expect(why).toBeHidden();
  await expect(
    cards
      .nth(1)
      .getByRole('button', { name: /^2\/9\/16/ })
      .first(),
  ).toBeVisible();
});

async function besideEachOther(page: Page, size: { width: number; height: number }, left: Locator, right: Locator): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(async () => (await edgesOf(left)).right < (await edgesOf(right)).left, { message: `side by side at ${size.width} px` }).toBe(true);
}

async function below(page: Page, upper: Locator, lower: Locator): Promise<void> {
  await page.setViewportSize(PHONE);
  await expect.poll(async () => (await edgesOf(upper)).bottom <= (await edgesOf(lower)).top, { message: `below one another at ${PHONE.width} px` }).toBe(true);
}

async function neverSticksOut(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), { message: `sticks out at ${width} px` }).toBeLessThanOrEqual(0);
  }
}

function edgesOf(what: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return what.first().evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}
