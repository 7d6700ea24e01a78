import { expect, type Locator, type Page } from '@playwright/test';

/** More than the tab stops of any screen. */
const STOPS = 150;

/** A golfer who uses only the keyboard. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the element has the focus. */
  async reach(what: Locator): Promise<void> {
    await what.waitFor();
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await what.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`no Tab leads to ${what.toString()}`);
  }

  async activate(what: Locator): Promise<void> {
    await this.reach(what);
    await this.press('Enter');
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Chooses one radio button of a group, which is a single tab stop. */
  async choose(group: Locator, answer: Locator): Promise<void> {
    await answer.waitFor();
    const answers = await group.getByRole('radio').count();
    for (let stop = 0; stop < STOPS && !(await holdsFocus(group)); stop += 1) await this.press('Tab');
    await this.press('Space');
    const chosen = () => group.getByRole('radio', { checked: true }).getAttribute('value');
    for (let step = 0; step < answers && !(await answer.isChecked()); step += 1) {
      const before = await chosen();
      await this.press('ArrowRight');
      // The app may need a moment to update.
      let agreed = 0;
      await expect.poll(async () => (agreed = (await chosen()) === before ? 0 : agreed + 1), { intervals: [50] }).toBeGreaterThan(3);
    }
    await expect(answer).toBeChecked();
  }
}

function holdsFocus(group: Locator): Promise<boolean> {
  return group.evaluate((element) => element.contains(document.activeElement));
}
