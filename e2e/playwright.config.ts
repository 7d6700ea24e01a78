import { defineConfig } from '@playwright/test';

/** Browser tests against the whole platform, as `npm start` runs it. CHROMIUM_PATH: an installed Chromium; default: Playwright's own. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './support/start-platform.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  reporter: 'line',
  use: {
    baseURL: process.env.BASE_URL,
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
