import { expect, type Locator } from '@playwright/test';

/** What a thumb needs for one tap, from looking for the place to leaving it; seconds. A model, not a measurement. */
export const SECONDS_A_TAP = 0.8;

/** Counts what a golfer taps, and how long the app lets them wait after the taps that have an answer. */
export class Taps {
  count = 0;
  #waitedMs = 0;

  async on(button: Locator): Promise<void> {
    this.count += 1;
    await button.tap();
  }

  /** Waits for what the tap brings. A tap so soon after another one on the same place counts as its double, so it is repeated until it is taken. */
  async until(button: Locator, arrived: Locator): Promise<void> {
    this.count += 1;
    const started = Date.now();
    await expect(async () => {
      if (!(await arrived.isVisible())) await button.tap();
      await expect(arrived).toBeVisible({ timeout: 300 });
    }).toPass();
    this.#waitedMs += Date.now() - started;
  }

  /** Of the taps by the model, and of the waits as they were. */
  get seconds(): number {
    return this.count * SECONDS_A_TAP + this.#waitedMs / 1000;
  }
}
