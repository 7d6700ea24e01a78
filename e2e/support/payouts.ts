import { expect, type Locator } from '@playwright/test';
import type { MainScreen } from './main-screen';

const PAYMENT = /(?<=button "|article: |text: |- )[^"\n]+? pays [^"\n]+? \$[\d,]+\.\d\d/g;

/** The Payouts tab. */
export class Payouts {
  constructor(private readonly main: MainScreen) {}

  async open(): Promise<void> {
    await this.main.open('Payouts');
  }

  headline(words: string): Locator {
    return this.main.page.getByRole('heading', { name: words, level: 1 });
  }

  /** Settles these games together, and no others. */
  async calculate(games: readonly string[]): Promise<void> {
    const dialog = await this.openChoice();
    await dialog.getByRole('switch').first().waitFor();
    for (const game of await dialog.getByRole('switch').all()) {
      await game.setChecked(games.includes(await nameOf(game)));
    }
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }

  async openChoice(): Promise<Locator> {
    await this.main.page
      .getByRole('button', { name: /^(Calculate|Edit) Payouts$/ })
      .first()
      .click();
    return this.main.page.getByRole('dialog', { name: 'Calculate Payouts' });
  }

  /** In a game's Who Owes Who: Points Only, FBT Only or Both. */
  async show(heading: string, mode: string): Promise<void> {
    await this.main.section(heading).getByRole('radio', { name: mode }).check();
  }

  /** The payments under a heading, as they are read: "Ann pays Bob $12.50". */
  async payments(heading: string): Promise<string[]> {
    return (await this.main.section(heading).ariaSnapshot()).match(PAYMENT) ?? [];
  }
}

async function nameOf(game: Locator): Promise<string> {
  return game.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? '');
}
