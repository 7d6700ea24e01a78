import { createRedisFanOut, type FanOut } from '@fairshare/realtime-service';
import { connectRedis, createLogger } from '@fairshare/service-kit';
import { createAdapter } from '@socket.io/redis-adapter';
import { median, quantile } from '../measure';
import { rounded } from '../report';
import { startRole, type RoleProcess } from '../role';
import { Audience } from './audience';
import { hostRealtime } from './realtime-host';
import type { Ask, Processor, Ready, Size } from './room-server';

/** How instances tell each other: each room on a channel of its own, or everything to every instance, as `createAdapter` does. */
const WAYS = ['rooms', 'everything'] as const;
export type Way = (typeof WAYS)[number];
const INSTANCES = [1, 2, 4];
/** Over how many instances the sockets of one room are spread: what a room costs does not depend on how many others there are. */
const SPREADS = ['one', 'all'] as const;
/** Changes that each instance hears of before it is measured, so that four do not run colder code than one. */
const WARM_UP = 400;

const CASES = SPREADS.flatMap((spread) => WAYS.map((way) => ({ way, spread })));

/** One instance of realtime that shares its rooms with others through Redis. */
export async function hostSharing(size: Size, redisUrl: string, way: Way): Promise<void> {
  await hostRealtime(size, { options: { fanOut: await fanOutOf(redisUrl, way) } });
}

async function fanOutOf(redisUrl: string, way: Way): Promise<FanOut> {
  const logger = createLogger('bench', 'error');
  const redis = await connectRedis(redisUrl, logger);
  const ours = createRedisFanOut(redis, { prefix: 'bench-', logger });
  if (way === 'rooms') return ours;
  return { ...ours, adapter: createAdapter(redis.another('waiting'), redis.another('waiting'), { key: 'bench-everything' }) };
}

interface Measured {
  /** Microseconds of processor time of all instances together, and milliseconds until each socket heard, a change. */
  readonly processor: number;
  readonly delays: readonly number[];
}

/** The same rooms on more and more instances: what a change costs all instances together. `hints`: changes that each instance hears of. */
export async function measureInstances(bench: string, redisUrl: string, size: Size, hints: number, rounds: number) {
  const measured = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { way, spread } of CASES) {
      for (const count of INSTANCES) {
        const key = `${way} ${spread} ${count}`;
        measured.set(key, [...(measured.get(key) ?? []), await measureOne(bench, { redisUrl, size, hints, way, count, spread: spread === 'one' ? 1 : count })]);
      }
    }
  }
  return CASES.flatMap(({ way, spread }) => {
    const all = (count: number) => measured.get(`${way} ${spread} ${count}`) ?? [];
    const costOf = (count: number) => median(all(count).map(({ processor }) => processor));
    return INSTANCES.map((count) => ({
      'told to': way === 'rooms' ? 'who holds the room' : 'every instance',
      'a room is on': spread === 'one' ? 'one instance' : 'all instances',
      instances: count,
      'CPU µs a change, all instances': Math.round(costOf(count)),
      '× one instance': rounded(costOf(count) / costOf(1)),
      'p50 ms': rounded(median(all(count).map(({ delays }) => quantile(delays, 0.5))), 3),
      'p99 ms': rounded(median(all(count).map(({ delays }) => quantile(delays, 0.99))), 3),
    }));
  });
}

interface Case {
  readonly redisUrl: string;
  readonly size: Size;
  readonly hints: number;
  readonly way: Way;
  readonly count: number;
  readonly spread: number;
}

async function measureOne(bench: string, { redisUrl, size, hints, way, count, spread }: Case): Promise<Measured> {
  const instances: RoleProcess<Ready>[] = [];
  try {
    for (let one = 0; one < count; one += 1) instances.push(await startRole<Ready>(bench, ['sharing', redisUrl, way, JSON.stringify(size)]));
    const audience = await Audience.gather(
      instances.map(({ ready }) => ready),
      size,
      spread,
    );
    const used = async () => {
      const all = await Promise.all(instances.map((instance) => instance.ask<Processor>({ ask: 'processor' } satisfies Ask)));
      return all.reduce((sum, one) => sum + one.used, 0);
    };
    const change = (turn: number) => {
      const room = turn % size.rooms;
      return audience.hear([room], () => void instances[turn % count]?.process.send({ change: room } satisfies Ask));
    };
    for (let turn = 0; turn < WARM_UP * count; turn += 1) await change(turn);
    const before = await used();
    const delays: number[] = [];
    for (let turn = 0; turn < hints * count; turn += 1) delays.push(...(await change(turn)));
    const processor = ((await used()) - before) / (hints * count);
    audience.leave();
    return { processor, delays };
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
  }
}
