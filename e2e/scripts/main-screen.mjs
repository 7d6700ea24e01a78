/** Opens a game from the popup at the tab's arrow. On the Games tab itself, the games are on the page. */
export async function openGame(page, name) {
  const games = tab(page, 'Games');
  const onPage = (await games.getAttribute('aria-current')) === 'page';
  if (!onPage) await page.getByRole('button', { name: 'Choose a game', exact: true }).click();
  await (
    onPage
      ? page.getByRole('group', { name: 'Game to play' }).getByRole('radio', { name, exact: true })
      : page.getByRole('dialog', { name: 'Choose a game' }).getByRole('button', { name, exact: true })
  ).click();
}

/** Storage state for a new browser: each game of a hole has a screen of its own. */
export const gamesApart = (origin) => ({ cookies: [], origins: [{ origin, localStorage: [{ name: 'bothGamesOnOneScreen', value: '0' }] }] });

/** A tab of the bottom bar. */
export function tab(page, name) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true });
}
