import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { BbbGame } from './bbb-game';
import { MainScreen } from './main-screen';
import { HoleGameScores } from './two-nine-sixteen';
import { SATURDAY } from './saturday-round';

/** A phone without an account: a browser that scores one round by a scoring link. */
export class GuestPhone {
  page!: Page;

  private constructor(readonly context: BrowserContext) {}

  /** @param differs options of a different browser, such as one after a restart of the phone, or of another kind */
  static async of(browser: Browser, address: string, differs: Pick<BrowserContextOptions, 'storageState' | 'userAgent'> = {}): Promise<GuestPhone> {
    const phone = new GuestPhone(await browser.newContext({ viewport: { width: 390, height: 844 }, ...differs }));
    phone.page = await phone.context.newPage();
    await phone.page.goto(address);
    return phone;
  }

  get main(): MainScreen {
    return new MainScreen(this.page);
  }

  get points(): HoleGameScores {
    return new HoleGameScores(this.main);
  }

  get bbb(): BbbGame {
    return new BbbGame(this.main);
  }

  /** Taps the button that binds the link to this browser. */
  async start(player: string): Promise<void> {
    await this.page.getByRole('button', { name: `Score as ${player}` }).click();
  }

  /** Expects the page that the link opens, on a hole. */
  async isOnHole(hole: number): Promise<void> {
    await expect(this.page.getByRole('heading', { name: `Hole ${hole}`, level: 2 })).toBeVisible();
  }

  /** Enters and saves a hole of the Saturday round in 2/9/16. */
  async scoreHole(hole: number): Promise<void> {
    await this.points.goTo(hole);
    await this.points.enter(SATURDAY.strokes[hole - 1] ?? {});
    await this.points.save();
    await this.page.getByRole('button', { name: hole === 18 ? 'Go to Standings' : 'Next Hole' }).waitFor();
  }

  /** The round's standings in 2/9/16, one line per player. */
  async standings(): Promise<string[]> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Standings' }).click();
    return this.shownStandings();
  }

  async shownStandings(): Promise<string[]> {
    const rows = this.page.getByRole('list', { name: '2/9/16 Scores' }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    return (await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, ' ')).sort();
  }
}
