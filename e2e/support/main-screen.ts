import type { Locator, Page } from '@playwright/test';

export type Tab = 'Groups' | 'Games' | 'Payouts' | 'Rules';
export type GamesView = 'BBB' | '2/9/16' | 'Cards';

/** The tabs of the main screen, and what stands under a heading of one. */
export class MainScreen {
  constructor(readonly page: Page) {}

  async open(tab: Tab): Promise<void> {
    await this.tab(tab).click();
    // Pressing Games also pops up its three games.
    if (tab === 'Games') await this.page.keyboard.press('Escape');
  }

  async openGame(view: GamesView): Promise<void> {
    await this.tab('Games').click();
    await this.pick(view).click();
  }

  /** One of the games that pop up when Games is pressed. */
  pick(view: GamesView): Locator {
    return this.page.getByRole('dialog', { name: 'Choose a game' }).getByRole('button', { name: view, exact: true });
  }

  /** A part of the screen by its heading. */
  section(heading: string): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: heading, exact: true }) });
  }

  tab(tab: Tab): Locator {
    return this.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: tab, exact: true });
  }
}
