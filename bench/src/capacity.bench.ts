/**
 * The resources for a Saturday of golf, for 1 % of the United States up to half of the world: `npm run bench -- capacity` writes docs/capacity.md, from the
 * newest measured figures if there are any. With assumptions (`burst=4`) it prints the document instead.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capacityDocument } from './capacity/document';
import { ASSUMPTIONS, type Assumptions, type Figures, type Measured } from './capacity/model';

const ROOT = join(__dirname, '..', '..');
const FIGURES = join(ROOT, 'docs', 'capacity.json');
const MEASURED = join(ROOT, 'bench', 'results', 'saturday.json');
/** The results of `npm run bench -- fan-out`: memory after a garbage collection, in processes of their own. */
const SOCKETS = join(ROOT, 'bench', 'results', 'fan-out-memory.json');

const STORES: Readonly<Record<string, string>> = {
  'mongo-java-server': "mongo-java-server on one file, which has no copies: its processor time says little of MongoDB's",
};

/** Further facts of a run that the document shows. */
const FACTS = [
  'acknowledged scores lost',
  'refused for good',
  'sent more than once',
  'other phones that were later than three gaps',
  'notices received',
  'reads a notice',
  'phones that lost their signal',
];

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

function figures(): Measured {
  return JSON.parse(readFileSync(FIGURES, 'utf8')) as Measured;
}

/** Kilobytes of heap of a socket, at gateway and realtime together; RSS reuses free pages from the start. The earlier figure, if there is no new result. */
function kBASocket(): number {
  if (!existsSync(SOCKETS)) return figures().kBASocket;
  const [row] = (JSON.parse(readFileSync(SOCKETS, 'utf8')) as { readonly rows: readonly Readonly<Record<string, number>>[] }).rows;
  return Number(((row?.['heap kB'] ?? 0) + (row?.['its heap kB'] ?? 0)).toFixed(1));
}

function takeMeasured(): void {
  if (!existsSync(MEASURED)) return;
  const {
    machine,
    load,
    store,
    sockets,
    costs,
    rows,
    disturbed,
    'of a 1 % Saturday': part,
    ...run
  } = JSON.parse(readFileSync(MEASURED, 'utf8')) as Readonly<Record<string, number>> & {
    readonly machine: { readonly cpu: string; readonly cores: number };
    readonly load: { readonly groups: number; readonly seconds: number };
    readonly store: string;
    readonly sockets: number;
    readonly 'of a 1 % Saturday': { readonly writes: number; readonly sockets: number };
    readonly rows: Measured['latencies'];
    readonly disturbed: readonly { readonly what: string; readonly 'at s': number }[];
    readonly costs: Omit<Figures, 'kBASocket'>;
  };
  const { memoryMB } = costs;
  const before = figures().cpuMsAWrite;
  // Other work of a process may hide what its writes cost. Nothing would then be planned for them, so the figure of the run before counts.
  const hidden = Object.keys(costs.cpuMsAWrite).filter((kind) => costs.cpuMsAWrite[kind] === 0);
  const cpuMsAWrite = Object.fromEntries(Object.entries(costs.cpuMsAWrite).map(([kind, cost]) => [kind, cost || (before[kind] ?? 0)]));
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const measured =
    `${machine.cores} cores of ${machine.cpu}; ${load.groups} groups, ${sockets} sockets, ${run['writes a second']} writes a second, ${load.seconds} seconds: ` +
    `${percent(part.writes)} of the writes of 1 % of the US, ${percent(part.sockets)} of its sockets. The store was ${STORES[store] ?? store}.` +
    (hidden.length > 0 ? ` ${hidden.join(' and ')} took no more processor time with writes than without; the table has the figures of the run before.` : '');
  const figuresOfRun: Measured = {
    measured,
    cpuMsAWrite,
    memoryMB,
    kBASocket: kBASocket(),
    latencies: rows,
    facts: Object.fromEntries(FACTS.map((name) => [name, run[name] ?? 0])),
    disturbed: disturbed.map(({ what, 'at s': at }) => `${what} at ${at} s`),
  };
  writeFileSync(FIGURES, `${JSON.stringify(figuresOfRun, null, 2)}\n`);
  copyFileSync(join(ROOT, 'bench', 'results', 'saturday.png'), join(ROOT, 'docs', 'images', 'saturday.png'));
}
