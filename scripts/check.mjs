/**
 * `npm run check`: types, lint, module boundaries, dead code, duplicates and the format (`npm run format:check`; `npm run format` fixes it), two at a time.
 * Prints the duration of each, and the output of failed ones only.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './lib/run.mjs';

/** The commands of `npm run typecheck` and `npm run lint`, word for word. */
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const [lint, walls] = scripts.lint.split(' && ');

const CHECKS = [
  ['types', scripts.typecheck],
  ['lint', lint],
  ['walls', walls],
  ['dead code', 'knip'],
  ['duplicates', 'jscpd'],
  ['format', scripts['format:check']],
];

/** Finds the tools where npm scripts find them. */
const env = { ...process.env, PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: ROOT, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.once('close', (code) => resolve({ code, output: Buffer.concat(output) }));
  });
}

let failed = 0;
const queue = [...CHECKS];
const next = async () => {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const [name, command] = check;
    const begun = Date.now();
    const { code, output } = await run(command);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - begun) / 1000)} s)`);
    if (code === 0) continue;
    failed += 1;
    process.stdout.write(output);
  }
};
await Promise.all([next(), next()]);
process.exit(failed === 0 ? 0 : 1);
