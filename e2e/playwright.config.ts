import { defineConfig } from '@playwright/test';
import { projects } from './projects';
import { GAMES_APART } from './support/screen-choices';

/**
 * Browser tests against the whole platform, as `npm start` runs it: all tests on one, each with golfers of its own. What
 * measures time runs by itself (./projects.ts). CHROMIUM_PATH: an installed Chromium; default: Playwright's own.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // Wherever they are taken they are the same: gallery-stage.ts draws no glyphs.
  snapshotPathTemplate: './gallery-pictures/{arg}{ext}',
  globalSetup: './support/start-platform.ts',
  timeout: 120_000,
  // Only what fails takes that long: steps of a machine that is busy otherwise take ten seconds now and then.
  expect: { timeout: 20_000 },
  fullyParallel: true,
  projects,
  // Three on two cores: each waits now and then for what others see.
  workers: 3,
  retries: 0,
  reporter: 'line',
  use: {
    baseURL: process.env.BASE_URL,
    // Most tests are about one game of a hole, as phones show it that keep the games apart.
    storageState: { cookies: [], origins: process.env.BASE_URL ? [{ origin: process.env.BASE_URL, localStorage: [GAMES_APART] }] : [] },
    actionTimeout: 20_000,
    // Recording costs a quarter of the time: with `--trace retain-on-failure`, when something has failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // The service worker fetches the whole app for each new browser: tests that need a phone without signal allow it.
    serviceWorkers: 'block',
    // Drawing what moves costs an eighth of the processor time. What is about movement, first loads or a whole round uses MOVING (support/moving.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
