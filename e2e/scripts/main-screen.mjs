/** The games pop up on another tab; on their own, they are on the page. */
export async function openGame(page, name) {
  const games = tab(page, 'Games');
  const onPage = (await games.getAttribute('aria-current')) === 'page';
  if (!onPage) await games.click();
  await (
    onPage
      ? page.getByRole('group', { name: 'Game to play' }).getByRole('radio', { name, exact: true })
      : page.getByRole('dialog', { name: 'Choose a game' }).getByRole('button', { name, exact: true })
  ).click();
}

/** A tab of the bar below. */
export function tab(page, name) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true });
}
