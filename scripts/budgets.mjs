/**
 * Prints the size in bytes of the built frontends' first loads, with their budgets: `node scripts/budgets.mjs [folder of the frontends]`. Like the build, it
 * fails if a budget is exceeded. `--files` lists the files of each.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepBudgets, measuredBudgets } from './lib/budgets.mjs';
import { ROOT } from './lib/run.mjs';

const { values, positionals } = parseArgs({ options: { files: { type: 'boolean', default: false } }, allowPositionals: true });
const frontends = positionals[0] ?? join(ROOT, 'frontends');

for (const { name, kB, budget, files } of await measuredBudgets(frontends)) {
  console.log(`${name}: ${kB.toFixed(1)} of ${budget} kB`);
  if (values.files) for (const { file, bytes } of files) console.log(`  ${(bytes / 1_000).toFixed(1).padStart(6)}  ${file}`);
}
await keepBudgets(frontends).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
