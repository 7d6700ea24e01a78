import { type Browser, expect } from '@playwright/test';
import { expectReconnected, twoPhones } from '../support/silent-line';
import { test } from '../support/test';

/** Whether it is a phone's request for rounds, groups and tabs. */
const isRead = (method: string, url: string): boolean => method === 'GET' && /\/api\/(groups|game-state|points-games|conflicts|combined-payout-results|tab)/.test(url);

/** Both phones, and the requests of Ann's since. */
async function readingPhones(browser: Browser, baseURL: string) {
  const phones = await twoPhones(browser, baseURL);
  const { page } = phones.ann;
  await page.waitForLoadState('networkidle');
  // Groups are read ahead when the page is idle.
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
  await page.waitForLoadState('networkidle');
  const reads: string[] = [];
  page.on('request', (request) => isRead(request.method(), request.url()) && reads.push(request.url()));

  async function isBack(): Promise<void> {
    await expectReconnected(page, () => page.evaluate(() => window.dispatchEvent(new Event('online'))));
  }
  return { ...phones, reads, isBack };
}

test('when a phone returns that missed nothing, then it reads nothing', async ({ browser, baseURL }) => {
  const { line, ann, round, reads, isBack, close } = await readingPhones(browser, baseURL as string);
  line.fallSilent();
  await isBack();
  await round.score(2, [3, 4, 5, 6]);
  await expect(ann.points.hole(2, 'done')).toBeVisible();
  expect(reads).toEqual([]);
  await close();
});

test('when a phone returns that missed three scores, then it shows them unread', async ({ browser, baseURL }) => {
  const { line, ann, round, reads, isBack, close } = await readingPhones(browser, baseURL as string);
  line.fallSilent();
  for (const hole of [2, 3, 4]) await round.score(hole, [3, 4, 5, 6]);
  await isBack();
  for (const hole of [2, 3, 4]) await expect(ann.points.hole(hole, 'done')).toBeVisible();
  expect(reads).toEqual([]);
  await close();
});
