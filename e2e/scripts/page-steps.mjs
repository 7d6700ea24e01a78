/** Steps on the pages of `npm run every-screen`: presses and waits. */

/** A page by its path. */
export const page = (path, name = path.slice(1)) => ({ name, path });

export const press = (name) => (page) => page.getByRole('button', { name, exact: true }).first().click();
export const inTurn =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
  };

export const tab = (name) => (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }).click();
export const hole = (page) => page.getByRole('heading', { name: /^Hole / }).waitFor();

/** Opens a game by the arrow of the Games tab. */
export const game = (name) => async (page) => {
  await tab('Rules')(page);
  await press('Choose a game')(page);
  await page.getByRole('dialog', { name: 'Choose a game' }).getByRole('button', { name, exact: true }).click();
};
export const shownGame = (name) => (page) => page.getByRole('group', { name: 'Game to play' }).getByRole('radio', { name, exact: true }).click();
/** Presses an item in the menu of a group's game. */
export const more = (about, item) => inTurn(tab('Groups'), press(`More about ${about}`), (page) => page.getByRole('menuitem', { name: item }).click());

export const people = inTurn(tab('Groups'), press('People'), (page) => page.getByRole('dialog').getByRole('list', { name: 'Players' }).waitFor());
/** Opens one of the group's collapsed settings. */
export const setting = (name) => inTurn(people, press(name));
