/** What is pressed and awaited on the pages of `npm run every-screen`. */

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
