/**
 * A Saturday on the distributed platform: groups of four with three phones each play their rounds, faster than on a course, while phones lose their
 * signal, every service is deployed once and the broker is restarted. It measures the time from the tap to the other phone, the resources of each process,
 * and losses.
 * SATURDAY_GROUPS, SATURDAY_PACE, SATURDAY_SECONDS: another size. Exits with an error when an acknowledged score is lost.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDistributedEnvironment, startDistributed, type DistributedPlatform } from '@fairshare/distributed';
import { freePort } from '@fairshare/engines';
import { buildProcesses } from './live/platforms';
import { quantile } from './measure';
import { drawPlot } from './plot';
import { report, rounded } from './report';
import { startRole } from './role';
import { hostBalancer } from './saturday/balancer';
import { playPart, type Outcome, type Part } from './saturday/phones';
import { busiest, look, type Look, rate } from './saturday/looks';
import { gapOf, PHONES_A_GROUP, ROUND_SECONDS, WRITES_A_ROUND, type Load } from './saturday/schedule';
import type { Seen } from './saturday/group';

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const LOAD: Load = { groups: number('SATURDAY_GROUPS', 76), pace: number('SATURDAY_PACE', 20), seconds: number('SATURDAY_SECONDS', 600), seed: 18 };
/** The server of MongoDB's protocol that development uses. */
const STORE = 'mongo-java-server';
/** Each call queries auth about its session: therefore one more instance, as for a deploy without downtime. */
const INSTANCES = { auth: 2 };
/** Processes in which phones run. */
const PHONE_PROCESSES = 2;
/** Seconds between two measurements of processes. `QUIET`: of quiet before the first round begins. */
const LOOK_EVERY = 5;
const QUIET = number('SATURDAY_QUIET', 40);
/** Milliseconds after the beginning of a disturbance in which a write counts as disturbed by it. */
const AFTERWARDS = 20_000;
/** Seconds until all effects of creating the groups have settled. */
const SETTLING = number('SATURDAY_SETTLING', 90);
/** Where in the run, as a share of it, everything is deployed. `BROKER`: where the broker is restarted. */
const DEPLOYS = [0.3, 0.7] as const;
const BROKER = 0.8;

const [role = '', part = ''] = process.argv.slice(2);
if (role === 'phones') void playPart(JSON.parse(part) as Part);
else if (role === 'balancer') hostBalancer(JSON.parse(part) as string[]);
else void main();

async function main(): Promise<void> {
  buildProcesses();
  const dataDir = mkdtempSync(join(tmpdir(), 'fairshare-bench-saturday-'));
  const environment = readDistributedEnvironment({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const platform = await startDistributed(environment, { environment: { ...process.env, NODE_ENV: 'production', RATE_LIMIT_MULTIPLIER: '10000' }, instances: INSTANCES });
  const lookAt = (at: number) => look(platform, at);
  try {
    await platform.ready();
    const balancer = await startRole<{ readonly url: string }>(__filename, ['balancer', JSON.stringify(platform.urls)]);
    const each = Math.ceil(LOAD.groups / PHONE_PROCESSES);
    const parts = Array.from({ length: PHONE_PROCESSES }, (_, index): Part => ({ ...LOAD, groups: each, seed: LOAD.seed + index * 100, url: balancer.ready.url }));
    console.log(`${each * PHONE_PROCESSES} groups are made ready ...`);
    const phones = await Promise.all(parts.map((one) => startRole(__filename, ['phones', JSON.stringify(one)])));
    await Promise.all(phones.map((one) => one.ask('connect')));
    await later(SETTLING);
    const began = performance.now();
    const clock = () => (performance.now() - began) / 1_000;
    const looks: Look[] = [lookAt(clock())];
    const looking = setInterval(() => looks.push(lookAt(clock())), LOOK_EVERY * 1_000);
    await later(QUIET);
    const quiet = lookAt(clock());
    const startedAt = Date.now();
    const [outcomes, { calm, faults }] = await Promise.all([Promise.all(phones.map((one) => one.ask<Outcome>('play'))), disturb(platform, () => lookAt(clock()))]);
    const end = lookAt(clock());
    clearInterval(looking);
    await Promise.all([...phones, balancer].map((one) => one.stop()));
    await conclude({ outcomes, faults, looks, first: looks[0] ?? quiet, quiet, calm, end, startedAt });
  } finally {
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Fault {
  readonly what: string;
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
}

/** Deploys each process once the one before is ready, and restarts the broker. Also returns the measurement before the first deploy. */
async function disturb({ instances, engines, ready }: DistributedPlatform, lookNow: () => Look): Promise<{ calm: Look; faults: Fault[] }> {
  const began = Date.now();
  const faults: Fault[] = [];
  const [from, until] = DEPLOYS.map((share) => share * LOAD.seconds * 1_000);
  const every = ((until ?? 0) - (from ?? 0)) / instances.length;
  await later((from ?? 0) / 1_000);
  const calm = lookNow();
  for (const [index, { process: instance }] of instances.entries()) {
    await later((began + (from ?? 0) + index * every - Date.now()) / 1_000);
    faults.push(
      await timed(`deploy of ${instance.name}`, async () => {
        await instance.renew();
        await ready();
      }),
    );
  }
  await later((began + BROKER * LOAD.seconds * 1_000 - Date.now()) / 1_000);
  faults.push(await timed('restart of the broker', async () => engines.kafka.server?.restart()));
  return { calm, faults };
}

async function timed(what: string, work: () => Promise<unknown>): Promise<Fault> {
  const from = Date.now();
  await work();
  return { what, from, until: Date.now() };
}

interface Run {
  readonly outcomes: readonly Outcome[];
  readonly faults: readonly Fault[];
  readonly looks: readonly Look[];
  readonly first: Look;
  readonly quiet: Look;
  /** The last measurement before any disturbance: a deployed process counts from zero again. */
  readonly calm: Look;
  readonly end: Look;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

async function conclude({ outcomes, faults, looks, first, quiet, calm: untilCalm, end, startedAt }: Run): Promise<void> {
  const seen = outcomes.flatMap((one) => one.seen);
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
  const calmUntil = DEPLOYS[0] * LOAD.seconds * 1_000 + startedAt;
  const calm = seen.filter(({ at }) => at < calmUntil);
  const rows = [latency('before anything is disturbed', calm), latency('the whole run', seen)];
  const writes = seen.length;
  const seconds = end.at - quiet.at;
  const sockets = LOAD.groups * PHONES_A_GROUP;
  const perProcess = [...end.taken.keys()].map((name) => {
    const [idle, busy] = [rate(first, quiet, name), rate(quiet, untilCalm, name)];
    const memory = looks.flatMap(({ at, taken }) => (at < quiet.at ? [] : [taken.get(name)?.memory ?? 0]));
    return {
      process: name,
      'CPU ms a second, quiet': rounded(idle * 1_000, 1),
      'CPU ms a second, playing': rounded(busy * 1_000, 1),
      'MB at first': rounded(memory[0] ?? 0, 0),
      'MB at the end': rounded(memory.at(-1) ?? 0, 0),
      'MB at most': rounded(Math.max(...memory), 0),
    };
  });
  console.table(perProcess);
  const lost = sum((one) => one.lost);
  const failed = outcomes.flatMap((one) => one.failed);
  const late = seen.flatMap(({ held }) => held).filter((one) => one === null).length;
  const notices = sum((one) => one.notices);
  const facts = {
    load: LOAD,
    store: STORE,
    sockets,
    'writes a second': rounded(writes / seconds, 1),
    'seconds between two writes of a group': rounded(gapOf(LOAD), 1),
    'of a 1 % Saturday': { writes: rounded(writes / seconds / 13, 2), sockets: rounded(sockets / 10_600, 2) },
    'acknowledged scores lost': lost,
    'refused for good': failed.length,
    'sent more than once': seen.filter(({ tries }) => tries > 1).length,
    'calls made again': outcomes.map((one) => one.again),
    'other phones that were later than three gaps': late,
    'notices received': notices,
    'reads a notice': rounded(sum((one) => one.reads) / notices, 3),
    'phones that lost their signal': sum((one) => one.drops),
    disturbed: faults.map(({ what, from, until }) => ({
      what,
      'at s': rounded((from - startedAt) / 1_000, 0),
      'for s': rounded((until - from) / 1_000, 1),
      ...worst(seen.filter(({ at }) => at > from - 1_000 && at < Math.max(until, from + AFTERWARDS))),
      ...busiest(looks, (from - startedAt) / 1_000 + quiet.at, (Math.max(until, from + AFTERWARDS) - startedAt) / 1_000 + quiet.at),
    })),
    perProcess,
    costs: costsOf({ first, quiet, calm: untilCalm, writes: calm.length }),
  };
  console.log(JSON.stringify({ ...facts, perProcess: undefined }, null, 2));
  if (failed.length > 0) console.log(failed.slice(0, 5).join('\n'));
  report('saturday', rows, facts);
  await draw(seen, looks, startedAt, quiet.at);
  if (lost > 0 || failed.length > 0) process.exitCode = 1;
}

/** The maxima of some writes: milliseconds until the response, and until the last other phone had the score. `late`: phones that had it too late to be seen. */
function worst(some: readonly Seen[]) {
  const held = some.flatMap((one) => one.held);
  return {
    'slowest answer ms': rounded(Math.max(0, ...some.map(({ accepted }) => accepted)), 0),
    'sent again': some.filter(({ tries }) => tries > 1).length,
    'held last ms': rounded(Math.max(0, ...held.map((one) => one ?? 0)), 0),
    late: held.filter((one) => one === null).length,
    writes: some.length,
  };
}

function latency(name: string, seen: readonly Seen[]): Record<string, string | number> {
  const known = (values: readonly (number | null)[]) => values.filter((one) => one !== null);
  const [accepted, received, held] = [seen.map((one) => one.accepted), known(seen.flatMap((one) => one.received)), known(seen.flatMap((one) => one.held))];
  const at = (values: readonly number[], share: number) => rounded(quantile(values, share), 0);
  return {
    'tap to the other phone, ms': name,
    writes: seen.length,
    'answer p50': at(accepted, 0.5),
    'answer p99': at(accepted, 0.99),
    'received p50': at(received, 0.5),
    'received p95': at(received, 0.95),
    'held p50': at(held, 0.5),
    'held p95': at(held, 0.95),
    'held p99': at(held, 0.99),
  };
}

/** The input of docs/capacity.md. */
function costsOf({ first, quiet, calm, writes }: Pick<Run, 'first' | 'quiet' | 'calm'> & { readonly writes: number }) {
  const kinds = new Map<string, string[]>();
  for (const name of calm.taken.keys()) kinds.set(kindOf(name), [...(kinds.get(kindOf(name)) ?? []), name]);
  const seconds = calm.at - quiet.at;
  const all = (of: (name: string) => number, names: readonly string[]) => names.reduce((total, name) => total + of(name), 0);
  return {
    cpuMsAWrite: Object.fromEntries(
      [...kinds].map(([kind, names]) => [kind, rounded(Math.max(0, (all((name) => rate(quiet, calm, name) - rate(first, quiet, name), names) * seconds * 1_000) / writes), 2)]),
    ),
    memoryMB: Object.fromEntries([...kinds].map(([kind, names]) => [kind, rounded(all((name) => quiet.taken.get(name)?.memory ?? 0, names) / names.length, 0)])),
    writesARound: WRITES_A_ROUND,
    roundSeconds: ROUND_SECONDS,
  };
}

const kindOf = (name: string) => name.replace(/-\d+$/, '');

async function draw(seen: readonly Seen[], looks: readonly Look[], startedAt: number, quietAt: number): Promise<void> {
  const bucket = LOAD.seconds / 40;
  const buckets = Array.from({ length: 40 }, (_, index) => seen.filter(({ at }) => Math.floor((at - startedAt) / 1_000 / bucket) === index));
  const line = (share: number) =>
    buckets.flatMap((some, index): [number, number][] => {
      const held = some.flatMap((one) => one.held).filter((one) => one !== null);
      return held.length === 0 ? [] : [[((index + 0.5) * bucket) / 60, quantile(held, share)]];
    });
  const names = [...(looks.at(-1)?.taken.keys() ?? [])];
  const memory = names.map((name) => ({
    name,
    points: looks.flatMap(({ at, taken }): [number, number][] => {
      const memory = taken.get(name)?.memory;
      return at < quietAt || !memory ? [] : [[(at - quietAt) / 60, memory]];
    }),
  }));
  const png = await drawPlot([
    {
      isOverTime: true,
      title: 'From the tap to the other phone',
      x: 'minutes',
      y: 'milliseconds',
      series: [
        { name: 'p50', points: line(0.5) },
        { name: 'p95', points: line(0.95) },
        { name: 'p99', points: line(0.99) },
      ],
    },
    { isOverTime: true, title: 'Memory of each process', x: 'minutes', y: 'megabytes', series: memory },
  ]);
  const folder = join(__dirname, '..', 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'saturday.png'), png);
}

const later = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, seconds * 1_000)));
