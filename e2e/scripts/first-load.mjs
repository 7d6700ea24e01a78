/**
 * What a browser with an empty cache fetches for the first load of the landing page, the login screen and the main app: each request, when, how
 * large, and in how many steps one waits for another. Needs the builds. Prints JSON. CHROMIUM_PATH: an installed Chromium.
 */
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { startMeasuredPlatform } from './measured-platform.mjs';

/** Lighthouse's slow phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** When a page counts as there, and is measured no longer. */
const QUIET_MS = 3_000;

const PAGES = [
  { name: 'landing page', path: '/', stands: 'You hit the shots' },
  { name: 'login', path: '/login', stands: 'Forgot' },
  { name: 'main app', path: '/', signedIn: true, stands: 'Select Card to Assign' },
];

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const platform = await startMeasuredPlatform();
try {
  const pages = [];
  for (const page of PAGES) {
    for (const encoding of ['gzip', 'br', 'identity']) pages.push({ name: page.name, encoding, ...(await firstLoad(page, encoding)) });
  }
  console.log(JSON.stringify(pages, null, 2));
} finally {
  await browser.close();
  await platform.stop();
}

async function firstLoad({ path, signedIn, stands }, encoding) {
  // The service worker fetches everything once more, for later; it is no part of the page.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  if (signedIn) await context.addCookies(platform.cookie.split('; ').map((pair) => ({ name: pair.split('=')[0], value: pair.slice(pair.indexOf('=') + 1), url: platform.url })));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': encoding } });
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  const requests = new Map();
  let first;
  let began;
  let last = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    first ??= timestamp;
    began ??= wallTime * 1_000;
    last = performance.now();
    requests.set(requestId, { path: request.url.replace(platform.url, ''), type, startMs: ms(timestamp), headers: 0, bytes: 0 });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => update(requestId, { headers: response.encodedDataLength }));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => update(requestId, { bytes: encodedDataLength, endMs: ms(timestamp) }));
  const ms = (timestamp) => Math.round((timestamp - first) * 1_000);
  const update = (id, change) => requests.has(id) && Object.assign(requests.get(id), change);

  await page.addInitScript(noteWhenItStands, stands);
  await page.goto(platform.url + path, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => window.stoodAt);
  const standsMs = Math.round(Number(await shown.jsonValue()) - began);
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(250);
  await context.close();

  const all = [...requests.values()];
  const code = all.filter(({ path: file }) => /\.(js|css)$/.test(file));
  const isThere = ({ endMs }) => endMs <= standsMs;
  const body = (list) => list.reduce((sum, { bytes, headers }) => sum + Math.max(0, bytes - headers), 0);
  return { standsMs, codeBytes: body(code.filter(isThere)), codeBytesLater: body(code.filter((file) => !isThere(file))), requests: all };
}

/** Runs in the page. It stands once the text is there and all that the page itself asks for: what comes later was not needed to show it. */
/* global window, document, MutationObserver */
function noteWhenItStands(text) {
  const note = () => (window.stoodAt = performance.timeOrigin + performance.now());
  new MutationObserver((_changes, observer) => {
    if (!document.body?.textContent.includes(text)) return;
    observer.disconnect();
    if (document.readyState === 'complete') note();
    else window.addEventListener('load', note);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
