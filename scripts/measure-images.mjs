/**
 * Measures the size of the service and gateway images beyond Node itself, without a container engine: builds each like infra/docker/service.Dockerfile (bundle,
 * then `npm ci --omit=dev` of its imports) and adds up the files. `node scripts/measure-images.mjs [process …]`; exits with 1 if one exceeds LIMIT megabytes.
 */
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './lib/run.mjs';

const LIMIT = 150;
const ALL = ['services/auth', 'services/groups', 'services/games', 'services/settlement', 'services/billing', 'services/realtime', 'gateway'];

const folder = await mkdtemp(join(tmpdir(), 'fairshare-images-'));
try {
  for (const name of process.argv.length > 2 ? process.argv.slice(2) : ALL) {
    const out = join(folder, name);
    await run(process.execPath, ['scripts/package-process.mjs', name, out]);
    const bundle = await megabytesBelow(out);
    await cp(join(ROOT, '.npmrc'), join(out, '.npmrc'));
    await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: out, quiet: true });
    const all = await megabytesBelow(out);
    console.log(`${name.padEnd(20)} bundle ${bundle.toFixed(1)} MB, with node_modules ${all.toFixed(1)} MB`);
    if (all > LIMIT) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Megabytes of disk usage, as `du` counts them. */
async function megabytesBelow(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath ?? file.path, file.name))).blocks * 512));
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
}
