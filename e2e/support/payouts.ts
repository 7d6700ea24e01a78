import { expect, type Locator } from '@playwright/test';
import type { MainScreen } from './main-screen';

const PAYMENT = /(?<=button "|article: |text: |- )(?:[^"\n]+? pays|You owe|You get from) [^"\n]+? \$[\d,]+\.\d\d/g;

/** The Payouts tab. */
export class Payouts {
  /** @param reader the player whom the golfer has claimed */
  constructor(
    private readonly main: MainScreen,
    private readonly reader?: string,
  ) {}

  async open(): Promise<void> {
    await this.main.open('Payouts');
  }

  headline(words: string | RegExp): Locator {
    return this.main.page.getByRole('heading', { name: words, level: 1 });
  }

  /** Settles exactly these games together. */
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

  /** Opens the details of the line at the top: the saved result, and the changes since. */
  async openLine(): Promise<Locator> {
    await this.main.page.getByRole('button', { name: /^(Live\.|A result was noted)/ }).click();
    return this.main.page.getByRole('dialog');
  }

  /** The row of a game, or of the combined settlement, by its title. */
  row(title: string): Locator {
    const escaped = title.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    // Reasons of a payment name a game by its selection: "2/9/16 Points".
    return this.main.page.getByRole('button', { name: new RegExp(`^${escaped} (?!Points |FBT |gets|pays|even)`) }).and(this.main.page.locator('[aria-expanded]'));
  }

  async openRow(title: string): Promise<void> {
    const row = this.row(title);
    await row.waitFor();
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  }

  /** Sets the stored state of a phone on which all rows were expanded, for the next time Payouts are shown. */
  async rememberOpen(...sideGames: string[]): Promise<void> {
    const rows = ['combined', 'scorecard', 'chart', 'streams', 'points', 'bbb', 'cards', ...sideGames.map((name) => `side ${name}`)];
    await this.main.page.evaluate((open) => localStorage.setItem('payouts.open', JSON.stringify(open)), rows);
  }

  /** Chooses a mode in a game's Who Owes Who: Points Only, FBT Only or Both; for all games: Fewest payments or Direct debts. */
  async show(heading: string, mode: string): Promise<void> {
    await this.openRow(rowOf(heading));
    await this.main.section(heading).getByRole('radio', { name: mode }).check();
  }

  /** Payments of the rules in the reader's wording and order: their own first, as "You owe Bob $12.50". */
  asRead(payments: readonly string[]): string[] {
    const read = payments.map((payment) => {
      const [, from, to, amount] = /^(.+) pays (.+) (\S+)$/.exec(payment) ?? [];
      if (from === this.reader) return `You owe ${to} ${amount}`;
      return to === this.reader ? `You get from ${from} ${amount}` : payment;
    });
    return [...read.filter((payment) => payment.startsWith('You ')), ...read.filter((payment) => !payment.startsWith('You '))];
  }

  /** The payments under a heading, as displayed: "Ann pays Bob $12.50". */
  async payments(heading: string): Promise<string[]> {
    if (heading !== 'Who Owes Who') await this.openRow(rowOf(heading));
    return (await this.main.section(heading).ariaSnapshot()).match(PAYMENT) ?? [];
  }
}

/** The row that contains a heading. */
const rowOf = (heading: string): string => (heading === 'Who Owes Who' ? 'Combined Settlement' : heading.replace(/ - .*$| Payouts$/, ''));

async function nameOf(game: Locator): Promise<string> {
  return game.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? '');
}
