import type { Locator, Page } from '@playwright/test';
import type { MainScreen } from './main-screen';

type Values = { readonly pointValue: string; readonly fbtValue: string };

/** The parts of entering a hole that 2/9/16 and BBB have in common. */
export class HoleEntry {
  protected readonly page: Page;

  constructor(
    protected readonly main: MainScreen,
    private readonly title: '2/9/16' | 'BBB',
  ) {
    this.page = main.page;
  }

  async open(): Promise<void> {
    await this.main.openGame(this.title);
    await this.page.getByRole('heading', { name: this.title, exact: true, level: 1 }).waitFor();
  }

  /** The hole in the grid, by its accessible state. */
  hole(hole: number, state: 'no scores' | 'done'): Locator {
    return this.page.getByRole('button', { name: `Hole ${hole}, ${state}`, exact: true });
  }

  async goTo(hole: number): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Hole ${hole}, `) }).click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save Scores' }).click();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next Hole' }).click();
  }

  pointValue(): Locator {
    return this.page.getByLabel('Point Value ($)', { exact: true });
  }

  /** Expands the fields for the values of a point and a pot, unless they are expanded. */
  async changeValues(): Promise<void> {
    const change = this.page.getByRole('button', { name: 'Change', exact: true });
    if ((await change.getAttribute('aria-expanded')) === 'false') await change.click();
  }

  async updateValues({ pointValue, fbtValue }: Values): Promise<void> {
    await this.changeValues();
    await this.pointValue().fill(pointValue);
    await this.page.getByLabel('FBT Value ($)', { exact: true }).fill(fbtValue);
    await this.page.getByRole('button', { name: 'Update Values' }).click();
  }
}
