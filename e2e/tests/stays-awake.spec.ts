import { expect } from '@playwright/test';
import { Phone } from '../support/phone';
import { test } from '../support/test';

declare global {
  interface Window {
    screenLocks: WakeLockSentinel[];
  }
}

test('when a hole is open, then the browser keeps the screen on', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  await ann.context.grantPermissions(['screen-wake-lock']);
  await ann.page.addInitScript(() => {
    window.screenLocks = [];
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function note(this: WakeLock, type) {
      const lock = await request.call(this, type);
      window.screenLocks.push(lock);
      return lock;
    };
  });
  await ann.openRound(await ann.createRound('Cape'));
  const held = () => ann.page.evaluate(() => window.screenLocks.filter(({ released }) => !released).length);
  await expect.poll(held).toBe(1);
  await ann.main.open('Rules');
  await expect.poll(held).toBe(0);
  await ann.context.close();
});
