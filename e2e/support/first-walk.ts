import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** A screen of the walk: the golfer's actions on it, and the app's time to show it. */
export interface WalkedScreen {
  readonly screen: string;
  readonly taps: number;
  readonly keys: number;
  /** From the preceding action until the screen can be used. Milliseconds. */
  readonly waitMs: number;
}

/** Counts taps and keystrokes by screen. */
class Walk {
  readonly screens: WalkedScreen[] = [];
  #taps = 0;
  #keys = 0;

  constructor(private readonly page: Page) {}

  /** Performs the actions on a screen. @param ready the first element that is used there */
  async on(screen: string, ready: Locator, act: () => Promise<void>): Promise<void> {
    const from = Date.now();
    await ready.waitFor();
    const waitMs = Date.now() - from;
    [this.#taps, this.#keys] = [0, 0];
    await act();
    this.screens.push({ screen, taps: this.#taps, keys: this.#keys, waitMs });
  }

  async tap(what: Locator): Promise<void> {
    await what.tap();
    this.#taps += 1;
  }

  /** Types into the focused field. */
  async type(text: string, field: Locator): Promise<void> {
    await expect(field).toBeFocused();
    await this.page.keyboard.type(text);
    this.#keys += text.length;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.type(text, field);
  }
}

/** Walks from the front page to the first hole of a new user's first game. Returns each screen of it. */
export async function walkToFirstHole(page: Page): Promise<readonly WalkedScreen[]> {
  const walk = new Walk(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const register = page.getByRole('link', { name: 'New Users Register Here' });
  const email = `${randomBytes(5).toString('hex')}@golf.example`;

  await page.goto('/');
  await walk.on('Front page', register, () => walk.tap(register));
  await walk.on('Create Your Account', field('First Name'), async () => {
    await walk.fill(field('First Name'), 'Ann');
    await walk.fill(field('Last Name'), 'Archer');
    await walk.fill(field('Email'), email);
    await walk.fill(field('Password'), 'birdie18');
    await walk.fill(field('Confirm Password'), 'birdie18');
    await walk.tap(page.getByRole('checkbox', { name: /^I accept the/ }));
    await walk.tap(button('Create Account'));
  });
  await walk.on('Welcome', button(/^Start Using .+ Now$/), () => walk.tap(button(/^Start Using .+ Now$/)));
  await walk.on('Groups', page.getByText('No groups yet'), () => walk.tap(button('Create Group')));
  const group = page.getByRole('dialog', { name: 'Create New Group' });
  await walk.on('Create New Group', group, async () => {
    await expect(group.getByLabel('Player 1')).toHaveValue('Ann Archer');
    await walk.type('Ben', group.getByLabel('Player 2'));
    for (const [at, name] of ['Cal', 'Dee'].entries()) await walk.fill(group.getByLabel(`Player ${at + 3}`), name);
    await walk.tap(group.getByRole('button', { name: 'Create Group' }));
  });
  await walk.on('Hole 1', page.getByRole('heading', { name: 'Hole 1', exact: true }), async () => {
    for (const name of ['Ann Archer', 'Ben', 'Cal', 'Dee']) await walk.tap(button(`One more: ${name} strokes`));
    await walk.tap(button('Save Scores'));
  });
  await expect(button('Next Hole')).toBeVisible();
  return walk.screens;
}
