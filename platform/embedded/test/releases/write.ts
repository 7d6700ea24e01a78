/**
 * Plays some weeks of golf on both engines, and stores the databases with everything that today's code reads from them:
 * node scripts/bundle-server.mjs platform/embedded/test/releases/write.ts platform/embedded/dist/write-release.cjs && node platform/embedded/dist/write-release.cjs <folder>
 * For a release whose stored form changes: write before the change, store the folder beside the others, and read it in a test.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { PUBLICATIONS, SERVICE_NAMES, type ServiceName } from '@fairshare/contracts';
import { createEmbeddedBus, createKafkaBus, LARGEST_PUBLISHED } from '@fairshare/event-bus';
import { freePort, startNativeKafka, startNativeMongo } from '@fairshare/engines';
import { currentTraceparent } from '@fairshare/service-kit';
import { openMongo, openSqlite, type Storage } from '@fairshare/store';
import { DEMO_USERS } from '../../src/demo/demo-users';
import { SEED_DAYS } from '../../src/demo/seed-days';
import { readPlatformEnvironment } from '../../src/environment';
import { packMongo, packSqlite, writeExpected, WRITTEN_AT, type Expected } from './fixture';
import { Golfer } from './golfer';
import { liveTheRest, pathsFor, writeUnpublished } from './life';
import { silentBus, startPlatformOn, type OnEngines } from './platform-on';
import { readEverything, type Everything, type Holdings } from './reading';

const DAY = 86_400_000;
type Adapters = OnEngines['adapters'];

interface EngineOfLife {
  readonly name: 'sqlite' | 'mongo';
  /** Creates adapters for each start of the platform. `publishing`: events are published. */
  adapters(clock: () => Date, publishing: boolean): Adapters;
  open(service: ServiceName, clock: () => Date): Storage;
  pack(): Promise<Record<ServiceName, Holdings>>;
}

const topicOf = (kind: string) => Object.values(PUBLICATIONS).find(({ aggregate }) => aggregate.kind === kind)?.aggregate.topic ?? null;
const environmentOf = async (dataDir: string) =>
  readPlatformEnvironment({ DATA_DIR: dataDir, PORT: String(await freePort()), ADMIN_EMAILS: DEMO_USERS.admin.email, RATE_LIMIT_MULTIPLIER: '10000', LOG_LEVEL: 'error' });

async function live(folder: string, dataDir: string, engine: EngineOfLife): Promise<void> {
  const began = Date.now();
  const clockOf = (day: number) => () => new Date(Date.parse(WRITTEN_AT) + (day - 1) * DAY + Date.now() - began);
  const on = async <T>(clock: () => Date, publishing: boolean, work: (url: string) => Promise<T>): Promise<T> => {
    const environment = await environmentOf(dataDir);
    const platform = await startPlatformOn({ environment, clock, adapters: engine.adapters(clock, publishing) });
    return work(platform.url).finally(() => platform.close());
  };
  for (const { day, happens } of SEED_DAYS) await on(clockOf(day), true, happens);
  const golfers = await on(clockOf(0), true, liveTheRest);
  const sessions = Object.fromEntries([...golfers].map(([who, golfer]) => [who, golfer.session]));
  await on(clockOf(0), false, (url) => writeUnpublished(new Golfer(url, sessions['ann'])));

  const settlement = engine.open('settlement', clockOf(0));
  await settlement.projection({ kind: 'groups' }).markBehind('unknown-group');
  await settlement.consumers.addDeadLetter({
    consumer: 'settlement.games',
    topic: 'games',
    subject: 'nobody',
    reason: 'it cannot be read',
    record: { 'a.b': [null, { $set: 1 }] },
    at: WRITTEN_AT,
  });
  await settlement.consumers.save({ consumer: 'settlement.more', source: 'somewhere', position: '17' });
  await settlement.close();

  const still = () => new Date(WRITTEN_AT);
  const answers: Expected['answers'][number][] = [];
  await on(still, false, async (url) => {
    for (const [who, cookies] of Object.entries(sessions)) {
      const golfer = new Golfer(url, cookies);
      for (const path of await pathsFor(golfer)) answers.push({ who, path, ...(await golfer.ask('GET', path)) });
    }
  });
  const holdings = await engine.pack();
  const read = {} as Record<ServiceName, Everything>;
  for (const service of SERVICE_NAMES) {
    const storage = engine.open(service, still);
    read[service] = await readEverything(storage, holdings[service]);
    await storage.close();
  }
  await writeExpected(folder, engine.name, { holdings, read, sessions, answers });
  process.stdout.write(`${engine.name}: ${answers.length} answers, ${answers.filter(({ status }) => status === 200).length} of them with something\n`);
}

function onSqlite(folder: string, dataDir: string): EngineOfLife {
  const open = (service: ServiceName, clock: () => Date) =>
    openSqlite({ file: join(dataDir, `${service}.sqlite`), clock, traceparent: currentTraceparent, largestPublished: LARGEST_PUBLISHED });
  return {
    name: 'sqlite',
    open,
    adapters(clock, publishing) {
      const bus = createEmbeddedBus({ clock });
      return (service) => {
        const storage = open(service, clock);
        bus.own(service, storage.log);
        return { storage, bus: publishing ? bus.forService(storage.consumers) : silentBus() };
      };
    },
    async pack() {
      await packSqlite(folder, dataDir);
      return Object.fromEntries(SERVICE_NAMES.map((service) => [service, holdingsOfSqlite(join(dataDir, `${service}.sqlite`))])) as Record<ServiceName, Holdings>;
    },
  };
}

function holdingsOfSqlite(file: string): Holdings {
  const database = new Database(file);
  const all = <Row>(sql: string) =>
    database
      .prepare(sql)
      .all([])
      .map((row) => ({ ...(row as Row), _metadata: undefined }));
  const holdings = {
    aggregates: all<{ kind: string; schema: number }>('SELECT kind, max(schema) AS schema FROM documents GROUP BY kind ORDER BY kind').map(({ kind, schema }) => ({
      kind,
      schema,
      topic: topicOf(kind),
    })),
    projections: all<{ kind: string }>('SELECT DISTINCT kind FROM projections ORDER BY kind').map(({ kind }) => kind),
    cursors: all<{ consumer: string; source: string }>('SELECT consumer, source FROM cursors ORDER BY consumer, source'),
    requests: all<{ kind: string; id: string; key: string; hash: string }>('SELECT kind, id, key, hash FROM requests ORDER BY kind, id, key'),
  };
  database.close();
  return holdings;
}

function onMongo(folder: string, url: string, broker: string): EngineOfLife {
  const open = (service: ServiceName, clock: () => Date) => openMongo({ url, database: service, clock, traceparent: currentTraceparent, largestPublished: LARGEST_PUBLISHED });
  return {
    name: 'mongo',
    open,
    adapters: (clock, publishing) => (service) => {
      const storage = open(service, clock);
      const bus = publishing ? createKafkaBus({ service, brokers: [broker], consumers: storage.consumers, outbox: storage.outbox, clock, partitions: 1 }) : silentBus();
      return { storage, bus };
    },
    async pack() {
      const dump = await packMongo(folder, url, '');
      const rows = (service: string, collection: string) =>
        (dump[service]?.[collection]?.documents ?? []) as { _id: string; stateSchema: number; hash: string; requests: { key: string; hash: string }[] }[];
      return Object.fromEntries(
        SERVICE_NAMES.map((service) => {
          const collections = Object.keys(dump[service] ?? {});
          const named = (prefix: string) => collections.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
          const kinds = named('aggregates.').filter((kind) => rows(service, `aggregates.${kind}`).length > 0);
          const beside = kinds.flatMap((kind) =>
            rows(service, `aggregates.${kind}`).flatMap(({ _id, requests }) => requests.map(({ key, hash }) => ({ kind, id: _id, key, hash }))),
          );
          const moved = named('requests.').flatMap((kind) =>
            rows(service, `requests.${kind}`).map(({ _id, hash }) => {
              const [id = '', key = ''] = JSON.parse(_id) as string[];
              return { kind, id, key, hash };
            }),
          );
          return [
            service,
            {
              aggregates: kinds.map((kind) => ({ kind, schema: Math.max(...rows(service, `aggregates.${kind}`).map(({ stateSchema }) => stateSchema)), topic: topicOf(kind) })),
              projections: named('projections.'),
              cursors: rows(service, 'consumers.cursors').map(({ _id }) => {
                const [consumer = '', source = ''] = JSON.parse(_id) as string[];
                return { consumer, source };
              }),
              requests: [...beside, ...moved],
            },
          ];
        }),
      ) as unknown as Record<ServiceName, Holdings>;
    },
  };
}

async function write(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-write-'));
  await live(folder, join(dataDir, 'sqlite'), onSqlite(folder, join(dataDir, 'sqlite')));
  const [mongo, kafka] = await Promise.all([startNativeMongo(), startNativeKafka()]);
  try {
    await live(folder, join(dataDir, 'mongo'), onMongo(folder, mongo.url, kafka.url));
  } finally {
    await Promise.all([mongo.close(), kafka.close()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const [, , folder] = process.argv;
if (!folder) throw new Error('usage: write-release.cjs <folder>');
void write(folder).then(() => process.exit(0));
