import type { BrowserContext } from '@playwright/test';

/** The localStorage item of a phone that shows each game of a hole on its own screen. Without it, both are on one screen. */
export const GAMES_APART = { name: 'bothGamesOnOneScreen', value: '0' } as const;

/** For `test.use`: a phone without any stored choice. */
export const NOTHING_CHOSEN = { cookies: [], origins: [] };

/** Makes this browser's pages show each game on its own screen, unless the golfer changes that. */
export async function apart(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ name, value }) => localStorage.setItem(name, localStorage.getItem(name) ?? value), GAMES_APART);
}
