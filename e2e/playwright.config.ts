import { defineConfig } from '@playwright/test';
import { projects } from './projects';

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
  expect: { timeout: 10_000 },
  fullyParallel: true,
  projects,
  // Three on two cores: each waits now and then for what others see.
  workers: 3,
  retries: 0,
  reporter: 'line',
  use: {
    baseURL: process.env.BASE_URL,
    actionTimeout: 10_000,
    // Recording costs a quarter of the time: with `--trace retain-on-failure`, when something has failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // The service worker fetches the whole app for each new browser: tests that need a phone without signal allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
