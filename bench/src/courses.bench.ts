/**
 * What the course library costs: reading it at the start (target: under 150 ms and 15 MB), its first search, which indexes it, and 2,000 searches of
 * all kinds (target: p99 under 20 ms), in one process that does nothing else, in processor time. Exits with 1 if a target is missed.
 */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openCourseLibrary } from '@fairshare/groups-service';
import { median, quantile } from './measure';
import { report, rounded } from './report';

const FOLDER = join(__dirname, '..', '..', 'services', 'groups', 'data');
const SEARCHES = 2_000;
const TARGETS = { startMs: 150, megabytes: 15, p99Ms: 20 };

const SYLLABLES = [
  'pebble',
  'north',
  'tpc',
  'bethpage',
  'san',
  'lake',
  'oak',
  'river',
  'new york',
  'pine',
  'saint',
  'hills',
  'spring',
  'la',
  'ca',
  'florida',
  'valley',
  'eagle',
  'royal',
  'west',
  'golf',
  'a',
];
const PLACES = [undefined, { latitude: 36.6, longitude: -121.9 }, { latitude: 40.7, longitude: -73.9 }];

/** Of a query for each turn: one word, two, one being typed, one with letters missing. */
function typed(turn: number): string {
  const word = SYLLABLES[turn % SYLLABLES.length] ?? '';
  const other = SYLLABLES[(turn * 7 + 3) % SYLLABLES.length] ?? '';
  return [word, `${word} ${other}`, word.slice(0, 3), `${word.slice(0, -2)}${word.slice(-1)} ${other}`][Math.floor(turn / SYLLABLES.length) % 4] ?? word;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Megabytes in use, on and off the heap. */
function megabytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}

/** Milliseconds of this process's processor time: other work on the machine does not count. */
async function timed(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

void main();

async function main(): Promise<void> {
  const before = megabytes();
  let library = openCourseLibrary('off', [], () => undefined);
  const startMs = await timed(() => (library = openCourseLibrary(undefined, [FOLDER], () => undefined)));
  const read = megabytes() - before;
  const firstMs = await timed(() => library.find({ q: 'pebble', limit: 20 }));
  const indexed = megabytes() - before;
  for (let turn = 0; turn < 200; turn += 1) await library.find({ q: typed(turn), near: PLACES[turn % 3], limit: 20 });
  const times: number[] = [];
  for (let turn = 0; turn < SEARCHES; turn += 1) times.push(await timed(() => library.find({ q: typed(turn), near: PLACES[turn % 3], limit: 20 })));
  const p99Ms = quantile(times, 0.99);
  const rows = [
    { what: 'read at the start', ms: rounded(startMs), megabytes: rounded(read) },
    { what: 'first search, indexes it', ms: rounded(firstMs), megabytes: rounded(indexed) },
    { what: 'search, median', ms: rounded(median(times)), megabytes: '' },
    { what: 'search, p99', ms: rounded(p99Ms), megabytes: '' },
  ];
  const met = startMs < TARGETS.startMs && indexed < TARGETS.megabytes && p99Ms < TARGETS.p99Ms;
  report('courses', rows, { searches: SEARCHES, targets: TARGETS, met });
  process.exit(met ? 0 : 1);
}
