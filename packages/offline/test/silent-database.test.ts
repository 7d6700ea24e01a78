import { randomUUID } from 'node:crypto';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { forgetWhatIsSent, OfflineDatabase, Snapshots } from '../src';
import { newDatabase, NOW, openOutbox, strokes } from './support';

type Listener = 'onsuccess' | 'onupgradeneeded' | 'onerror';
const LISTENERS: readonly Listener[] = ['onsuccess', 'onupgradeneeded', 'onerror'];

/** A browser whose local database neither opens nor fails until `answer` opens it after all. */
function silentBrowser() {
  const openings: (() => void)[] = [];
  const open = (name: string, version?: number) => {
    const request: Partial<Record<Listener, (event: Event) => void>> = {};
    openings.push(() => {
      const real = indexedDB.open(name, version);
      for (const on of LISTENERS) {
        real[on] = (event: Event) => {
          Object.assign(request, { result: real.result, transaction: real.transaction });
          request[on]?.(event);
        };
      }
    });
    return request;
  };
  return { factory: { open } as never, answer: () => openings.splice(0).forEach((answer) => answer()) };
}

function silentPhone() {
  const { factory, answer } = silentBrowser();
  return { database: new OfflineDatabase(`test-${randomUUID()}`, { indexedDB: factory, IDBKeyRange }), answer };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const CALLS: Readonly<Record<string, (snapshots: Snapshots) => Promise<unknown>>> = {
  belongTo: (snapshots) => snapshots.belongTo('u1'),
  saveGame: (snapshots) => snapshots.saveGame('s1', {}),
  game: (snapshots) => snapshots.game('s1'),
  latestGame: (snapshots) => snapshots.latestGame(),
  saveTab: (snapshots) => snapshots.saveTab('g1', {}),
  tab: (snapshots) => snapshots.tab('g1'),
  saveFact: (snapshots) => snapshots.saveFact('fact', 1),
  dropFact: (snapshots) => snapshots.dropFact('fact'),
  fact: (snapshots) => snapshots.fact('fact'),
};

it.each(Object.entries(CALLS))('when the database never answers, then %s gives up', async (_, call) => {
  const given = expect(call(new Snapshots(silentPhone().database, () => NOW))).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(5_000);
  await given;
});

it('when the database never answers, then signing out does not wait for it', async () => {
  const forgotten = expect(forgetWhatIsSent(silentBrowser().factory, 'silent')).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(5_000);
  await forgotten;
});

it('when the database takes an entry too late, then it counts once', async () => {
  const { database, answer } = silentPhone();
  const opening = openOutbox(database);
  await jest.advanceTimersByTimeAsync(5_000);
  const outbox = await opening;
  const adding = outbox.add([strokes(1, 'ann', 4)]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await adding).toBe(false);
  jest.useRealTimers();
  answer();
  await database.offline_scores.count();
  await outbox.read();
  expect(outbox.waiting).toHaveLength(1);
  expect(outbox.waiting[0]).toMatchObject({ hole: 1, playerId: 'ann' });
});

it('when the page freezes while storing an entry, then it is stored', async () => {
  jest.useRealTimers();
  const outbox = await openOutbox(newDatabase());
  const adding = outbox.add([strokes(1, 'ann', 4)]);
  await new Promise(process.nextTick);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500);
  expect(await adding).toBe(true);
});
