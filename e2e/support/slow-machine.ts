import type { Page } from '@playwright/test';

const A_MINUTE = 60_000;

/** Makes every timer of exactly this duration last a minute. The app then does not give up on a slow machine. Milliseconds. */
export async function patient(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript(
    ([short, long]) => {
      const { setTimeout } = window;
      Object.assign(window, { setTimeout: (work: TimerHandler, after?: number, ...more: unknown[]) => setTimeout(work, after === short ? long : after, ...more) });
    },
    [milliseconds, A_MINUTE] as const,
  );
}
