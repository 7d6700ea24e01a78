import type { Page } from '@playwright/test';

/** What is pressed: an element by its selector, and by what it is called where more than one matches. */
export interface Target {
  readonly selector: string;
  /** The label, or else the text. */
  readonly name?: string;
}

export type Deed = 'click' | 'focus' | 'back';

/** How much slower than this machine a phone may be. */
const SLOWDOWN = 6;

/** From now on the page runs as on a slow phone. That keeps one processor busy, also while the page waits. @returns what makes it as quick as before */
export async function onSlowPhone(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return async () => {
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
}

/**
 * Opens a screen on a slow phone and acts in the moment in which the target is first on the page: before the browser has drawn it, and before anything
 * that runs after the drawing. No thumb is quicker.
 *
 * @param next done on the slow phone, too
 * @returns once it was done; the page is as quick as before
 */
export async function actAtOnce(page: Page, target: Target, deed: Deed, open: () => Promise<unknown>, next?: () => Promise<void>): Promise<void> {
  const mark = `acted ${Math.random()}`;
  await page.addInitScript(watch, { target, deed, mark });
  const speedUp = await onSlowPhone(page);
  await open();
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, mark);
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
