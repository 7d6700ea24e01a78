import { readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { publishToEachPartition } from '@fairshare/event-bus/testing';
import type { ProcessName } from '@fairshare/service-kit';
import { eventually, type Engine } from '@fairshare/testing';
import { Scorer } from '../support/scorer';
import type { PlatformUnderTest } from '../support/start';

/** With a length of their own (see faults.ts) every fault is tried by itself; else those that matter most, together where they can be. */
export const THOROUGH = process.env['FAULT_SECONDS'] !== undefined;
const DIST = resolve(__dirname, '..', '..', '..', '..', 'services', 'games', 'dist');

/** Something that goes wrong: how, at the third of the load's time, and how it is made good again at the second. */
export interface Fault {
  readonly name: string;
  /** Makes what there must be before it strikes, while nobody writes. */
  readonly prepare?: (platform: PlatformUnderTest) => Promise<void>;
  readonly strike: (platform: PlatformUnderTest) => Promise<void>;
  readonly repair?: (platform: PlatformUnderTest) => Promise<void>;
  /** Seconds it takes at least until it is felt; default: it is felt at once. */
  readonly lasts?: number;
  /** Nothing can be written meanwhile: some writes must have been sent again. */
  readonly interrupts: boolean;
  /** What stays while it lasts answers everything in time, if only with 503, and all is well a moment after its end. */
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
/** A service waits 5 s for its database: what is over sooner, writes have only waited for. Longer than twice that, whatever else they wait for. Seconds. */
const LONGER_THAN_WRITES_WAIT = 12;
const engineKilled = (name: keyof PlatformUnderTest['engines'], called: string): Fault => ({
  name: `kill -9 of ${called}`,
  strike: ({ engines }) => engines[name].kill(),
  repair: ({ engines }) => engines[name].restart(),
  ...(name === 'mongo' && { lasts: LONGER_THAN_WRITES_WAIT }),
  interrupts: name === 'mongo',
  isAnswered: false,
});

/** They are there, hold their connections and say nothing. Whoever looks after processes may have replaced them before they go on. */
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
    // A gateway that hangs answers nobody: clients, and a balancer before it, go to the other one.
    isAnswered: !names.some((name) => name.startsWith('gateway')),
  };
}
function goOn(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It was ended meanwhile.
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

/** A container's disk is its machine's: there it cannot be filled. */
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
/** What no consumer can make anything of, on the topic that everybody listens to; one of them is larger than a letter may be. */
const BAD_RECORDS: Fault = {
  name: 'oversized and unreadable records',
  strike: async ({ engines: { kafka } }) => {
    const values = [Buffer.alloc(3.9 * MEGABYTE), Buffer.alloc(3.9 * MEGABYTE, '"'), Buffer.from('{"half":'), Buffer.from('{"specversion":"1.0","subject":"bad"}'), null];
    // On each partition: one that blocks blocks all of its aggregates.
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
/** Anybody may begin to send something; nobody has to finish it. */
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

/** What a later release would be: its rounds have a higher schema, of which this one knows nothing. */
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
/** As of some seasons: a later release begins by indexing all of them, while the earlier one and the phones go on. */
const EARLIER_ROUNDS = 160;
const GOLFERS = 8;
async function playEarlierRounds(platform: PlatformUnderTest): Promise<void> {
  const playSome = async (_: unknown, number: number) => {
    const golfer = await Scorer.register(platform, number);
    for (let round = 0; round < EARLIER_ROUNDS / GOLFERS; round += 1) await golfer.openRound(`Round ${round}`);
  };
  await Promise.all(Array.from({ length: GOLFERS }, playSome));
}
/** Milliseconds a later release has to index what is there, on the slowest of engines and a machine with much else to do. */
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
  // The rollout goes on to its end.
  repair: async (platform) => {
    await platform.instance('games-1').process.renew(await nextRelease());
  },
  interrupts: false,
  isAnswered: true,
};

/** Those with one instance, one of those with two, and both of two. Processes come back by themselves, engines are brought back. */
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

/** Two releases come last: from then on it is the later one that runs. */
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
