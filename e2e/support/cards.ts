import { expect, type Locator, type Page } from '@playwright/test';
import type { MainScreen } from './main-screen';

/** The Cards view and its dialogs. */
export class Cards {
  readonly #page: Page;

  constructor(private readonly main: MainScreen) {
    this.#page = main.page;
  }

  async open(): Promise<void> {
    await this.main.openGame('Cards');
    await this.#page.getByRole('heading', { name: 'Animal', exact: true, level: 1 }).waitFor();
  }

  /** A card's tile, whatever its holder. */
  tile(card: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${card} .*\\$\\d`) });
  }

  /** A card's tile with this value and this holder ("Available": no player). */
  tileOf(card: string, dollars: number, holder: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${card} .*\\$${dollars} ${holder}$`) });
  }

  async assign(card: string, player: string): Promise<void> {
    await this.tile(card).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Assign Card to player' });
    await dialog.getByRole('button', { name: player }).click();
    await expect(dialog).toBeHidden();
  }

  /** Opens the sheet that edits the cards' values and the group's own cards. */
  async edit(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Edit cards' }).click();
    const sheet = this.#page.getByRole('dialog', { name: 'Edit cards' });
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Presses the sheet's Close. */
  async editDone(): Promise<void> {
    const sheet = this.#page.getByRole('dialog', { name: 'Edit cards' });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Sets a card's value. */
  async setValue(card: string, dollars: string): Promise<void> {
    await this.edit();
    await this.value(card).fill(dollars);
    await this.editDone();
  }

  async draw(): Promise<void> {
    await this.#page.getByRole('button', { name: 'More about the cards' }).click();
    await this.#page.getByRole('menuitem', { name: 'Draw Card' }).click();
  }

  async createCustom({ name, emoji, dollars }: { name: string; emoji: string; dollars: number }): Promise<void> {
    const sheet = await this.edit();
    await sheet.getByRole('button', { name: 'Create Custom Card' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Create Custom Card' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Emoji').fill(emoji);
    await dialog.getByLabel('Value ($)').fill(String(dollars));
    await dialog.getByRole('button', { name: 'Create Card' }).click();
    await expect(dialog).toBeHidden();
    await this.editDone();
  }

  value(card: string): Locator {
    return this.#page.getByLabel(`${card} ($)`);
  }

  /** The holders of a card, first to last. */
  async chain(card: string): Promise<string[]> {
    return this.#page
      .getByRole('list', { name: `Holders of ${card}` })
      .getByRole('listitem')
      .allInnerTexts();
  }
}
