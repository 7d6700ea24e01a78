/**
 * `npm run dev`: runs the platform, and bundles and restarts it when sources of services or packages change. The frontends are rebuilt as well; reload the page
 * to see them. Meanwhile no service worker caches anything.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/builds.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { ROOT } from './lib/run.mjs';

/** A bundle is written in several writes; it is complete after a pause of this length. Milliseconds. */
const SETTLE = 200;
const DIST = join(ROOT, 'platform', 'embedded', 'dist');
const FRONTENDS = ['shell', 'game', 'account', 'admin'];
const watchers = [];
let platform = null;
let restarted = Promise.resolve();

function keepRunning(name, script, args, cwd = ROOT) {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('exit', (code) => code && console.error(`${name} stopped (${code})`));
  watchers.push(child);
}

/** One restart after the other, since each process needs the port of the previous one. */
function restart() {
  restarted = restarted.then(async () => {
    if (platform?.exitCode === null) {
      const gone = new Promise((resolve) => platform.once('exit', resolve));
      platform.kill('SIGTERM');
      await gone;
    }
    platform = spawn(process.execPath, ['--enable-source-maps', join(DIST, 'main.cjs')], { cwd: ROOT, stdio: 'inherit' });
  });
}

function stop() {
  for (const child of [...watchers, platform]) child?.kill('SIGTERM');
  process.exit(0);
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
await installDependencies();
await buildAll((name) => name === 'platform/embedded');
keepRunning('server bundle', 'scripts/bundle-server.mjs', ['platform/embedded/src/main.ts', 'platform/embedded/dist/main.cjs', '--watch']);
for (const name of FRONTENDS) keepRunning(name, 'packages/federation/scripts/frontend.cjs', ['watch'], join(ROOT, 'frontends', name));

let pending;
watch(DIST, (_event, file) => {
  if (file !== 'main.cjs') return;
  clearTimeout(pending);
  pending = setTimeout(restart, SETTLE);
});
restart();
