/**
 * `npm run every-screen -- <folder>`: every page of the demo in every state of subscription, on phones upright and on their side and on a desk, light and
 * dark. Keeps a picture of each, and says where a page shifted while it loaded, sticks out sideways, or breaks a word or cuts a text. Ends badly when
 * it found such a place. `--only <name>`, once or several times, takes the pages whose name has that part. CHROMIUM_PATH: an installed Chromium.
 */
/* global document, window, NodeFilter, getComputedStyle -- in the page */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll, isOfEmbedded } from '../../scripts/lib/builds.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { installDependencies } from '../../scripts/lib/dependencies.mjs';
import { ROOT } from '../../scripts/lib/run.mjs';
import { startDemo } from './demo.mjs';

const { values, positionals } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [''] } }, allowPositionals: true });
const folder = resolve(positionals[0] ?? join(ROOT, 'e2e', 'test-results', 'every-screen'));

/** CSS pixels. */
const SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [1280, 800],
];
/** How much a first load may shift; https://web.dev/articles/cls calls a tenth good. */
const MOST_SHIFT = 0.02;

const tab = (name) => (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }).click();
const game = (name) => async (page) => {
  await tab('Games')(page);
  await page.getByRole('button', { name, exact: true }).first().click();
};
const page = (path, name = path.slice(1)) => ({ name, path });

const press = (name) => (page) => page.getByRole('button', { name, exact: true }).click();
const people = async (page) => {
  await tab('Groups')(page);
  await press('People')(page);
  await page.getByRole('list', { name: 'Members' }).waitFor();
};
const enterCard = (open) => async (page) => {
  await open(page);
  await page.getByLabel('Card Number').waitFor();
};
const refuseCard = (open) => async (page) => {
  await enterCard(open)(page);
  await page.getByLabel('Card Number').fill('4000 0000 0000 0002');
  await page.locator('form button[type="submit"]').click();
  await page.getByText('Your card was declined.').first().waitFor();
};
/** The link of a mail, without the mail. */
const linkHolds = (page) => page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: { success: true, userId: 'somebody', message: '' } }));

const SIGNED_OUT = [
  page('/', 'landing'),
  page('/login'),
  page('/register'),
  { ...page('/register', 'register-errors'), go: press('Create Account') },
  page('/forgot-password'),
  page('/reset-password'),
  { ...page('/reset-password?token=one', 'reset-password-form'), before: linkHolds },
  page('/qr'),
  page('/nowhere'),
];
const OF_AN_ACCOUNT = [page('/', 'home'), page('/welcome-trial'), page('/subscribe'), page('/manage-subscription')];
/** Of one whose name and address are as long as they may be. */
const OF_A_LONG_NAME = [...OF_AN_ACCOUNT, page('/email-preferences'), page('/your-data'), page('/forgot-password', 'change-password')];
const CARDS = [
  { user: 'newcomer', ...page('/subscribe', 'card'), go: enterCard(press('Start 7-Day Free Trial')) },
  { user: 'newcomer', ...page('/subscribe', 'card-refused'), go: refuseCard(press('Start 7-Day Free Trial')) },
  { user: 'unpaid', ...page('/subscribe', 'card-today'), go: enterCard(press('Subscribe, $16.99 today')) },
  { user: 'pastdue', ...page('/manage-subscription', 'card-changed'), go: enterCard(press('Change Card')) },
  { user: 'pastdue', ...page('/manage-subscription', 'card-changed-refused'), go: refuseCard(press('Change Card')) },
];
const MAIN_APP = [
  { name: 'groups', path: '/', go: tab('Groups') },
  { name: 'people', path: '/', go: people },
  { name: '2-9-16', path: '/', go: game('2/9/16') },
  { name: 'bbb', path: '/', go: game('BBB') },
  { name: 'cards', path: '/', go: game('Cards') },
  { name: 'payouts', path: '/', go: tab('Payouts') },
  { name: 'rules', path: '/', go: tab('Rules') },
  page('/email-preferences'),
];
const PAGES = [
  ...SIGNED_OUT,
  ...OF_A_LONG_NAME.map((one) => ({ ...one, user: 'bartholomew' })),
  ...CARDS,
  ...['ann', 'ben', 'cal', 'dee', 'newcomer', 'expired', 'canceled', 'pastdue', 'unpaid'].flatMap((user) => OF_AN_ACCOUNT.map((one) => ({ ...one, user }))),
  ...MAIN_APP.map((one) => ({ ...one, user: 'ann' })),
  { ...page('/admin'), user: 'admin' },
].map((one) => ({ ...one, name: one.user ? `${one.user}-${one.name}` : one.name }));

await installDependencies();
await buildAll(isOfEmbedded);
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const demo = await startDemo();
const LONG_NAME = {
  email: `bartholomew.${'featherstonehaugh-smythe.'.repeat(2)}of.the.old.course@golfers.example`,
  password: 'fairshare-demo',
  firstName: 'Bartholomew-Maximiliano',
  lastName: 'Featherstonehaugh-Smythe',
};
const sessions = new Map();
const complaints = [];
try {
  await mkdir(folder, { recursive: true });
  await registerLongName();
  for (const one of PAGES.filter(({ name }) => values.only.some((part) => name.includes(part)))) for (const size of SIZES) await look(one, size);
} finally {
  await browser.close();
  await demo.stop();
}
for (const complaint of complaints) console.error(`✗ ${complaint}`);
console.log(`${folder}: ${PAGES.length} pages, ${complaints.length} complaints`);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function look({ name, user, path, before, go }, [width, height]) {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 1_000,
    baseURL: demo.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(user && { storageState: await sessionOf(user) }),
  });
  const shown = await context.newPage();
  await shown.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const where = `${name} ${width}×${height}`;
  try {
    await before?.(shown);
    await shown.goto(path);
    await shown.waitForLoadState('networkidle');
    if (go) await go(shown);
    await shown.waitForLoadState('networkidle');
    await shown.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    await shown.evaluate(() => document.fonts.ready);
    const shift = await shown.evaluate(() => window.shifted);
    if (shift > MOST_SHIFT) complaints.push(`${where}: shifted by ${shift.toFixed(3)}`);
    for (const complaint of await shown.evaluate(flaws)) complaints.push(`${where}: ${complaint}`);
    for (const colorScheme of ['light', 'dark']) {
      await shown.emulateMedia({ colorScheme });
      await shown.screenshot({ path: join(folder, `${name}-${width}x${height}-${colorScheme}.png`), fullPage: true });
    }
  } catch (error) {
    complaints.push(`${where}: ${error.message.split('\n')[0]}`);
  }
  await context.close();
}

async function registerLongName() {
  const context = await browser.newContext({ baseURL: demo.url });
  await context.request.post('/api/auth/register', { data: { ...LONG_NAME, termsAccepted: true }, failOnStatusCode: true });
  await context.close();
}

async function sessionOf(user) {
  if (!sessions.has(user)) {
    const context = await browser.newContext({ baseURL: demo.url });
    await context.request.post('/api/auth/login', {
      data: user === 'bartholomew' ? { email: LONG_NAME.email, password: LONG_NAME.password } : demo.credentials(user),
      failOnStatusCode: true,
    });
    sessions.set(user, await context.storageState());
    await context.close();
  }
  return sessions.get(user);
}

/** What is wrong with the page as it stands, in words. Runs in the page. */
function flaws() {
  const found = new Set();
  if (document.documentElement.scrollWidth > window.innerWidth) found.add(`sticks out ${document.documentElement.scrollWidth - window.innerWidth} px`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('script, style, svg')) continue;
    const box = element.getBoundingClientRect();
    // What only a screen reader is told stands in a box of a pixel.
    if (box.width < 2 || box.height < 2) continue;
    if (getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) found.add(`cuts "${text.data.trim()}"`);
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.add(`breaks "${word}"`);
    }
  }
  return [...found];
}
