import type { Locator, Page } from '@playwright/test';

/** From now on no message disappears by itself: the window is without focus. An open menu closes. */
export const holdMessages = (page: Page): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event('blur')));

/** Whether two elements, a message and a control, cover each other. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('it is not on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
