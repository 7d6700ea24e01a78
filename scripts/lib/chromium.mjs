import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () => INSTALLED.find((path) => path && existsSync(path));

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** A Chromium for the browser tests: an installed one, else Playwright's own download, else Debian's package. */
export async function findChromium() {
  const found = installed() ?? (await playwrightsOwn());
  if (found) return found;
  console.log("No Chromium here: trying Playwright's own, then Debian's package …");
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true }).catch(() => undefined);
  const downloaded = await playwrightsOwn();
  if (downloaded) return downloaded;
  await run('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], { quiet: true });
  const packaged = installed();
  if (!packaged) throw new Error('no Chromium could be had: install one and set CHROMIUM_PATH');
  return packaged;
}
