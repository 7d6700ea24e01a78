import type { GameState, Group } from '@fairshare/contracts';
import { expect, type Page, test } from '@playwright/test';
import { look, STILL } from '../support/look';
import { keptOnPhone } from '../support/offline';
import { PreparedGolfer } from '../support/prepared-golfer';

test.use({ viewport: { width: 360, height: 740 }, ...STILL });

const NAMES = ['Ann Archer', 'Ben Baker', 'Cal Cooper', 'Dee Dalton', 'Eve Evans', 'Flo Fisher', 'Gus Grant', 'Hal Hughes'];
const HOLES = Array.from({ length: 18 }, (_, index) => ({ par: [4, 3, 5][index % 3], strokeIndex: index + 1 }));

const forecast = (page: Page) => page.getByRole('dialog').getByText(/^(About|Mostly nothing)/);
/** The 60 of "$20 a player in a usual round, $60 in a wild one." */
const wildOf = async (page: Page) => Number(/\$([\d.,]+)(?!.*\$)/.exec((await forecast(page).textContent()) ?? '')?.[1]?.replace(',', ''));

async function openList(page: Page, count: number, hasCourse = true) {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday', NAMES.slice(0, count));
  const { courses } = await golfer.call<Group>('POST', `/api/groups/${group.id}/courses`, { name: 'Links', holes: HOLES });
  const ofCourse = hasCourse ? { courseId: courses[0]?.id } : {};
  const game = await golfer.call<GameState>('POST', '/api/game-state', { groupId: group.id, name: 'First Saturday', ...ofCourse });
  await golfer.select(group, game, 'games');
  await page.goto('/');
  await page.getByRole('button', { name: 'Add a Game', exact: true }).click();
}

for (const count of [4, 8])
  test(`when ${count} pick a kind, then what it may bring is said`, async ({ page }) => {
    await openList(page, count);
    await look(page, `add a game, ${count}`);
    await page.getByRole('button', { name: /^Skins/ }).click();
    await expect(forecast(page)).toHaveText(/^About \$[\d.]+ a player in a usual round, \$[\d.]+ in a wild one\.$/);
    await look(page, `add skins, ${count}`);
    const once = await wildOf(page);
    await page.getByRole('textbox', { name: 'Value' }).fill('20');
    await expect.poll(() => wildOf(page)).toBeGreaterThan(5 * once);
    await page.getByRole('textbox', { name: 'Value' }).fill('0');
    await expect(forecast(page)).toHaveCount(0);
  });

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('when there is no signal, then the forecast is said all the same', async ({ page, context }) => {
    await openList(page, 4);
    await keptOnPhone(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Vegas/ }).click();
    await expect(forecast(page)).toHaveText(/in a wild one\.$/);
  });
});

test('when the worker is busy, then the screen goes on without its forecast', async ({ page }) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function hold(this: Worker, asked: unknown) {
      held.push(() => postMessage.call(this, asked));
    };
    Reflect.set(window, 'heldForecasts', held);
    Reflect.set(window, 'answerForecasts', () => {
      Worker.prototype.postMessage = postMessage;
      for (const ask of held) ask();
    });
  });
  await openList(page, 4);
  await page.getByRole('button', { name: /^Wolf/ }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('9');
  // The question waits for the rounds kept on the phone, so it may come after the value.
  await page.waitForFunction(() => (Reflect.get(window, 'heldForecasts') as unknown[]).length > 0);
  await expect(page.getByRole('button', { name: 'Add Wolf', exact: true })).toBeEnabled();
  await expect(forecast(page)).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'answerForecasts')());
  await expect(forecast(page)).toBeVisible();
});

test('when two play without a course, then the list says what they can play', async ({ page }) => {
  await openList(page, 2, false);
  await look(page, 'add a game, 2, no course');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('Wolf').getByRole('button')).toHaveCount(0);
  await expect(row('Wolf')).toContainText('For 3 to 5 players');
  await expect(row('Wolf')).toContainText('Asks: Partner');
  await expect(row('Stableford')).toContainText('Needs a course');
  await expect(row('Nassau').getByRole('button')).toContainText('2 to 4 players · Quiet · Only scores');

  await page.getByRole('radio', { name: 'Wild', exact: true }).check({ force: true });
  await expect(row('Nassau')).toHaveCount(0);
  await expect(row('Vegas')).toContainText('4 players · Wild · Only scores');
  await page.getByRole('radio', { name: 'Only scores' }).check({ force: true });
  await expect(row('Wolf')).toHaveCount(0);
  await expect(row('Skins')).toHaveCount(1);
});
