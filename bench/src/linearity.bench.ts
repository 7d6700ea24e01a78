/**
 * What a further process gives: games, settlement, realtime and the gateway by 1, 2 and 4 processes, each held to the same small share of a processor, so that
 * four of them with their load and their engines fit into one machine. What was done a second, × of one process, and what stopped them from more. Goal: a
 * straight line, 4 × (at least 3.6) for as long as nothing but their own share is full. No broker: what is committed leaves the outbox and goes nowhere.
 *
 * Then how long settlement, groups and realtime take to catch up with an hour of changes at burst rate, on Kafka.
 *
 * One part by its name (`npm run bench -- linearity games`). LINEARITY_SHARE (0.25 of a processor), LINEARITY_SECONDS (10), LINEARITY_ROUNDS (3), LINEARITY_WRITES (10 a second,
 * for that hour). MONGODB_URL: somebody's server; default: the one that development uses.
 */
import { freePort, startNativeKafka, startNativeMongo, startNativeRedis, type Server } from '@fairshare/native-infrastructure';
import { hostSharing } from './fan-out/shared-rooms';
import type { Size } from './fan-out/room-server';
import { serveUpstream } from './gateway/upstream';
import { measureCatchUp, serveFollower, type Follower } from './linearity/catch-up';
import { serveGateway } from './linearity/gateways';
import { serveGames, serveSettlement } from './linearity/services';
import { limiter } from './linearity/share';
import { measureSteps, type Step, type Subject } from './linearity/steps';
import { overHttp, rooms } from './linearity/subjects';
import { report } from './report';
import { endWithParent, startRole, tellParent } from './role';

const number = (name: string, usual: number) => Number(process.env[name] || usual);
const SIZES = { share: number('LINEARITY_SHARE', 0.25), seconds: number('LINEARITY_SECONDS', 10), rounds: number('LINEARITY_ROUNDS', 3) };
const WRITES = number('LINEARITY_WRITES', 10);

/** Each a process of its own, with what it is told. */
const ROLES: Readonly<Record<string, (...given: string[]) => unknown>> = {
  games: serveGames,
  settlement: serveSettlement,
  gateway: serveGateway,
  upstream(port = '') {
    serveUpstream(Number(port));
    tellParent({});
  },
  sharing: (redis = '', size = '') => hostSharing(JSON.parse(size) as Size, redis, 'rooms'),
  follower: (name = '', ...engines) => serveFollower(name as Follower, ...(engines as [string, string, string])),
};

/** The server, what it is, and its process where it is ours. */
interface Mongo {
  readonly url: string;
  readonly name: string;
  readonly pids: Readonly<Record<string, number>>;
  close(): Promise<void>;
}

const PARTS: Readonly<Record<string, (mongo: Mongo) => Promise<void>>> = {
  games: (mongo) => measureService('games', mongo),
  settlement: (mongo) => measureService('settlement', mongo),
  realtime: () => onRedis(async (redis) => measure('realtime', await rooms(__filename, redis))),
  gateway: () => onRedis(measureGateways),
  'catch-up': catchUp,
};

const [role = '', ...given] = process.argv.slice(2);
if (process.send) {
  endWithParent();
  void ROLES[role]?.(...given);
} else void main();

async function main(): Promise<void> {
  const chosen = role ? [role] : Object.keys(PARTS);
  if (!PARTS[chosen[0] ?? '']) throw new Error(`${role} is none of ${Object.keys(PARTS).join(', ')}`);
  const mongo = await startMongo();
  console.log(`MongoDB: ${mongo.name}. Shares by ${limiter().means}: ${SIZES.share} of a processor each.`);
  try {
    for (const part of chosen) await PARTS[part]?.(mongo);
  } finally {
    await mongo.close();
  }
}

async function startMongo(): Promise<Mongo> {
  const url = process.env.MONGODB_URL;
  if (url) return { url, name: 'the one of MONGODB_URL', pids: {}, close: async () => undefined };
  const server = await startNativeMongo({ heap: '2g' });
  return { url: server.url, name: 'mongo-java-server on one file', pids: { mongo: server.pid }, close: () => server.close() };
}

async function measure(part: string, subjects: readonly Subject[], facts: object = {}): Promise<void> {
  const steps: Step[] = [];
  const limits = limiter();
  try {
    for (const subject of subjects) steps.push(...(await measureSteps(subject, limits, SIZES)));
  } finally {
    await Promise.all(subjects.flatMap(({ instances }) => instances.map((instance) => instance.stop())));
  }
  report(`linearity-${part}`, steps, { ...SIZES, limiter: limits.means, ...facts });
}

const measureService = async (name: 'games' | 'settlement', mongo: Mongo): Promise<void> =>
  measure(name, await overHttp(__filename, name, [name, mongo.url, `bench-${name}-${process.pid}`], mongo.pids), { mongo: mongo.name });

async function onRedis(work: (redis: Server) => Promise<void>): Promise<void> {
  const redis = await startNativeRedis();
  try {
    await work(redis);
  } finally {
    await redis.close();
  }
}

async function measureGateways(redis: Server): Promise<void> {
  const port = await freePort();
  const upstream = await startRole(__filename, ['upstream', String(port)]);
  try {
    const engines = { redis: redis.pid, upstream: upstream.process.pid ?? 0 };
    await measure('gateway', await overHttp(__filename, 'gateway', ['gateway', redis.url, `http://127.0.0.1:${port}`], engines));
  } finally {
    await upstream.stop();
  }
}

async function catchUp(mongo: Mongo): Promise<void> {
  const kafka = await startNativeKafka();
  try {
    const { rows, facts } = await measureCatchUp(__filename, { kafka: kafka.url, mongo: mongo.url, pids: { kafka: kafka.pid, ...mongo.pids } }, WRITES);
    report('linearity-catch-up', rows, { ...facts, mongo: mongo.name });
  } finally {
    await kafka.close();
  }
}
