/**
 * `npm run first-clone [-- --long]`: a new contributor's first hour, automated. Clones the committed state into a folder of its own, with an empty npm cache,
 * runs the commands of README and docs there one after the other, and compares their output with the documents. `--long` also runs the commands that take
 * minutes or need engines. docs/commands.md lists where each command is exercised.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './lib/free-port.mjs';
import { ROOT, run } from './lib/run.mjs';

const home = await mkdtemp(join(tmpdir(), 'fairshare-first-clone-'));
const clone = join(home, 'fairshare');
const port = await freePort();

/** A server is expected to print `says`, and is stopped after `while`. Any other command must exit by itself, with 0. */
const SHORT = [
  { command: 'npm start', says: /Fairshare is ready: http/, while: () => answers('/') },
  { command: 'npm run backup -- backup', says: /6 databases are in/ },
  { command: 'npm run reconcile -- billing' },
  { command: 'npm run demo', says: /newcomer@demo\.example/, while: () => answers('/readyz') },
  { command: 'npm run create-env', says: /Wrote .*infra\/\.env/ },
  { command: 'npm run rotate-keys -- --step begin --roll true', says: /begin: rolling out/ },
  { command: 'npm run dev', says: /Fairshare is ready: http/, while: () => answers('/readyz') },
  { command: 'npm run gallery', says: /http:\/\/localhost/, while: () => answers('/') },
  { command: 'npm run unit -- packages/golf-rules', says: /Tests: .* passed/ },
  { command: 'npm run check', says: /ok +types/ },
  { command: 'npm run docs -w @fairshare/contracts' },
  { command: 'npm run docs -w @fairshare/service-kit' },
  { command: 'git diff --exit-code' },
  { command: 'npm run sbom', says: /CycloneDX [\d.]+, \d+ components/ },
];

const LONG = [
  { command: 'npm run typecheck' },
  { command: 'npm run lint' },
  { command: 'npm run spec-coverage', says: /0 problems/ },
  { command: 'npm run abuse 2000 200' },
  { command: 'npm run schemathesis 5' },
  { command: 'npm run gallery-pictures' },
  { command: 'npm run screenshots' },
  { command: 'npm run every-screen' },
  { command: 'npm run first-walk' },
  { command: 'npm run trace-score' },
  { command: 'npm run hole-taps' },
  { command: 'npm run draw-trace' },
  { command: 'npm run lighthouse' },
  { command: 'npm run bench' },
  { command: 'npm run test:node24' },
  { command: 'npm run start:distributed', says: /ready: http/, while: () => answers('/readyz') },
  { command: 'npm run test:distributed' },
  { command: 'npm run test:faults' },
  { command: 'npm test', says: /\d+ passed, 0 failed/ },
];

/** The running command, and all processes that it started. */
let running;
const stop = () => running?.exitCode === null && running.signalCode === null && process.kill(-running.pid, 'SIGTERM');

async function follow({ command, says = /^/, while: act }) {
  const [program, ...args] = command.split(' ');
  const child = spawn(program, args, { cwd: clone, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: environment() });
  running = child;
  let output = '';
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const ready = new Promise((resolve) => {
    const check = (chunk) => says.test((output += chunk)) && resolve();
    child.stdout.on('data', check);
    child.stderr.on('data', check);
  });
  try {
    if (act) {
      await Promise.race([ready, ended.then((code) => Promise.reject(new Error(`it ended with ${code}`)))]);
      await act();
      return;
    }
    const code = await ended;
    if (code !== 0) throw new Error(`it ended with ${code}`);
    if (!says.test(output)) throw new Error(`it did not print ${says}`);
  } catch (error) {
    throw new Error(`${command}: ${error.message}\n${output}`, { cause: error });
  } finally {
    stop();
    await ended.catch(() => undefined);
  }
}

/** Independent of this checkout: an empty npm cache, a free port, no settings. */
const environment = () => ({ PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), npm_config_cache: join(home, 'npm'), ...proxySettings() });

/** This machine's proxy settings for the registry. */
const proxySettings = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(npm_config_registry|https?_proxy|no_proxy|node_extra_ca_certs)$/i.test(name)));

async function answers(path) {
  const { status } = await fetch(`http://localhost:${port}${path}`);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
try {
  await run('git', ['clone', '--quiet', ROOT, clone]);
  for (const step of process.argv.includes('--long') ? [...SHORT, ...LONG] : SHORT) {
    const begun = Date.now();
    await follow(step);
    console.log(`ok ${step.command} (${Math.round((Date.now() - begun) / 1000)} s)`);
  }
} catch (error) {
  console.error(`FAILED ${error.message}`);
  process.exitCode = 1;
} finally {
  await rm(home, { recursive: true, force: true });
}
