import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { ROOT, run } from './run.mjs';

const MARK = join(ROOT, 'node_modules', '.installed-from');

/** Installs the dependencies of the lockfile, unless they are installed already. With `running`, without the development dependencies. */
export async function installDependencies({ running = false } = {}) {
  const lock = await fingerprint(['package-lock.json', 'package.json']);
  const installed = await readFile(MARK, 'utf8').catch(() => '');
  if (installed === `all ${lock}` || (running && installed === `running ${lock}`)) return;
  console.log('Installing dependencies (once) …');
  // The runtime dependencies of this lockfile are installed, so the rest is added to them. `ci` would first remove them all.
  const command = !running && installed === `running ${lock}` ? ['install', '--no-save'] : ['ci'];
  await run('npm', [...command, running ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  await mkdir(join(ROOT, 'node_modules'), { recursive: true });
  await writeFile(MARK, `${running ? 'running' : 'all'} ${lock}`);
}
