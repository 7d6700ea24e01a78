import type { Locator, Page } from '@playwright/test';

export type Tab = 'Groups' | 'Games' | 'Payouts' | 'Rules';
export type GamesView = 'All' | 'Both' | 'BBB' | '2/9/16' | 'Cards';

/** The tabs of the main screen, and the sections of a tab by heading. */
export class MainScreen {
  constructor(readonly page: Page) {}

  async open(tab: Tab): Promise<void> {
    // A press on the Games tab while it is shown opens the popup of games.
    if (tab !== 'Games' || !(await this.isGamesOpen())) await this.tab(tab).click();
  }

  async openGame(view: GamesView, press: (what: Locator) => Promise<void> = (what) => what.click()): Promise<void> {
    if (await this.isGamesOpen()) return press(this.gameSwitch(view));
    await press(this.arrow());
    await press(this.pick(view));
  }

  /** The arrow of the Games tab, which opens the popup of its games. */
  arrow(): Locator {
    return this.page.getByRole('button', { name: 'Choose a game', exact: true });
  }

  /** A game in the popup at the arrow of Games. */
  pick(view: GamesView): Locator {
    return this.picker().getByRole('button', { name: view, exact: true });
  }

  /** A game in the switch on the page of the Games tab. */
  gameSwitch(view: GamesView): Locator {
    return this.page.getByRole('group', { name: 'Game to play' }).getByRole('radio', { name: view, exact: true });
  }

  /** A section of the screen by its heading. */
  section(heading: string): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: heading, exact: true }) });
  }

  picker(): Locator {
    return this.page.getByRole('dialog', { name: 'Choose a game' });
  }

  async isGamesOpen(): Promise<boolean> {
    return (await this.tab('Games').getAttribute('aria-current')) === 'page';
  }

  tab(tab: Tab): Locator {
    return this.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: tab, exact: true });
  }
}
