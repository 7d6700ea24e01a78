import { readFileSync } from 'node:fs';
import { cpuTimeOf } from '../gateway/cpu-time';

/** Processor time in microseconds: of the pinned processes together, of each engine, of the load, and of the machine, idle and in all. */
interface Clocked {
  readonly at: number;
  readonly own: number;
  readonly load: number;
  readonly engines: Readonly<Record<string, number>>;
  readonly idle: number;
  readonly all: number;
}

/** What was used between two looks, in cores. */
export interface Used {
  readonly own: number;
  readonly load: number;
  readonly engines: Readonly<Record<string, number>>;
  /** That nobody used. */
  readonly idle: number;
  /** That processes used which are not the bench's. */
  readonly others: number;
}

/** Ids of processes. The load is this process, with the children that ended. */
interface Watched {
  readonly own: readonly number[];
  readonly engines: Readonly<Record<string, number>>;
}

const TICK = 10_000;

/** Of these processes, now. */
export function clock({ own, engines }: Watched): Clocked {
  const ticks = (/^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '').split(' ').map(Number);
  // user, nice, system, idle, waiting for a disk, …
  const idle = (ticks[3] ?? 0) + (ticks[4] ?? 0);
  const all = ticks.slice(0, 8).reduce((total, each) => total + each, 0);
  return {
    at: performance.now(),
    own: own.reduce((total, pid) => total + cpuTimeOf(pid), 0),
    load: ofLoad(),
    engines: Object.fromEntries(Object.entries(engines).map(([name, pid]) => [name, cpuTimeOf(pid)])),
    idle: idle * TICK,
    all: all * TICK,
  };
}

function ofLoad(): number {
  const { user, system } = process.cpuUsage();
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return user + system + (Number(fields[13]) + Number(fields[14])) * TICK;
}

export function usedBetween(before: Clocked, after: Clocked): Used {
  const cores = (microseconds: number) => microseconds / 1_000 / (after.at - before.at);
  const [own, load, idle] = [cores(after.own - before.own), cores(after.load - before.load), cores(after.idle - before.idle)];
  const engines = Object.fromEntries(Object.entries(after.engines).map(([name, used]) => [name, cores(used - (before.engines[name] ?? 0))]));
  const ours = own + load + Object.values(engines).reduce((sum, used) => sum + used, 0);
  return { own, load, engines, idle, others: Math.max(0, cores(after.all - before.all) - idle - ours) };
}

/** Above this share something counts as full. */
const FULL = 0.9;
/** Cores that are left over when the machine counts as full. */
const LEFT = 0.2;

/** What kept it from more: the first that was full. `allotted`: cores that the pinned processes had together. */
export function whatStops({ own, load, engines, idle, others }: Used, allotted: number): string {
  if (own >= FULL * allotted) return 'their own share';
  if (idle <= LEFT) return others > FULL ? 'the machine, busy with others' : 'the machine';
  const engine = Object.entries(engines).find(([, used]) => used >= FULL);
  if (engine) return engine[0];
  return load >= FULL ? 'the load' : 'waiting, with room everywhere';
}
