import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/free-port.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the platform like `npm start`, on a free port with an empty directory, and signs in a golfer in the middle of a round. Needs the builds.
 *
 * @returns {Promise<{ url: string, cookie: string, stop: () => Promise<void> }>} `cookie`: the golfer's session
 */
export async function startMeasuredPlatform() {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-measured-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const platform = spawn(process.execPath, [join(ROOT, 'platform/embedded/dist/main.cjs')], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_MULTIPLIER: '1000' },
  });
  const stop = async () => {
    const ended = new Promise((resolve) => platform.once('exit', resolve));
    platform.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(url);
    return { url, cookie: await signIn(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates a golfer with a group and a game; returns the session's cookie. */
async function signIn(url) {
  let cookie = '';
  const call = async (method, path, body) => {
    const answer = await fetch(url + path, { method, headers: { 'Content-Type': 'application/json', Cookie: cookie }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    cookie ||= answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
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

async function ready(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the platform did not become ready');
}
