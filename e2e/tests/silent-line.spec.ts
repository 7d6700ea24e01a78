import { expect, type Page } from '@playwright/test';
import { Phone } from '../support/phone';
import { expectReconnected, platformOnSilentLine, twoPhones } from '../support/silent-line';
import { patient } from '../support/slow-machine';
import { test } from '../support/test';

/** Milliseconds after which the app reconnects when its connection does not answer. */
const CHECKED_WITHIN = 3_000;

/** The events that a browser fires when the user returns to the page, or the phone has switched networks. */
const RETURNS = {
  'is looked at again': (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  'comes back from the page cache': (page: Page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  'has another network': (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
};

for (const [how, comesBack] of Object.entries(RETURNS)) {
  test(`when a phone with a dead socket ${how}, then it shows the newest scores`, async ({ browser, baseURL }) => {
    const { line, ann, round, close } = await twoPhones(browser, baseURL as string);
    const opened = line.opened();
    line.fallSilent();
    await round.score(2, [3, 4, 5, 6]);
    await expectReconnected(ann.page, comesBack);
    await expect(ann.points.hole(2, 'done')).toBeVisible();
    expect(line.opened()).toBe(opened + 1);

    await round.score(3, [3, 4, 5, 6]);
    await expect(ann.points.hole(3, 'done')).toBeVisible();
    await close();
  });
}

test('when a phone with a good socket comes back, then it keeps that', async ({ browser, baseURL }) => {
  const line = await platformOnSilentLine(baseURL as string);
  const ann = await Phone.of(browser, 'Ann', { baseURL: line.url });
  const round = await ann.createRound('Cape');
  await patient(ann.page, CHECKED_WITHIN);
  const opening = ann.page.waitForEvent('websocket');
  await ann.openRound(round);
  const socket = await opening;
  await round.score(1, [3, 4, 5, 6]);
  await expect(ann.points.hole(1, 'done')).toBeVisible();
  const asked = socket.waitForEvent('framesent', ({ payload }) => String(payload).endsWith('["check"]'));
  const answered = socket.waitForEvent('framereceived', ({ payload }) => /^43\d+\[\]$/.test(String(payload)));
  await RETURNS['is looked at again'](ann.page);
  await Promise.all([asked, answered]);
  await round.score(2, [3, 4, 5, 6]);
  await expect(ann.points.hole(2, 'done')).toBeVisible();
  expect(line.opened()).toBe(1);
  await ann.context.close();
  line.close();
});
