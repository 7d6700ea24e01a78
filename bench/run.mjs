/**
 * Bundles the named bench and runs it in a process of its own: `npm run bench -- live`; without a name it runs all benches, one after the other.
 * Each prints a table and writes its figures to bench/results. Exits with 1 if a bench could not run, or failed itself.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const benches = readdirSync(here('src'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));
const [name, ...args] = process.argv.slice(2);

if (name !== undefined && !benches.includes(name)) {
  console.error(`Name a bench: ${benches.join(', ')}`);
  process.exit(1);
}

const run = (...command) => spawnSync(process.execPath, command, { cwd: here('..'), stdio: 'inherit' }).status ?? 1;

let worst = 0;
for (const bench of name === undefined ? benches : [name]) {
  console.log(`\n${bench}`);
  const outfile = here(`dist/${bench}.cjs`);
  const bundled = run('scripts/bundle-server.mjs', here(`src/${bench}.bench.ts`), outfile);
  worst = Math.max(worst, bundled || run(outfile, ...args));
}
process.exit(worst);
