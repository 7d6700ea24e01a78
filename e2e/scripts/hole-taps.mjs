/**
 * Taps and seconds for a hole of four players: each game alone, both on two screens, both on one. Each tap counts as 0.8 s (a model); the waiting times are the
 * app's own, measured by the browser test that counts the taps. Needs the builds, and an otherwise idle machine.
 *
 * CHROMIUM_PATH: an installed Chromium.
 */
import { spawn } from 'node:child_process';
import { findChromium } from '../../scripts/lib/chromium.mjs';

const test = spawn('node_modules/.bin/playwright', ['test', '--config=e2e/playwright.config.ts', 'hole-taps', '--reporter=line'], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: await findChromium(), PRINT_HOLE_TAPS: '1' },
});
test.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
