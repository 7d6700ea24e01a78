import { defineConfig } from '@playwright/test';
import { projects } from './projects';
import { GAMES_APART } from './support/screen-choices';

/**
 * Browser tests against the whole platform, as `npm start` runs it. All tests share one platform, and each creates its own golfers. Tests that
 * measure time run alone (./projects.ts). CHROMIUM_PATH: an installed Chromium; default: Playwright's own.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // Screenshots are the same on every platform, because gallery-stage.ts draws no glyphs.
  snapshotPathTemplate: './gallery-pictures/{arg}{ext}',
  globalSetup: './support/start-platform.ts',
  // A limit for what hangs: beside other work a test takes ten times as long.
  timeout: 360_000,
  // Only a failing expectation takes that long. On a busy machine a step occasionally takes ten seconds.
  expect: { timeout: 20_000 },
  fullyParallel: true,
  projects,
  // Three workers on two cores, because a test often waits for an update in another browser.
  workers: 3,
  retries: 0,
  reporter: 'line',
  use: {
    baseURL: process.env.BASE_URL,
    // Most tests are about one game of a hole, so their browsers have the setting that shows each game on its own screen.
    storageState: { cookies: [], origins: process.env.BASE_URL ? [{ origin: process.env.BASE_URL, localStorage: [GAMES_APART] }] : [] },
    actionTimeout: 20_000,
    // Recording a trace costs a quarter of the time. To investigate a failure, use `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // The service worker fetches the whole app for each new browser. Only tests that go offline allow it.
    serviceWorkers: 'block',
    // Animations cost an eighth of the processor time. Tests of animations, of first loads or of a whole round use MOVING (support/moving.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
