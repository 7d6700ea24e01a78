import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '@fairshare/contracts';
import { openMongo, openSqlite, type Outbox, type Storage } from '@fairshare/store';
import { ENGINE_START, describeOnEngines, freePort, sharedMongo } from '@fairshare/testing';
import { readPlatformEnvironment } from '../../src/environment';
import { settings } from '../support';
import { RELEASES, WRITTEN_AT, readExpected, unpackMongo, unpackSqlite, type EngineName, type Expected, type Folder } from './fixture';
import { Golfer } from './golfer';
import { signIn } from './life';
import { silentBus, startPlatformOn } from './platform-on';
import { withoutLaterFields } from './later-fields';
import { readEverything, typeOf } from './reading';
import { DEMO_USERS } from '../../src/demo/demo-users';

/** A copy of the written data, opened at the time at which it was read then. */
interface Restored {
  open(service: ServiceName): Storage & { readonly outbox?: Outbox };
  remove(): Promise<void>;
}

const clock = () => new Date(WRITTEN_AT);
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function describeReading(folder: Folder, engine: EngineName, restore: () => Promise<Restored>): void {
  let restored: Restored;
  let expected: Expected;
  const opened: Storage[] = [];
  const open = (service: ServiceName) => {
    const storage = restored.open(service);
    opened.push(storage);
    return storage;
  };
  beforeAll(async () => {
    [restored, expected] = await Promise.all([restore(), readExpected(folder, engine)]);
  }, ENGINE_START);
  afterEach(() => Promise.all(opened.splice(0).map((storage) => storage.close())));
  afterAll(() => restored.remove());

  test.each(SERVICE_NAMES)('when %s is opened, then everything in it reads as it did', async (service) => {
    expect(asJson(await readEverything(open(service), expected.holdings[service]))).toEqual(expected.read[service]);
  });

  test('when the platform starts on it, then answers are the same to the byte', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-written-'));
    const environment = readPlatformEnvironment({ ...settings(await freePort(), dataDir), ADMIN_EMAILS: DEMO_USERS.admin.email });
    const platform = await startPlatformOn({ environment, clock, adapters: (service) => ({ storage: restored.open(service), bus: silentBus() }) });
    try {
      const golfers = new Map(Object.entries(expected.sessions).map(([who, cookies]) => [who, new Golfer(platform.url, cookies)]));
      const answers = [];
      for (const { who, path } of expected.answers) answers.push({ who, path, ...(await golfers.get(who)?.ask('GET', path)) });
      expect(answers.map(withoutLaterFields).map(withoutRequestId)).toEqual(expected.answers.map(withoutLaterFields).map(withoutRequestId));

      const ann = await signIn(platform.url, DEMO_USERS.ann);
      const [group] = await ann.call('GET', '/api/groups');
      const [round] = await ann.call('GET', `/api/groups/${group.id}/games`);
      const before = await ann.call('GET', `/api/game-state/${round.id}`);
      const given = await ann.call('POST', `/api/game-state/${round.id}/assign-card`, { cardType: 'fish', playerId: group.players[0].id });
      expect(given).toMatchObject({ version: before.version + 1 });
      expect(await ann.call('GET', `/api/game-state/${round.id}`)).toEqual(given);
    } finally {
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  test('when a request is sent again, then it is known', async () => {
    for (const service of SERVICE_NAMES) {
      const storage = open(service);
      const { aggregates, requests } = expected.holdings[service];
      for (const kind of aggregates) {
        const store = storage.aggregates(typeOf(kind));
        for (const { id, key, hash } of requests.filter((request) => request.kind === kind.kind)) {
          const again = await store.update(id, () => ({ deleted: true, changes: [] }), { request: { key, hash } });
          expect(again.outcome).toBe('replayed');
        }
        for (const { id, version, state } of await store.scan()) {
          const changed = { ...state, note: { 'a.b': [1, 0.1] } };
          expect(await store.update(id, { state: changed, changes: [{ name: 'noted' }] }, { ifVersion: version })).toMatchObject({ version: version + 1 });
          expect(await store.get(id)).toEqual({ kind: kind.kind, id, version: version + 1, state: changed });
        }
      }
    }
  });

  test('when what waits to be published is read, then all of it leaves', async () => {
    for (const service of SERVICE_NAMES) {
      const { outbox, ...storage } = open(service);
      for (const kind of expected.holdings[service].aggregates) storage.aggregates(typeOf(kind));
      if (!outbox) continue;
      const written = new Map(
        expected.read[service].aggregates.flatMap(({ kind, outgoing }) => outgoing.flatMap((each) => (each ? [[`${kind} ${each.record.id}`, each] as const] : []))),
      );
      for (const { kind, id } of await outbox.pending(1_000, 0)) {
        const outgoing = await outbox.read(kind, id);
        const names = written.get(`${kind} ${id}`)?.record.changes ?? [];
        expect(outgoing?.record.changes.slice(0, names.length)).toEqual(names);
        expect(await outbox.removePublished(kind, id, outgoing?.entries ?? [])).toMatchObject({ entries: [] });
      }
      expect(await outbox.depth()).toBe(0);
    }
  });
}

const withoutRequestId = (answer: Partial<Expected['answers'][number]>) => ({ ...answer, text: answer.text?.replace(/"requestId":"\w+"/, '') });

describe.each(Object.entries(RELEASES))('data of November 2026, %s', (_, folder) => {
  describe('on SQLite', () => {
    describeReading(folder, 'sqlite', async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-written-'));
      await unpackSqlite(folder, dataDir);
      return {
        open: (service) => openSqlite({ file: join(dataDir, `${service}.sqlite`), clock }),
        remove: () => rm(dataDir, { recursive: true, force: true }),
      };
    });
  });

  describeOnEngines(['mongo'], 'on MongoDB', () => {
    describeReading(folder, 'mongo', async () => {
      const url = await sharedMongo();
      const prefix = `written-${randomBytes(6).toString('hex')}-`;
      await unpackMongo(folder, url, prefix);
      return { open: (service) => openMongo({ url, database: `${prefix}${service}`, clock }), remove: async () => undefined };
    });
  });
});
