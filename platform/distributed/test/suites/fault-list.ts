import { readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { publishToEachPartition } from '@fairshare/event-bus/testing';
import type { ProcessName } from '@fairshare/service-kit';
import { eventually, type Engine } from '@fairshare/testing';
import { Scorer } from '../support/scorer';
import type { PlatformUnderTest } from '../support/start';
import { THOROUGH } from '../support/thorough';

const DIST = resolve(__dirname, '..', '..', '..', '..', 'services', 'games', 'dist');

/** A fault: `strike` causes it after a third of the load's time, `repair` ends it after two thirds. */
export interface Fault {
  readonly name: string;
  /** Creates what the fault needs before it strikes, while no client writes. */
  readonly prepare?: (platform: PlatformUnderTest) => Promise<void>;
  readonly strike: (platform: PlatformUnderTest) => Promise<void>;
  readonly repair?: (platform: PlatformUnderTest) => Promise<void>;
  /** Minimum duration in seconds for the fault to have an effect; default: it has one at once. */
  readonly lasts?: number;
  /** True: no write succeeds during the fault, so some writes must have been retried. */
  readonly interrupts: boolean;
  /** True: everything else responds in time during the fault, if only with 503, and works again a moment after its end. */
  readonly isAnswered: boolean;
}

const killed = (...names: string[]): Fault => ({
  name: `kill -9 of ${names.join(', ')}`,
  strike: async (platform) => {
    await Promise.all(names.map((name) => platform.instance(name).process.kill()));
  },
  interrupts: names.includes('games-1') && names.includes('games-2'),
  isAnswered: false,
});
/** A service waits 5 s for its database, so a shorter fault only delays writes. This is more than twice that, whatever else they wait for. Seconds. */
const LONGER_THAN_WRITES_WAIT = 12;
const engineKilled = (name: keyof PlatformUnderTest['engines'], called: string): Fault => ({
  name: `kill -9 of ${called}`,
  strike: ({ engines }) => engines[name].kill(),
  repair: ({ engines }) => engines[name].restart(),
  ...(name === 'mongo' && { lasts: LONGER_THAN_WRITES_WAIT }),
  interrupts: name === 'mongo',
  isAnswered: false,
});

/** The processes exist and hold their connections, but do not respond. Their supervisor may have replaced them before they continue. */
function hung(...names: string[]): Fault {
  const stopped: number[] = [];
  return {
    name: `SIGSTOP of ${names.join(', ')}`,
    strike: async (platform) => {
      stopped.push(...names.map((name) => platform.instance(name).process.pid ?? 0).filter(Boolean));
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    },
    repair: async () => {
      for (const pid of stopped.splice(0)) goOn(pid);
    },
    interrupts: names.includes('games-1') && names.includes('games-2'),
    // A gateway that hangs does not respond: clients, and a load balancer before it, use the other one.
    isAnswered: !names.some((name) => name.startsWith('gateway')),
  };
}
function goOn(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // The process was killed in the meantime.
  }
}
const engineHung = (name: keyof PlatformUnderTest['engines'], called: string): Fault => ({
  name: `SIGSTOP of ${called}`,
  strike: ({ engines }) => engines[name].pause(),
  repair: ({ engines }) => engines[name].resume(),
  lasts: LONGER_THAN_WRITES_WAIT,
  interrupts: name === 'mongo',
  isAnswered: true,
});

/** A container uses its machine's disk: there it cannot be filled. */
const withDisk = (engine: Engine): Required<Pick<Engine, 'fillDisk' | 'clearDisk'>> => {
  const { fillDisk, clearDisk } = engine;
  if (!fillDisk || !clearDisk) throw new Error('the disk of this engine cannot be filled: run the engines as processes');
  return { fillDisk, clearDisk };
};
const DISK_FULL: Fault = {
  name: 'a full disk of the database',
  strike: ({ engines }) => withDisk(engines.mongo).fillDisk(),
  repair: ({ engines }) => withDisk(engines.mongo).clearDisk(),
  interrupts: true,
  isAnswered: true,
};

const MEGABYTE = 1024 * 1024;
/** Records that no consumer can read, on the topic that all services consume; one of them is larger than a dead letter may be. */
const BAD_RECORDS: Fault = {
  name: 'oversized and unreadable records',
  strike: async ({ engines: { kafka } }) => {
    const values = [Buffer.alloc(3.9 * MEGABYTE), Buffer.alloc(3.9 * MEGABYTE, '"'), Buffer.from('{"half":'), Buffer.from('{"specversion":"1.0","subject":"bad"}'), null];
    // On each partition: a blocked partition blocks all of its aggregates.
    await publishToEachPartition(
      kafka.url.split(','),
      ['games', 'groups', 'accounts'],
      values.map((value, number) => ({ key: `bad-${number}`, value })),
    );
  },
  interrupts: false,
  isAnswered: true,
};

const BODIES = 300;
const BODY = 1.9 * MEGABYTE;
/** Anybody may begin to send a body, and need not finish it. */
function unfinishedBodies(): Fault {
  const sockets: Socket[] = [];
  return {
    name: `${BODIES} unfinished bodies from strangers`,
    strike: async ({ urls }) => {
      for (let number = 0; number < BODIES; number += 1) {
        const { hostname, port } = new URL(urls[number % urls.length] ?? '');
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${BODY}\r\n\r\n`);
        socket.write(Buffer.alloc(BODY - 1, ' '));
        sockets.push(socket);
      }
    },
    repair: async () => {
      for (const socket of sockets.splice(0)) socket.destroy();
    },
    interrupts: false,
    isAnswered: true,
  };
}

/** Builds a script that behaves like a later release: its rounds have a higher schema, which this release does not know. */
async function nextRelease(): Promise<string> {
  const bundle = await readFile(join(DIST, 'main.cjs'), 'utf8');
  const next = bundle.replace(
    /(roundType = \{\s+kind: games\.kind,\s+schema: )(\d+),/,
    (_all, start: string, schema: string) => `${start}${Number(schema) + 1}, upcast: (state) => state,`,
  );
  if (next === bundle) throw new Error('the schema of rounds is not where it was in the bundle of games');
  const script = join(DIST, 'next.cjs');
  await writeFile(script, next);
  return script;
}
/** About as many as in some seasons: a later release begins by indexing all of them, while the earlier one and the phones continue. */
const EARLIER_ROUNDS = 160;
const GOLFERS = 8;
async function playEarlierRounds(platform: PlatformUnderTest): Promise<void> {
  const playSome = async (_: unknown, number: number) => {
    const golfer = await Scorer.register(platform, number);
    for (let round = 0; round < EARLIER_ROUNDS / GOLFERS; round += 1) await golfer.openRound(`Round ${round}`);
  };
  await Promise.all(Array.from({ length: GOLFERS }, playSome));
}
/** Milliseconds for a later release to index existing rounds, on the slowest of engines and a busy machine. */
const READY_WITHIN = 240_000;
const TWO_RELEASES: Fault = {
  name: 'two releases of games at once',
  ...(THOROUGH && { prepare: playEarlierRounds }),
  strike: async (platform) => {
    const newer = platform.instance('games-2');
    await newer.process.renew(await nextRelease());
    await eventually(
      () =>
        fetch(`${newer.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      Boolean,
      { within: READY_WITHIN, every: 100 },
    );
  },
  // The rollout is completed.
  repair: async (platform) => {
    await platform.instance('games-1').process.renew(await nextRelease());
  },
  interrupts: false,
  isAnswered: true,
};

/** Services with one instance; and those with two, of which one or both are killed. Processes are restarted by themselves, engines by `repair`. */
const ALONE = ['auth', 'groups', 'billing'] satisfies ProcessName[];
const TWICE = ['games', 'settlement', 'realtime', 'gateway'] satisfies ProcessName[];
const KILLED: readonly Fault[] = THOROUGH
  ? [...ALONE.map((name) => killed(`${name}-1`)), ...TWICE.flatMap((name) => [killed(`${name}-1`), killed(`${name}-1`, `${name}-2`)])]
  : [killed('auth-1', 'groups-1', 'billing-1'), killed('games-1', 'settlement-1', 'realtime-1', 'gateway-1'), killed('games-1', 'games-2', 'settlement-1', 'settlement-2')];
const HUNG: readonly Fault[] = THOROUGH
  ? [
      ...ALONE.map((name) => hung(`${name}-1`)),
      ...TWICE.flatMap((name) => [hung(`${name}-1`), hung(`${name}-1`, `${name}-2`)]),
      engineHung('kafka', 'the broker'),
      engineHung('redis', 'Redis'),
    ]
  : [hung('games-1', 'settlement-1', 'realtime-1')];

/** The fault with two releases comes last: from then on the later release runs. */
export const FAULTS: readonly Fault[] = [
  ...KILLED,
  engineKilled('kafka', 'the broker'),
  engineKilled('redis', 'Redis'),
  engineKilled('mongo', 'the database'),
  ...HUNG,
  engineHung('mongo', 'the database'),
  ...(THOROUGH ? [DISK_FULL, unfinishedBodies()] : []),
  BAD_RECORDS,
  TWO_RELEASES,
];
