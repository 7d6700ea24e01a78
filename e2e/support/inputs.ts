import type { Page } from '@playwright/test';

export type Input = 'keyboard' | 'mouse' | 'touch' | 'pen';

/** Returns a function that reads the inputs which a page has received since it loaded. */
export async function inputsOf(page: Page): Promise<() => Promise<Input[]>> {
  await page.addInitScript(() => {
    const used = new Set<string>();
    Object.assign(window, { inputsUsed: used });
    window.addEventListener('keydown', () => used.add('keyboard'), true);
    window.addEventListener('pointerdown', ({ pointerType }) => used.add(pointerType), true);
  });
  return () => page.evaluate(() => [...(window as unknown as { inputsUsed: Set<Input> }).inputsUsed]);
}
