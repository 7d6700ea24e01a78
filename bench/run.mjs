/** Bundles the named bench and runs it in its own process: npm run bench -w @fairshare/bench -- settlement */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const benches = readdirSync(here('src'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));
const [name, ...args] = process.argv.slice(2);

if (!benches.includes(name)) {
  console.error(`Name a bench: ${benches.join(', ')}`);
  process.exit(1);
}

const outfile = here(`dist/${name}.cjs`);
await build({
  entryPoints: [here(`src/${name}.bench.ts`)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, [outfile, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
