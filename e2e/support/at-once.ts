import type { Page } from '@playwright/test';

/** The element to act on: by its selector, and by its name if several match. */
export interface Target {
  readonly selector: string;
  /** The label, or else the text. */
  readonly name?: string;
}

export type Deed = 'click' | 'focus' | 'back';

/** Assumed factor by which a phone is slower than this machine. */
const SLOWDOWN = 6;

/** From now on the page runs as on a slow phone. That keeps one CPU core busy, even while the page waits. @returns a function that restores the page's speed */
export async function onSlowPhone(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return async () => {
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
}

/**
 * Opens a screen on a slow phone and acts at the moment when the target first exists: before the browser has painted it, and before any code that runs after
 * the paint. No thumb is faster.
 *
 * @param next runs at the slow speed, too
 * @returns once it has run; the page then has its normal speed
 */
export async function actAtOnce(page: Page, target: Target, deed: Deed, open: () => Promise<unknown>, next?: () => Promise<void>): Promise<void> {
  const mark = `acted ${Math.random()}`;
  await page.addInitScript(watch, { target, deed, mark });
  const speedUp = await onSlowPhone(page);
  await open();
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, mark, { timeout: 120_000 });
  await next?.();
  await speedUp();
}

/** Runs in the page. */
function watch({ target: { selector, name }, deed, mark }: { target: Target; deed: Deed; mark: string }): void {
  if (sessionStorage.getItem(mark) !== null) return;
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => one.checkVisibility() && !one.closest('[inert]') && (name === undefined || (one.getAttribute('aria-label') ?? one.textContent) === name),
    );
  const act = () => {
    const found = find();
    if (!found) return;
    changes.disconnect();
    sessionStorage.setItem(mark, 'done');
    if (deed === 'click') found.click();
    else if (deed === 'focus') found.focus();
    else window.history.back();
  };
  const changes = new MutationObserver(act);
  changes.observe(document, { childList: true, subtree: true, attributes: true });
}
