/** The browser tests are run in two goes: three at a time first, and then those that measure time, with nothing beside them (`alone`). Projects are e2e/playwright.config.ts's. */
export const BROWSER_RUNS = [
  { name: 'browser tests', projects: ['long', 'side by side'] },
  { name: 'browser tests against the clock', projects: ['against the clock'], alone: true },
];

/** What Playwright is called with for one of them. */
export const playwrightArguments = ({ projects }) => ['test', '--config=e2e/playwright.config.ts', ...projects.map((project) => `--project=${project}`), '--reporter=line,json'];
