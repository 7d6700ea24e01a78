import { expect, type Locator } from '@playwright/test';

/** The time for one tap, from looking for the target to releasing it, in seconds. A model, not a measurement. */
export const SECONDS_A_TAP = 0.8;

/** Taps, and waits for the effect. A tap right after another one at the same place counts as the second of a double tap, which has no effect: it is repeated. */
export async function tapUntil(button: Locator, arrived: Locator): Promise<void> {
  await expect(async () => {
    await button.or(arrived).first().waitFor();
    if (!(await arrived.isVisible())) await button.tap({ timeout: 2_000 });
    await expect(arrived).toBeVisible({ timeout: 300 });
  }).toPass();
}

/** Counts a golfer's taps, and the waiting time after taps that lead to a response. */
export class Taps {
  count = 0;
  #waitedMs = 0;

  async on(button: Locator): Promise<void> {
    this.count += 1;
    await button.tap();
  }

  async until(button: Locator, arrived: Locator): Promise<void> {
    this.count += 1;
    const started = Date.now();
    await tapUntil(button, arrived);
    this.#waitedMs += Date.now() - started;
  }

  /** The modelled time of the taps, plus the measured waiting times. */
  get seconds(): number {
    return this.count * SECONDS_A_TAP + this.#waitedMs / 1000;
  }
}
