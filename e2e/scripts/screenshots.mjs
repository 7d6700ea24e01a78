/**
 * `npm run screenshots`: takes README's pictures in docs/images from the demo, on a data directory and a port of its own, each at phone and desktop size.
 * CHROMIUM_PATH: an installed Chromium.
 */
/* global document, Image, window -- in the page */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll, isOfEmbedded } from '../../scripts/lib/builds.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { installDependencies } from '../../scripts/lib/dependencies.mjs';
import { ROOT } from '../../scripts/lib/run.mjs';
import { startDemo } from './demo.mjs';
import { gamesApart, openGame, tab } from './main-screen.mjs';

const IMAGES = join(ROOT, 'docs', 'images');
/** The lowest quality, of 1, at which compression artefacts in text are invisible. */
const QUALITY = 0.82;
/** CSS pixels. A phone's pictures are displayed small, so they have a higher resolution. */
const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/** The pictures: what they show, the signed-in user, and the steps to get there. */
const PICTURES = [
  { name: 'landing', go: (page) => page.getByRole('heading', { name: 'Live Leaderboards' }).waitFor() },
  { name: 'hole', user: 'ann', only: 'phone', go: (page) => openHole(page) },
  { name: 'game', user: 'ann', only: 'desktop', go: (page) => openHole(page) },
  {
    name: 'standings',
    user: 'ann',
    only: 'phone',
    async go(page) {
      await openHole(page);
      await toTheTop(page.getByRole('group', { name: 'Select Hole' }));
    },
  },
  {
    name: 'payouts',
    user: 'ann',
    async go(page) {
      await tab(page, 'Payouts').click();
      await page
        .getByRole('button', { name: / pays |^You (owe|get from) / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Share result' }).waitFor();
    },
  },
  {
    name: 'cards',
    user: 'ann',
    async go(page) {
      await openGame(page, 'Cards');
      await page.getByRole('heading', { name: 'Select Card to Assign' }).waitFor();
    },
  },
  { name: 'admin', user: 'admin', path: '/admin', go: (page) => page.getByRole('heading', { name: 'All User Accounts' }).waitFor() },
];

await installDependencies();
await buildAll(isOfEmbedded);
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const demo = await startDemo();
try {
  await mkdir(IMAGES, { recursive: true });
  for (const [device, look] of Object.entries(DEVICES)) {
    for (const picture of PICTURES.filter(({ only }) => only === undefined || only === device)) await take(picture, device, look);
  }
} finally {
  await browser.close();
  await demo.stop();
}

async function take({ name, user, path = '/', go }, device, look) {
  const context = await browser.newContext({
    ...look,
    baseURL: demo.url,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: gamesApart(demo.url),
  });
  const page = await context.newPage();
  if (user) await page.request.post('/api/auth/login', { data: demo.credentials(user), failOnStatusCode: true });
  await page.goto(path);
  await go(page);
  const file = `${name}-${device}.webp`;
  const size = await keep(page, join(IMAGES, file));
  console.log(`${file}: ${Math.round(size / 1024)} kB`);
  await context.close();
}

async function keep(page, file) {
  await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]));
  await page.waitForLoadState('networkidle');
  const picture = await asWebp(await page.screenshot());
  await writeFile(file, picture);
  return picture.length;
}

/** Converts a PNG, Playwright's format, in the browser: WebP needs a third of the bytes. */
async function asWebp(png) {
  const page = await browser.newPage();
  const webp = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
}

/** Opens a hole on which all four players have strokes and points. */
async function openHole(page) {
  await openGame(page, '2/9/16');
  await page.getByRole('button', { name: /^Hole 11, done/ }).click();
  await page.getByRole('button', { name: 'Next Hole' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Scrolls until the element is directly below the header. */
function toTheTop(locator) {
  return locator.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}
