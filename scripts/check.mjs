/** `npm run check`: types, lint, the walls between parts, dead code and duplicates, two at a time; says what each took and prints only what fails. */
import { spawn } from 'node:child_process';
import { ROOT } from './lib/run.mjs';

const CHECKS = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['walls', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'services', 'frontends', 'gateway', 'embedded', 'infra']],
  ['dead code', 'knip', []],
  ['duplicates', 'jscpd', []],
];

function run(tool, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/.bin/${tool}`, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
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
    const [name, tool, args] = check;
    const begun = Date.now();
    const { code, output } = await run(tool, args);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - begun) / 1000)} s)`);
    if (code === 0) continue;
    failed += 1;
    process.stdout.write(output);
  }
};
await Promise.all([next(), next()]);
process.exit(failed === 0 ? 0 : 1);
