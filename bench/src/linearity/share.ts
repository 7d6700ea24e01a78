import { existsSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuTimeOf } from '../gateway/cpu-time';

/** Holds processes to a fixed share of one processor each. */
export interface Limiter {
  /** How, for the report. */
  readonly means: string;
  /** From now on this process gets no more than this share (0.2: a fifth of one processor). Returns what ends it, for a process that is gone, too. */
  hold(pid: number, share: number): () => void;
}

/** Microseconds in which a process may use its share at once: short, so that nobody waits long for their turn. */
const PERIOD = 50_000;
/** Milliseconds between two looks of who stops processes himself. */
const LOOK_EVERY = 10;

const V2 = '/sys/fs/cgroup';
const V1 = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup/cpu,cpuacct'];
const GROUP = 'fairshare-bench-';

/** The first that this machine allows: a control group of version 2, one of version 1, or stopping and continuing processes in turns. */
export function limiter(): Limiter {
  return (
    controlGroups('cgroup v2, cpu.max', preparedV2, (quota) => [['cpu.max', `${quota} ${PERIOD}`]]) ??
    controlGroups('cgroup v1, cpu.cfs_quota_us', preparedV1, quotaV1) ??
    stopping()
  );
}

const quotaV1 = (quota: number): [string, string][] => [
  ['cpu.cfs_period_us', String(PERIOD)],
  ['cpu.cfs_quota_us', String(quota)],
];

function preparedV2(): string | undefined {
  if (!existsSync(join(V2, 'cgroup.controllers')) || !/\bcpu\b/.test(readFileSync(join(V2, 'cgroup.controllers'), 'utf8'))) return undefined;
  writeFileSync(join(V2, 'cgroup.subtree_control'), '+cpu');
  return V2;
}

const preparedV1 = (): string | undefined => V1.find((folder) => existsSync(join(folder, 'cpu.cfs_quota_us')));

/** Null where they cannot be made here: no such controller, or no right to. */
function controlGroups(means: string, prepare: () => string | undefined, settings: (quota: number) => readonly (readonly [file: string, value: string])[]): Limiter | null {
  const make = (parent: string, share: number) => {
    const folder = mkdtempSync(join(parent, GROUP));
    for (const [file, value] of settings(Math.round(PERIOD * share))) writeFileSync(join(folder, file), value);
    return folder;
  };
  try {
    const parent = prepare();
    if (parent === undefined) return null;
    rmdirSync(make(parent, 1));
    return {
      means,
      hold(pid, share) {
        const folder = make(parent, share);
        writeFileSync(join(folder, 'cgroup.procs'), String(pid));
        return () => {
          if (isAlive(pid)) writeFileSync(join(parent, 'cgroup.procs'), String(pid));
          rmdirSync(folder);
        };
      },
    };
  } catch {
    return null;
  }
}

/** Stops whoever has had more than their share since they were held, and lets them go on when it is theirs again. */
function stopping(): Limiter {
  return {
    means: `SIGSTOP and SIGCONT, a look every ${LOOK_EVERY} ms`,
    hold(pid, share) {
      const [began, before] = [performance.now(), cpuTimeOf(pid)];
      const look = () => {
        const allowed = (performance.now() - began) * 1_000 * share;
        signal(pid, cpuTimeOf(pid) - before > allowed ? 'SIGSTOP' : 'SIGCONT');
      };
      const looking = setInterval(look, LOOK_EVERY);
      return () => {
        clearInterval(looking);
        signal(pid, 'SIGCONT');
      };
    },
  };
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

const isAlive = (pid: number): boolean => signal(pid, 0);
