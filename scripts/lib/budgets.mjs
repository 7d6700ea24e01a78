import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLoadOf, heaviestModuleOf, kilobytes, partOf } from './first-load.mjs';

/**
 * Compares the builds with `frontends/budgets.json`.
 *
 * @param {string} frontends the folder of the frontends and of the budgets
 * @returns {Promise<{ name: string, kB: number, budget: number, files: import('./first-load.mjs').Files }[]>} one entry per budget
 */
export async function measuredBudgets(frontends) {
  const { firstLoads, remotes, parts = {} } = JSON.parse(await readFile(join(frontends, 'budgets.json'), 'utf8'));
  const measured = async (name, budget, files) => ({ name, budget, files: await files, kB: kilobytes(await files) });
  return Promise.all([
    ...Object.entries(firstLoads).map(([name, { kB, ...what }]) => measured(name, kB, firstLoadOf(frontends, what))),
    ...Object.entries(remotes).map(([name, kB]) => measured(`remote ${name}`, kB, heaviestModuleOf(frontends, name))),
    ...Object.entries(parts).map(([name, { kB, ...what }]) => measured(name, kB, partOf(frontends, what))),
  ]);
}

/** @throws Error with a line for each exceeded budget, and its largest files */
export async function keepBudgets(frontends) {
  const exceeded = (await measuredBudgets(frontends)).filter(({ kB, budget }) => kB > budget);
  if (exceeded.length === 0) return;
  const lines = exceeded.map(({ name, kB, budget, files }) => {
    const largest = [...files].sort((one, other) => other.bytes - one.bytes).slice(0, 5);
    return `${name}: ${kB.toFixed(1)} kB, ${(kB - budget).toFixed(1)} kB over its budget of ${budget} kB; the largest: ${largest.map(({ file, bytes }) => `${file} ${(bytes / 1_000).toFixed(1)}`).join(', ')}`;
  });
  throw new Error(`Over frontends/budgets.json (gzip):\n  ${lines.join('\n  ')}`);
}
