/**
 * `npm run schemathesis [requests an operation] [seed]`: starts the platform and tests it with schemathesis (from PyPI, stored outside the checkout) by the
 * OpenAPI document it serves: first as a member of a group with a round, then without a session. Fails on any 5xx, undocumented status, content type or header,
 * on any response that violates the document, and on a run too short to be meaningful.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './lib/free-port.mjs';
import { ROOT, run } from './lib/run.mjs';

const VERSION = '4.32.5';
const CHECKS = ['not_a_server_error', 'status_code_conformance', 'content_type_conformance', 'response_headers_conformance', 'response_schema_conformance'];
/** Operations that would end the session of the other calls. They are called without a session. */
const ENDS_THE_SESSION = ['login', 'logout', 'register', 'deleteAccount'];
const ENOUGH = 5_000;

const [examples = '60', seed = '1'] = process.argv.slice(2);

/** The command, from a virtual environment that is created once. */
async function findSchemathesis() {
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'fairshare', `schemathesis-${VERSION}`);
  const command = join(cache, 'bin', 'schemathesis');
  if (existsSync(command)) return command;
  await run('python3', ['-m', 'venv', cache], { quiet: true });
  await run(join(cache, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${VERSION}`], { quiet: true });
  return command;
}

async function startPlatform(dataDir) {
  const bundle = join(ROOT, 'platform', 'embedded', 'dist', 'schemathesis.cjs');
  await run(process.execPath, ['scripts/bundle-server.mjs', 'platform/embedded/src/main.ts', bundle], { quiet: true });
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_MULTIPLIER: '10000', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['--enable-source-maps', bundle], { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const url = `http://localhost:${port}`;
  for (let tries = 0; (await fetch(`${url}/readyz`).catch(() => null))?.status !== 200; tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error('the platform did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const close = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    await rm(bundle, { force: true });
  };
  return { url, close };
}

/** Creates a member of a group with a round in progress. Returns the session cookie. */
async function makeMember(url) {
  let cookie = '';
  const post = async (path, body = {}) => {
    const answer = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
    const session = answer.headers.getSetCookie().find((one) => one.startsWith('session='));
    if (session) cookie = session.split(';')[0];
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  await post('/api/auth/register', { email: 'member@example.com', password: 'correct horse', firstName: 'Ann', lastName: 'Archer', termsAccepted: true });
  await post('/api/trial/start');
  const group = await post('/api/groups', { name: 'Four', players: ['ann', 'bob', 'cy', 'di'].map((id) => ({ id, name: id })) });
  const game = await post('/api/game-state', { groupId: group.id });
  await post('/api/points-games', { groupId: group.id, gameStateId: game.id });
  return cookie;
}

/** Runs schemathesis once. Returns the number of requests, and whether it found no fault. */
async function walk(schemathesis, url, reports, { name, headers, selection }) {
  const report = join(reports, `${name}.json`);
  const args = ['run', `${url}/api/docs/openapi.json`, '--phases', 'examples,coverage,fuzzing,stateful', '--checks', CHECKS.join(','), '--max-examples', examples];
  args.push('--seed', seed, '--continue-on-failure', '--suppress-health-check', 'all', '--warnings', 'off', '--report', 'json', '--report-json-path', report, ...selection);
  for (const header of headers) args.push('--header', header);
  const isWell = await run(schemathesis, args, { cwd: reports }).then(
    () => true,
    () => false,
  );
  const { test_cases: cases } = JSON.parse(await readFile(report, 'utf8'));
  return { name, isWell, requests: cases.generated };
}

const schemathesis = await findSchemathesis();
const folder = await mkdtemp(join(tmpdir(), 'fairshare-schemathesis-'));
const platform = await startPlatform(join(folder, 'data'));
try {
  const cookie = await makeMember(platform.url);
  const runs = [
    await walk(schemathesis, platform.url, folder, {
      name: 'member',
      headers: [`Cookie: ${cookie}`],
      selection: ENDS_THE_SESSION.flatMap((name) => ['--exclude-operation-id', name]),
    }),
    await walk(schemathesis, platform.url, folder, { name: 'nobody', headers: [], selection: ENDS_THE_SESSION.flatMap((name) => ['--include-operation-id', name]) }),
  ];
  const requests = runs.reduce((total, { requests }) => total + requests, 0);
  const ill = runs.filter(({ isWell }) => !isWell).map(({ name }) => name);
  console.log(
    `schemathesis ${VERSION}: ${requests} requests (${runs.map(({ name, requests }) => `${requests} as ${name}`).join(', ')}), seed ${seed}; ${ill.length === 0 ? 'nothing found' : `faults found as ${ill.join(' and as ')}`}`,
  );
  if (requests < ENOUGH) console.error(`${requests} requests say too little: ${ENOUGH} are wanted`);
  process.exitCode = ill.length === 0 && requests >= ENOUGH ? 0 : 1;
} finally {
  await platform.close();
  await rm(folder, { recursive: true, force: true });
}
