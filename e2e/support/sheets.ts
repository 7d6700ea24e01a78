import type { Page } from '@playwright/test';

/** Waits until the history entry of a closed sheet is removed, which would abort a reload. */
export async function sheetsGone(page: Page): Promise<void> {
  await page.waitForFunction(() => !(window.history.state as { sheets?: unknown } | null)?.sheets);
}
