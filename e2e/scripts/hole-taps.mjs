/**
 * Taps and seconds a hole of four takes: each game alone, both on two screens, both on one. A thumb is given 0.8 s a tap (a model); the waits are
 * the app's own, as the browser test that counts the taps finds them. Needs the builds, and a machine with nothing else to do.
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
