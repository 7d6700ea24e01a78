import type { BrowserContext } from '@playwright/test';

/** What a phone keeps that shows each game of a hole on a screen of its own. Without it, both stand on one. */
export const GAMES_APART = { name: 'bothGamesOnOneScreen', value: '0' } as const;

/** For `test.use`: as a phone that never chose anything. */
export const NOTHING_CHOSEN = { cookies: [], origins: [] };

/** The pages of this browser show each game on a screen of its own, unless the golfer chooses otherwise there. */
export async function apart(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ name, value }) => localStorage.setItem(name, localStorage.getItem(name) ?? value), GAMES_APART);
}
