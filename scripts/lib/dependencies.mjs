import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { ROOT, run } from './run.mjs';

const MARK = join(ROOT, 'node_modules', '.installed-from');

/**
 * Installs what the lockfile says, unless it is there already: all of it, or, for `running` alone, without the tools of development and
 * tests.
 */
export async function installDependencies({ running = false } = {}) {
  const lock = await fingerprint(['package-lock.json', 'package.json']);
  const installed = await readFile(MARK, 'utf8').catch(() => '');
  if (installed === `all ${lock}` || (running && installed === `running ${lock}`)) return;
  console.log('Installing dependencies (once) …');
  // What runs the product is there from this very lockfile: the rest is added to it. `ci` would take it all out first.
  const command = !running && installed === `running ${lock}` ? ['install', '--no-save'] : ['ci'];
  await run('npm', [...command, running ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  await mkdir(join(ROOT, 'node_modules'), { recursive: true });
  await writeFile(MARK, `${running ? 'running' : 'all'} ${lock}`);
}
