import type { Page } from '@playwright/test';

const A_MINUTE = 60_000;

/** The app's timers of exactly so many milliseconds last a minute: with them the app gives up what a slow machine is late with. */
export async function patient(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript(
    ([short, long]) => {
      const { setTimeout } = window;
      Object.assign(window, { setTimeout: (work: TimerHandler, after?: number, ...more: unknown[]) => setTimeout(work, after === short ? long : after, ...more) });
    },
    [milliseconds, A_MINUTE] as const,
  );
}
