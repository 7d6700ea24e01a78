import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { ROOT, run } from './run.mjs';

const MARK = join(ROOT, 'node_modules', '.installed-from');

/** Installs what the lockfile says, unless that is what is installed. */
export async function installDependencies() {
  const wanted = await fingerprint(['package-lock.json', 'package.json']);
  if ((await readFile(MARK, 'utf8').catch(() => '')) === wanted) return;
  console.log('Installing dependencies (once) …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  await mkdir(join(ROOT, 'node_modules'), { recursive: true });
  await writeFile(MARK, wanted);
}
