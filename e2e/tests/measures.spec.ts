import { expect, type Locator, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { logIn } from '../support/account-area';
import { newGolfer } from '../support/account';
import { Cards } from '../support/cards';
import { MainScreen } from '../support/main-screen';
import { holdMessages } from '../support/messages';
import { PreparedGolfer } from '../support/prepared-golfer';

/** The measures of the specification in pixels, columns and colours, which only a browser with layout can verify. */

const PLAYERS = ['Ann Archer', 'Ben Baker'];

test('when a game of BBB is open, then its 18 holes have 6 columns', async ({ page }) => {
  const main = await openGame(await PreparedGolfer.signIn(page.request), new MainScreen(page));
  await main.openGame('BBB');
  const holes = page.getByRole('button', { name: /^Hole \d+, / });
  await expect(holes).toHaveCount(18);
  const places = await holes.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })));
  expect(new Set(places.map(({ x }) => x)).size).toBe(6);
  expect(new Set(places.map(({ y }) => y)).size).toBe(3);
});

test('when a card value could not be saved, then a red cross shows', async ({ page }) => {
  const main = await openGame(await PreparedGolfer.signIn(page.request), new MainScreen(page));
  const cards = new Cards(main);
  await cards.open();
  const sheet = await cards.edit();
  await page.route('**/card-values', (route) => route.abort());
  await page.getByLabel('Camel ($)').fill('5');
  const status = sheet.getByRole('status');
  await expect(status).toHaveText('Not saved');
  const [red = 0, green = 0, blue = 0] = await status.locator('svg').evaluate((cross) => (getComputedStyle(cross).color.match(/\d+/g) ?? []).map(Number));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('when a message is swiped right, then it goes at 50 and not before', async ({ page }) => {
  const message = await refusedSignIn(page);
  await holdMessages(page);
  await drag(message, 48);
  await expect(message).toBeVisible();
  await drag(message, 53);
  await expect(message).toBeHidden();
});

for (const width of [900, 1280]) {
  test(`when the screen is ${width} pixels wide, then messages are at most 420`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const message = await refusedSignIn(page);
    const wall = await message.locator('xpath=..').evaluate((list) => ({ most: getComputedStyle(list).maxInlineSize, width: list.getBoundingClientRect().width }));
    expect(wall.most).toBe('420px');
    expect(wall.width).toBeLessThanOrEqual(420);
  });
}

async function openGame(golfer: PreparedGolfer, main: MainScreen): Promise<MainScreen> {
  const group = await golfer.createGroup('Saturday', PLAYERS);
  const { game } = await aRound({ name: 'First Saturday', plays: ['bbb'] })
    .in(group)
    .begin(golfer);
  await golfer.select(group, game, 'groups');
  await main.page.goto('/');
  return main;
}

/** Shows a toast that can be swiped away. */
async function refusedSignIn(page: MainScreen['page']): Promise<Locator> {
  await logIn(page, newGolfer('Nobody', 'Known'));
  const message = page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
  await expect(message).toContainText('Sign in failed');
  return message;
}

/** Drags an element to the right by some pixels, and releases it. */
async function drag(what: Locator, pixels: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  const { mouse } = what.page();
  await mouse.move(x, y);
  await mouse.down();
  for (const part of [0.2, 0.6, 1]) await mouse.move(x + pixels * part, y);
  await mouse.up();
}
