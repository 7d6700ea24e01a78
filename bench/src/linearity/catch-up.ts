import { games, groups, type RoundState } from '@fairshare/contracts';
import { LARGEST_PUBLISHED, createKafkaBus, toEnvelope, type EventBus } from '@fairshare/event-bus';
import { createGroupsService } from '@fairshare/groups-service';
import { createRealtimeService } from '@fairshare/realtime-service';
import { createLogger, createPeers, startService, type Service, type ServiceDeps } from '@fairshare/service-kit';
import { createSettlementService } from '@fairshare/settlement-service';
import { openMongo, type PublishedRecord } from '@fairshare/store';
import { createTestTokens } from '@fairshare/testing/stand-ins';
import { Kafka, Partitioners, logLevel } from 'kafkajs';
import { rounded } from '../report';
import { startRole, tellParent } from '../role';
import { AT, finishedRound, groupOf } from '../services/round-of-eight';
import { clock, usedBetween } from './usage';

/** Who follows rounds. */
const FOLLOWERS = { settlement: createSettlementService, groups: createGroupsService, realtime: createRealtimeService } satisfies Readonly<
  Record<string, (deps: ServiceDeps) => Service>
>;
export type Follower = keyof typeof FOLLOWERS;
const FOLLOWER_NAMES = Object.keys(FOLLOWERS) as Follower[];

/** Changes of one round within an hour: 60 in four and a half. */
const CHANGES_A_ROUND = 13;
const HOUR = 3_600;
/** Milliseconds between two looks, and after which nobody waits any longer. */
const LOOK_EVERY = 100;
const GIVE_UP = 1_800_000;
/** Records that are sent in one go. */
const TOGETHER = 100;

interface Engines {
  readonly kafka: string;
  readonly mongo: string;
  /** Of those that run here, by name. */
  readonly pids: Readonly<Record<string, number>>;
}

interface CaughtUp {
  readonly seconds: number;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One follower: once it listens it says so; asked, it consumes until nothing is before it. */
export async function serveFollower(name: Follower, kafka: string, mongo: string, run: string): Promise<void> {
  const storage = openMongo({ url: mongo, database: `${run}-${name}`, largestPublished: LARGEST_PUBLISHED });
  const { consumers, outbox } = storage;
  const bus = createKafkaBus({ service: name, brokers: [kafka], consumers, outbox, prefix: `${run}.` });
  const service = await startService({
    name,
    create: FOLLOWERS[name],
    storage,
    bus,
    peers: createPeers({ self: 'bench', urls: () => [], secret: 'a secret of the bench, long enough' }),
    verifyUserToken: createTestTokens(() => new Date()).verify,
    internalSecret: 'a secret of the bench, long enough',
    logger: createLogger('bench', 'error'),
  });
  process.on('message', (message) => {
    if (message === 'consume') void untilCaughtUp(bus, () => service.startConsuming()).then(tellParent);
    if (message === 'close') void service.close().then(() => tellParent({}));
  });
  tellParent({});
}

async function untilCaughtUp(bus: EventBus, start: () => Promise<void>): Promise<CaughtUp> {
  const began = performance.now();
  await start();
  while (!bus.caughtUp() || (await behind(bus)) > 0) {
    if (performance.now() - began > GIVE_UP) throw new Error('it does not catch up');
    await wait(LOOK_EVERY);
  }
  return { seconds: (performance.now() - began) / 1_000 };
}

/** Infinity while the bus cannot say. */
async function behind(bus: EventBus): Promise<number> {
  const lag = await bus.lag().catch(() => null);
  return lag ? lag.reduce((sum, each) => sum + each.behind, 0) : Infinity;
}

/** Each service follows some rounds, is away while all of an hour's changes are made at this rate, and comes back. */
export async function measureCatchUp(bench: string, { kafka, mongo, pids }: Engines, writesASecond: number) {
  const run = `bench-${process.pid}`;
  const rounds = Math.ceil((writesASecond * HOUR) / CHANGES_A_ROUND);
  const count = rounds * CHANGES_A_ROUND;
  const start = (name: Follower) => startRole(bench, ['follower', name, kafka, mongo, run]);
  const visit = async (name: Follower) => {
    const follower = await start(name);
    await follower.ask('consume');
    await follower.ask('close');
    await follower.stop();
  };
  // The first one makes the topics. Then everyone gets what there was before they went away.
  await visit('settlement');
  await publish(kafka, run, 'groups', [groupRecord()]);
  await publish(kafka, run, 'games', roundRecords(rounds, 1, 1));
  for (const name of FOLLOWER_NAMES) await visit(name);
  await publish(kafka, run, 'games', roundRecords(rounds, 2, 1 + CHANGES_A_ROUND));
  const rows = [];
  for (const name of FOLLOWER_NAMES) {
    const follower = await start(name);
    const watched = { own: [follower.process.pid ?? 0], engines: pids };
    const before = clock(watched);
    const { seconds } = await follower.ask<CaughtUp>('consume');
    const { own, engines, others } = usedBetween(before, clock(watched));
    rows.push({
      service: name,
      events: count,
      rounds,
      'until nothing waits, s': rounded(seconds, 1),
      'events/s': Math.round(count / seconds),
      '× as fast as they came': rounded(count / seconds / writesASecond, 1),
      'CPU ms an event': rounded((own * seconds * 1_000) / count, 3),
      ...Object.fromEntries(Object.entries(engines).map(([engine, cores]) => [`${engine} %`, Math.round(cores * 100)])),
      'others %': Math.round(others * 100),
    });
    await follower.stop();
  }
  return { rows, facts: { writesASecond } };
}

const common = { time: AT, changes: [{ name: 'hole-scores-recorded', facts: { hole: 7 } }] };
const groupRecord = (): PublishedRecord => ({ ...common, topic: groups.topic, kind: groups.kind, id: 'g1', version: 1, schema: groups.schema, state: groupOf('g1') });

/** Each version of each round, all first ones first. Made when they are asked for: all of them at once would fill the memory. */
function* roundRecords(rounds: number, from: number, to: number): Generator<PublishedRecord> {
  for (let version = from; version <= to; version += 1) {
    for (let number = 0; number < rounds; number += 1) {
      const state: RoundState = finishedRound(`r${number}`, 'g1', version);
      yield { ...common, topic: games.topic, kind: games.kind, id: state.id, version, schema: games.schema, state };
    }
  }
}

/** Puts records on their topic in this order, as their owner does but for its waits. */
async function publish(kafka: string, run: string, owner: 'groups' | 'games', records: Iterable<PublishedRecord>): Promise<void> {
  const producer = new Kafka({ clientId: 'bench', brokers: [kafka], logLevel: logLevel.NOTHING }).producer({ createPartitioner: Partitioners.DefaultPartitioner });
  await producer.connect();
  const topic = `${run}.${owner}`;
  let messages: { key: string; value: string; headers: Record<string, string> }[] = [];
  const send = async () => {
    if (messages.length > 0) await producer.send({ topic, acks: -1, messages });
    messages = [];
  };
  for (const record of records) {
    messages.push({ key: record.id, value: JSON.stringify(toEnvelope(owner, record)), headers: { 'content-type': 'application/cloudevents+json' } });
    if (messages.length === TOGETHER) await send();
  }
  await send();
  await producer.disconnect();
}
