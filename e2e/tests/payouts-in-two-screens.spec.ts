import { expect, type Page } from '@playwright/test';
import { aRound, type RoundInPlay } from '@fairshare/testing/rounds';
import { STILL, violationsOf } from '../support/look';
import { MainScreen } from '../support/main-screen';
import { Payouts } from '../support/payouts';
import { PreparedGolfer } from '../support/prepared-golfer';
import { test } from '../support/test';

const NAMES = ['Ann Archer', 'Ben Baker', 'Cal Cooper', 'Dee Dalton', 'Eve Ellis', 'Finn Foster', 'Gus Grant', 'Hal Hunter'];
const PHONE = { width: 390, height: 844 };
/** The height of two screens of that phone. CSS pixels. */
const TWO_SCREENS = 2 * PHONE.height;
const APART = 8;
const TOUCH = 48;

test.use({ ...STILL, viewport: PHONE, expectedRefusals: ['404 /api/combined-payout-results/'] });

/** Opens Payouts in a round of all games with cards, with some holes entered. */
async function openPayouts(page: Page, players: number, entered = 18): Promise<{ payouts: Payouts; round: RoundInPlay; golfer: PreparedGolfer }> {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday', NAMES.slice(0, players));
  const round = await aRound({ name: 'First Saturday', entered }).in(group).begin(golfer);
  for (const [seat, card] of ['camel', 'fish', 'snake', 'ghost'].entries()) await round.give(card, group.players[seat % players]?.id ?? '');
  await golfer.select(group, round.game, 'scoreboard');
  await page.goto('/');
  const payouts = new Payouts(new MainScreen(page));
  await payouts.row('Card Game').waitFor();
  return { payouts, round, golfer };
}

test('when eight have played all games, then closed Payouts fits two screens', async ({ page }) => {
  await openPayouts(page, NAMES.length);
  expect(await page.evaluate(() => document.scrollingElement?.scrollHeight)).toBeLessThanOrEqual(TWO_SCREENS);
  await expect(page.getByRole('list', { name: 'Net per player' }).getByRole('listitem')).toHaveCount(NAMES.length);
});

for (const size of [PHONE, { width: 360, height: 740 }]) {
  test(`when four have played, then every payment shows without scrolling (${size.width}×${size.height})`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPayouts(page, 4);
    const bar = await page.getByRole('button', { name: 'Finish Round' }).boundingBox();
    const payments = page.getByRole('article');
    await expect(payments).toHaveCount(3);
    for (const payment of await payments.all()) {
      const box = await payment.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
}

test('when Payouts is pressed with a glove, then targets are large and apart', async ({ page }) => {
  await openPayouts(page, NAMES.length);
  const boxes = await page
    .locator('main button[aria-expanded]')
    .evaluateAll((all) => all.map((one) => one.closest('article, li, div')?.getBoundingClientRect().toJSON() as DOMRect));
  const byPlace = boxes.sort((one, other) => one.y - other.y);
  for (const [index, { height, bottom }] of byPlace.entries()) {
    expect(height).toBeGreaterThanOrEqual(TOUCH);
    const next = byPlace[index + 1];
    if (next) expect(next.y - bottom).toBeGreaterThanOrEqual(APART);
  }
});

test('when the text is twice as large, then nothing of Payouts is cut', async ({ page }) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')));
  await openPayouts(page, 4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const cut = await page
    .locator('article span, article bdi, [aria-label="Net per player"] span')
    .evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow === 'hidden' && one.clientWidth > 1 ? [one.textContent] : [])),
    );
  expect(cut).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`when read in the sun, then money stands out 7 to 1 (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const { payouts } = await openPayouts(page, 4);
    await payouts.openRow('Card Game');
    await page.getByRole('article').first().getByRole('button').click();
    const faint = (await violationsOf(page, ['color-contrast-enhanced'])).filter((violation) => violation.includes('$'));
    expect(faint).toEqual([]);
  });
}

test('when a game was opened, then it is open after a reload', async ({ page }) => {
  const { payouts } = await openPayouts(page, 4);
  await payouts.openRow('2/9/16');
  await expect(page.getByRole('heading', { name: '2/9/16 - Who Owes Who' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '2/9/16 - Who Owes Who' })).toBeVisible();
  await expect(payouts.row('Card Game')).toHaveAttribute('aria-expanded', 'false');
});

test('when the last hole comes in, then Finish Round stays under the thumb', async ({ page }) => {
  const { payouts, round } = await openPayouts(page, 4, 17);
  const early = page.getByRole('button', { name: 'Finish early' });
  await expect(early).toBeInViewport();
  await early.click();
  const missing = page.getByRole('dialog', { name: 'Finish with holes missing?' });
  await expect(missing.getByText('2/9/16, hole 18: everything')).toBeVisible();
  await missing.getByRole('button', { name: 'Close' }).click();
  await round.score(18, [4, 5, 4, 5]);
  await round.award(18, ['none', 'none', 'none']);
  const finish = page.getByRole('button', { name: 'Finish Round' });
  await expect(finish).toBeInViewport();
  await payouts.row('Card Game').scrollIntoViewIfNeeded();
  await expect(finish).toBeInViewport();
  await finish.click();
  await page
    .getByRole('dialog', { name: / the day$/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Finished /);
  await expect(page.getByRole('button', { name: 'Mark Paid' })).toBeInViewport();
});

test('when the page is wide, then streams of money can be opened', async ({ page }) => {
  const { payouts } = await openPayouts(page, 4);
  const streams = page.getByRole('button', { name: 'Payments as streams' });
  await expect(streams).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await streams.click();
  await expect(page.getByRole('img', { name: / pays / })).toBeVisible();
  await payouts.openRow('2/9/16');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
