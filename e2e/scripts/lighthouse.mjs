/**
 * Lighthouse on the landing page and on the main app of a signed-in golfer, as a phone sees them; ends badly where a category is
 * below its mark. Needs the builds. CHROMIUM_PATH: an installed Chromium.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import * as chromeLauncher from 'chrome-launcher';
import { freePort } from '../../scripts/lib/free-port.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MARK = 95;
const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];

const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-lighthouse-'));
const port = await freePort();
const url = `http://localhost:${port}`;
const platform = spawn(process.execPath, [join(ROOT, 'embedded/dist/main.cjs')], {
  stdio: 'ignore',
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_MULTIPLIER: '1000' },
});
const chrome = await chromeLauncher.launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
try {
  await ready();
  const cookie = await signIn();
  await audit('landing page', ALL, {});
  await audit('main app', ALL.slice(0, 3), { Cookie: cookie });
} finally {
  chrome.kill();
  platform.kill();
  await rm(dataDir, { recursive: true, force: true });
}

async function audit(name, onlyCategories, extraHeaders) {
  const { lhr } = await lighthouse(`${url}/`, { port: chrome.port, onlyCategories, extraHeaders, logLevel: 'error' });
  for (const { id, score } of Object.values(lhr.categories)) {
    const reached = Math.round(score * 100);
    console.log(`${name}, ${id}: ${reached}`);
    if (reached >= MARK) continue;
    process.exitCode = 1;
    for (const { id: audit } of lhr.categories[id].auditRefs) {
      const { score: part, title, displayValue = '' } = lhr.audits[audit];
      if (part !== null && part < 1) console.log(`  ${title} ${displayValue}`);
    }
  }
}

/** A golfer with a group and a game; answers the session's cookie. */
async function signIn() {
  let cookie = '';
  const call = async (method, path, body) => {
    const answer = await fetch(url + path, { method, headers: { 'Content-Type': 'application/json', Cookie: cookie }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    cookie ||= answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
    return answer.json();
  };
  await call('POST', '/api/auth/register', { firstName: 'Ann', lastName: 'Archer', email: 'ann@fairshare.example', password: 'a long password', termsAccepted: true });
  await call('POST', '/api/trial/start');
  const group = await call('POST', '/api/groups', { name: 'Saturday', players: ['Ann', 'Ben', 'Cal', 'Dee'].map((player) => ({ name: player })) });
  const game = await call('POST', '/api/game-state', { groupId: group.id, name: 'Round' });
  await call('POST', '/api/points-games', { groupId: group.id, gameStateId: game.id });
  await call('PUT', '/api/user/preferences', { selectedGroupId: group.id, selectedGameId: game.id, currentTab: 'games' });
  return cookie;
}

async function ready() {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the platform did not become ready');
}
