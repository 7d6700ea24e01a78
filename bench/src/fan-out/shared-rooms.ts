import { createRedisFanOut, type FanOut } from '@fairshare/realtime-service';
import { connectRedis, createLogger } from '@fairshare/service-kit';
import { createAdapter } from '@socket.io/redis-adapter';
import { median, quantile } from '../measure';
import { rounded } from '../report';
import { startRole, type RoleProcess } from '../role';
import { Audience } from './audience';
import { hostRealtime } from './realtime-host';
import type { Ask, Processor, Ready, Size } from './room-server';

/** How instances share messages: each room on a channel of its own, or everything with every instance, as `createAdapter` does. */
const WAYS = ['rooms', 'everything'] as const;
export type Way = (typeof WAYS)[number];
/** The same number of processes in every case: more of them on as many cores would run with colder caches, which would distort the comparison. */
const PROCESSES = 4;
/** Instances that share their rooms: four platforms of one, two of two, one of four. */
const INSTANCES = [1, 2, 4];
/** The number of instances over which the sockets of one room are spread: the cost of a room does not depend on the number of other instances. */
const SPREADS = ['one', 'all'] as const;
/** Rooms that change at the same time: the cost of a notice matters on a busy platform. */
const AT_ONCE = 20;
/** Changes that each process sends before it is measured, so that its code is warm. */
const WARM_UP = 1_000;

const CASES = SPREADS.flatMap((spread) => WAYS.map((way) => ({ way, spread })));

/** One instance of realtime that shares its rooms with others of its platform through Redis. */
export async function hostSharing(size: Size, redisUrl: string, way: Way, platform = '0'): Promise<void> {
  await hostRealtime(size, { options: { fanOut: await fanOutOf(redisUrl, way, `bench-${platform}-`) } });
}

async function fanOutOf(redisUrl: string, way: Way, prefix: string): Promise<FanOut> {
  const logger = createLogger('bench', 'error');
  const redis = await connectRedis(redisUrl, logger);
  const ours = createRedisFanOut(redis, { prefix, logger });
  if (way === 'rooms') return ours;
  return { ...ours, adapter: createAdapter(redis.another('waiting'), redis.another('waiting'), { key: `${prefix}everything` }) };
}

interface Measured {
  /** Of a change: microseconds of processor time of all processes together. `delays`: milliseconds until each socket received it. */
  readonly processor: number;
  readonly delays: readonly number[];
}

/** The same rooms on the same processes, more and more of which share them: the cost of a change for all processes together. `notices`: changes of each. */
export async function measureInstances(bench: string, redisUrl: string, size: Size, notices: number, rounds: number) {
  const measured = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { way, spread } of CASES) {
      for (const sharing of INSTANCES) {
        const key = `${way} ${spread} ${sharing}`;
        measured.set(key, [...(measured.get(key) ?? []), await measureOne(bench, { redisUrl, size, notices, way, sharing, spread: spread === 'one' ? 1 : sharing })]);
      }
    }
  }
  return CASES.flatMap(({ way, spread }) => {
    const all = (count: number) => measured.get(`${way} ${spread} ${count}`) ?? [];
    const costs = (count: number) => all(count).map(({ processor }) => processor);
    /** Compared within each round, whose cases ran one after another: the machine's own speed changes from minute to minute. */
    const times = (count: number) => median(costs(count).map((cost, round) => cost / (costs(1)[round] ?? cost)));
    return INSTANCES.map((count) => ({
      'sent to': way === 'rooms' ? 'who holds the room' : 'every instance',
      'a room is on': spread === 'one' ? 'one instance' : 'all instances',
      instances: count,
      'CPU µs a change, all processes': Math.round(median(costs(count))),
      '× one instance': rounded(times(count)),
      'p50 ms': rounded(median(all(count).map(({ delays }) => quantile(delays, 0.5))), 3),
      'p99 ms': rounded(median(all(count).map(({ delays }) => quantile(delays, 0.99))), 3),
    }));
  });
}

interface Case {
  readonly redisUrl: string;
  readonly size: Size;
  readonly notices: number;
  readonly way: Way;
  /** Instances of one platform, a divisor of PROCESSES. */
  readonly sharing: number;
  readonly spread: number;
}

async function measureOne(bench: string, { redisUrl, size, notices, way, sharing, spread }: Case): Promise<Measured> {
  const processes: RoleProcess<Ready>[] = [];
  const platforms: { readonly instances: readonly RoleProcess<Ready>[]; readonly audience: Audience }[] = [];
  try {
    for (let one = 0; one < PROCESSES; one += 1) {
      processes.push(await startRole<Ready>(bench, ['sharing', redisUrl, way, String(Math.floor(one / sharing)), JSON.stringify(size)]));
    }
    const share = { ...size, rooms: (size.rooms * sharing) / PROCESSES };
    for (let first = 0; first < PROCESSES; first += sharing) {
      const instances = processes.slice(first, first + sharing);
      const ready = instances.map((instance) => instance.ready);
      platforms.push({ instances, audience: await Audience.gather(ready, share, spread) });
    }
    const used = async () => {
      const all = await Promise.all(processes.map((one) => one.ask<Processor>({ ask: 'processor' } satisfies Ask)));
      return all.reduce((sum, one) => sum + one.used, 0);
    };
    /** Changes some rooms of each platform at once, each through the next of its instances. */
    const change = async (turn: number) => {
      const first = turn * (AT_ONCE / platforms.length);
      const rooms = Array.from({ length: AT_ONCE / platforms.length }, (_, index) => (first + index) % share.rooms);
      const round = Math.floor(first / share.rooms);
      const received = platforms.map(({ instances, audience }) =>
        audience.delaysOf(rooms, () => {
          for (const room of rooms) void instances[(room + round) % sharing]?.process.send({ change: room } satisfies Ask);
        }),
      );
      return (await Promise.all(received)).flat();
    };
    for (let turn = 0; turn < (WARM_UP * PROCESSES) / AT_ONCE; turn += 1) await change(turn);
    const before = await used();
    const delays: number[] = [];
    const turns = (notices * PROCESSES) / AT_ONCE;
    for (let turn = 0; turn < turns; turn += 1) delays.push(...(await change(turn)));
    return { processor: ((await used()) - before) / (turns * AT_ONCE), delays };
  } finally {
    for (const { audience } of platforms) audience.leave();
    await Promise.all(processes.map((one) => one.stop()));
  }
}
