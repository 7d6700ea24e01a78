import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairshare/engines';
import { chromium } from '@playwright/test';
import { launchPlatform } from './platform';

/** Starts the built platform on a port and a directory of its own, and stops it after the last test. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  requireChromium();
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-e2e-'));
  const platform = await launchPlatform({ port: await freePort(), dataDir });
  process.env.BASE_URL = platform.url;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Fails with one line before all tests, instead of once in each test. */
function requireChromium(): void {
  const path = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  if (existsSync(path)) return;
  const error = new Error(`no Chromium at ${path}: set CHROMIUM_PATH to an installed one, or run npx playwright install chromium`);
  error.stack = error.message;
  throw error;
}
