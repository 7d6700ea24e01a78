/** `npm run dev`: the platform, rebuilt and restarted as its sources change; the frontends rebuild beside it, a reload shows them. */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './lib/dependencies.mjs';
import { PROCESSES, buildAll } from './lib/builds.mjs';
import { ROOT } from './lib/run.mjs';

const SETTLE = 200;
const DIST = join(ROOT, 'embedded', 'dist');
const watchers = [];
let platform = null;

function keepRunning(name, command, args) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('exit', (code) => code && console.error(`${name} stopped (${code})`));
  watchers.push(child);
}

async function restart() {
  if (platform && platform.exitCode === null) {
    const gone = new Promise((resolve) => platform.once('exit', resolve));
    platform.kill('SIGTERM');
    await gone;
  }
  platform = spawn(process.execPath, ['--enable-source-maps', join(DIST, 'main.cjs')], { cwd: ROOT, stdio: 'inherit' });
}

function stop() {
  for (const child of [...watchers, platform]) child?.kill('SIGTERM');
  process.exit(0);
}

await installDependencies();
await buildAll((name) => !PROCESSES.includes(name));
keepRunning('server bundle', process.execPath, ['scripts/bundle-server.mjs', 'embedded/src/main.ts', 'embedded/dist/main.cjs', '--watch']);
for (const name of ['shell', 'game', 'account', 'admin']) {
  if (existsSync(join(ROOT, 'frontends', name))) keepRunning(name, 'npm', ['run', 'watch', '--silent', '-w', `@fairshare/${name}-frontend`]);
}

let pending;
watch(DIST, (_event, file) => {
  if (file !== 'main.cjs') return;
  clearTimeout(pending);
  pending = setTimeout(restart, SETTLE);
});
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
await restart();
