/**
 * What a Saturday of golf needs, for 1 % of the United States up to half of the world: `npm run bench -- capacity` writes docs/capacity.md, from the
 * newest measured figures where there are some; with assumptions (`burst=4`) it prints the document instead.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capacityDocument } from './capacity/document';
import { ASSUMPTIONS, type Assumptions, type Figures } from './capacity/model';

const ROOT = join(__dirname, '..', '..');
const FIGURES = join(ROOT, 'docs', 'capacity.json');
const MEASURED = join(ROOT, 'bench', 'results', 'saturday.json');

const given = process.argv.slice(2).map((argument) => argument.split('='));
const unknown = given.find(([name = '', value]) => !(name in ASSUMPTIONS) || !(Number(value) > 0));
if (unknown) {
  console.error(`${unknown.join('=')} is no assumption with a number above 0: ${Object.keys(ASSUMPTIONS).join(', ')}`);
  process.exitCode = 1;
} else if (given.length > 0) {
  const changed: Assumptions = { ...ASSUMPTIONS, ...Object.fromEntries(given.map(([name, value]) => [name, Number(value)])) };
  console.log(capacityDocument(changed, figures()));
} else {
  takeMeasured();
  writeFileSync(join(ROOT, 'docs', 'capacity.md'), capacityDocument(ASSUMPTIONS, figures()));
  console.log('docs/capacity.md is written');
}

function figures(): Figures & { readonly measured: string } {
  return JSON.parse(readFileSync(FIGURES, 'utf8')) as Figures & { readonly measured: string };
}

function takeMeasured(): void {
  if (!existsSync(MEASURED)) return;
  const { machine, load, sockets, costs, ...run } = JSON.parse(readFileSync(MEASURED, 'utf8')) as Record<string, never> & {
    readonly machine: { readonly cpu: string; readonly cores: number };
    readonly load: { readonly groups: number; readonly seconds: number };
    readonly sockets: number;
    readonly costs: Figures;
  };
  const { cpuMsAWrite, memoryMB, kBASocket } = costs;
  const measured = `${machine.cores} cores of ${machine.cpu}; ${load.groups} groups, ${sockets} sockets, ${String(run['writes a second'])} writes a second, ${load.seconds} seconds.`;
  writeFileSync(FIGURES, `${JSON.stringify({ measured, cpuMsAWrite, memoryMB, kBASocket }, null, 2)}\n`);
}
