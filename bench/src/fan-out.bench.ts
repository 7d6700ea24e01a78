/**
 * 2,000 sockets in 200 rooms on one realtime process: how soon all sockets of a room receive a change, alone and in all rooms at once,
 * and the memory of a socket; beside a bare socket.io server with the same rooms under the same load. In turns, each round in
 * a fresh process; medians of the rounds.
 *
 * Then, through Redis: the cost of a change for 1, 2 and 4 instances together; how soon all clients are back after an interruption of two seconds, and after
 * both of two instances were replaced; and the memory of a socket on both hops. Sizes come from the environment, see SIZES. The gateway has two connections a
 * socket: 5,000 need 10,000 file descriptors (`ulimit -n`).
 */
import { startNativeRedis } from '@fairshare/engines';
import { Audience } from './fan-out/audience';
import { CONTENDERS } from './fan-out/contenders';
import { measureDeploy, measureDrop } from './fan-out/drops';
import { hostDeployed, hostGateway } from './fan-out/front';
import { hostLine } from './fan-out/line';
import type { Ask, Memory, Ready, Size } from './fan-out/room-server';
import { hostSharing, measureInstances, type Way } from './fan-out/shared-rooms';
import { median, quantile } from './measure';
import { report, rounded } from './report';
import { endWithParent, startRole } from './role';

const sizeOf = (variable: string, byDefault: number): number => Number(process.env[variable] || byDefault);
const SIZES = { rooms: sizeOf('FAN_OUT_ROOMS', 200), rounds: sizeOf('FAN_OUT_ROUNDS', 3), dropped: sizeOf('FAN_OUT_DROPPED', 2_000), deployed: sizeOf('FAN_OUT_DEPLOYED', 5_000) };
const SIZE: Size = { rooms: SIZES.rooms, seats: 10 };
const ROUNDS = SIZES.rounds;
/** Changes of one room at a time, and of all rooms at once. */
const CHANGES = 400;
/** Changes that each of several instances sends. */
const SHARED_CHANGES = 2_000;
const BURSTS = 10;
const WARM_UP = 100;

interface Round {
  readonly alone: readonly number[];
  readonly burst: readonly number[];
  /** Bytes a socket. */
  readonly rss: number;
  readonly heap: number;
  /** Sockets a second that were admitted. */
  readonly admitted: number;
}

const [role = '', ...args] = process.argv.slice(2);
/** The roles, each in a process of its own, with its arguments. */
const ROLES: Readonly<Record<string, (...given: string[]) => unknown>> = {
  sharing: (redis = '', way = '', platform = '', size = '') => hostSharing(JSON.parse(size) as Size, redis, way as Way, platform),
  deployed: (redis = '', port = '', drainFor = '', size = '') => hostDeployed(JSON.parse(size) as Size, redis, Number(port), Number(drainFor)),
  gateway: (urls = '', size = '') => hostGateway(JSON.parse(size) as Size, JSON.parse(urls) as string[]),
  line: (to = '') => hostLine(to),
};
if (role) {
  endWithParent();
  void (ROLES[role] ?? (() => CONTENDERS[role]?.(SIZE)))(...args);
} else void main();

async function main(): Promise<void> {
  const names = Object.keys(CONTENDERS);
  const rounds = new Map<string, Round[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) rounds.get(name)?.push(await play(name));
  }
  conclude(names, rounds);

  const redis = await startNativeRedis();
  try {
    report('fan-out-instances', await measureInstances(__filename, redis.url, SIZE, SHARED_CHANGES, ROUNDS), { rounds: ROUNDS, ...SIZE, changes: SHARED_CHANGES });
    const dropped = await measureDrop(__filename, redis.url, SIZES.dropped);
    const deployed = await measureDeploy(__filename, redis.url, SIZES.deployed);
    report('fan-out-drops', [dropped.row, deployed]);
    report('fan-out-memory', [{ sockets: dropped.row.sockets, ...dropped.memory }]);
  } finally {
    await redis.close();
  }
}

async function play(name: string): Promise<Round> {
  const contender = await startRole<Ready>(__filename, [name], ['--expose-gc']);
  const send = (message: Ask) => void contender.process.send(message);
  const memory = () => contender.ask<Memory>({ ask: 'memory' } satisfies Ask);
  try {
    const before = await memory();
    const began = performance.now();
    const audience = await Audience.gather([contender.ready], SIZE);
    const seconds = (performance.now() - began) / 1_000;
    const after = await memory();
    const all = Array.from({ length: SIZE.rooms }, (_, room) => room);
    const change = (rooms: readonly number[]) => audience.delaysOf(rooms, () => rooms.forEach((room) => send({ change: room })));

    const alone: number[] = [];
    for (let turn = -WARM_UP; turn < CHANGES; turn += 1) {
      const delays = await change([(turn + WARM_UP) % SIZE.rooms]);
      if (turn >= 0) alone.push(...delays);
    }
    const burst: number[] = [];
    for (let turn = 0; turn < BURSTS; turn += 1) burst.push(...(await change(all)));
    audience.leave();
    const sockets = SIZE.rooms * SIZE.seats;
    return { alone, burst, rss: (after.rss - before.rss) / sockets, heap: (after.heap - before.heap) / sockets, admitted: sockets / seconds };
  } finally {
    await contender.stop();
  }
}

function conclude(names: readonly string[], rounds: ReadonlyMap<string, readonly Round[]>): void {
  const of = (name: string, what: (round: Round) => number) => median((rounds.get(name) ?? []).map(what));
  const peer = names.at(-1) ?? '';
  const alone = (name: string, share: number) => of(name, (round) => quantile(round.alone, share));
  const rows = names.map((name) => ({
    contender: name,
    'one room p50 ms': rounded(alone(name, 0.5), 3),
    'p99 ms': rounded(alone(name, 0.99), 3),
    'all rooms at once p50 ms': rounded(
      of(name, (round) => quantile(round.burst, 0.5)),
      1,
    ),
    'its p99 ms': rounded(
      of(name, (round) => quantile(round.burst, 0.99)),
      1,
    ),
    'RSS kB a socket': rounded(of(name, ({ rss }) => rss) / 1024, 1),
    'heap kB a socket': rounded(of(name, ({ heap }) => heap) / 1024, 1),
    'admitted/s': Math.round(of(name, ({ admitted }) => admitted)),
    '× peer p50': rounded(alone(name, 0.5) / alone(peer, 0.5)),
    '× peer RSS': rounded(of(name, ({ rss }) => rss) / of(peer, ({ rss }) => rss)),
  }));
  report('fan-out', rows, { rounds: ROUNDS, ...SIZE, changes: CHANGES, bursts: BURSTS });
}
