import { ENGINE_START, describeOnEngines, eventually, sharedMongo } from '@fairshare/testing';
import { openMongo, type AggregateStore, type MongoStorage, type PublishedRecord } from '@fairshare/store';
import { randomBytes } from 'node:crypto';
import { Relay } from '../src/kafka/relay';
import { Unavailable } from '../src/port';
import { gate, groupType, rename, type Group } from './contract/under-test';

/** A topic where the test decides when a sent record arrives. */
class Topic {
  readonly records: PublishedRecord[] = [];
  readonly #held: { record: PublishedRecord; arrive: () => void }[] = [];
  #holding = false;

  hold(): void {
    this.#holding = true;
  }

  readonly publish = async (record: PublishedRecord): Promise<void> => {
    if (this.#holding) await new Promise<void>((resolve) => this.#held.push({ record, arrive: resolve }));
    this.records.push(record);
  };

  /** The versions of the sent records that have not arrived yet. */
  get held(): number[] {
    return this.#held.map(({ record }) => record.version);
  }

  letArrive(): void {
    this.#held.shift()?.arrive();
  }

  stopHolding(): void {
    this.#holding = false;
    while (this.#held.length > 0) this.letArrive();
  }
}

describeOnEngines(['mongo'], 'the relay', () => {
  let url = '';
  const opened: MongoStorage[] = [];
  const relays: Relay[] = [];
  beforeAll(async () => {
    url = await sharedMongo();
  }, ENGINE_START);
  afterEach(async () => {
    await Promise.all(relays.splice(0).map((relay) => relay.close()));
    await Promise.all(opened.splice(0).map((storage) => storage.close()));
  });

  function open(database = `relay-${randomBytes(6).toString('hex')}`): { storage: MongoStorage; groups: AggregateStore<Group>; database: string } {
    const storage = openMongo({ url, database });
    opened.push(storage);
    return { storage, groups: storage.aggregates(groupType), database };
  }
  function relay(storage: MongoStorage, publish: (record: PublishedRecord) => Promise<void>, problems: unknown[] = []): Relay {
    const created = new Relay({ outbox: storage.outbox, publish, onProblem: (error) => problems.push(error) });
    relays.push(created);
    created.start();
    return created;
  }
  const empty = (storage: MongoStorage) =>
    eventually(
      () => storage.outbox.depth(),
      (depth) => depth === 0,
      { within: 15_000 },
    );
  /** Two processes on one database. The relay of the first has sent version 1, whose record arrives once `slow` opens. */
  async function withVersion1UnderWay() {
    const one = open();
    const two = open(one.database);
    const records: PublishedRecord[] = [];
    const slow = gate();
    const sentSlowly: number[] = [];
    relay(one.storage, async (record) => {
      sentSlowly.push(record.version);
      if (record.version === 1) await slow.passed;
      records.push(record);
    });
    await one.groups.create('g1', { name: 'v1' }, []);
    await eventually(
      () => sentSlowly,
      (sent) => sent.length === 1,
    );
    return { one, two, records, slow };
  }
  const names = (records: readonly PublishedRecord[]) => records.flatMap(({ changes }) => changes.map(({ facts }) => facts?.['name']));

  test('when commits are made while sending, then each change is sent once', async () => {
    const { storage, groups } = open();
    const topic = new Topic();
    topic.hold();
    relay(storage, topic.publish);
    await groups.create('g1', { name: 'v1' }, []);
    await eventually(
      () => topic.held,
      (held) => held.length === 1,
    );
    for (const name of ['a', 'b', 'c']) await groups.update('g1', rename(name));
    topic.stopHolding();
    await empty(storage);
    expect(topic.records.map(({ version }) => version)).toEqual([1, 4]);
    expect(names(topic.records)).toEqual(['a', 'b', 'c']);
  });

  test('when two relays race, then the newest version is last', async () => {
    const { one, two, records, slow } = await withVersion1UnderWay();
    // The second relay starts after version 2 was stored, so that its first sweep cannot send version 1.
    await two.groups.update('g1', rename('v2'));
    relay(two.storage, async (record) => void records.push(record));
    await empty(one.storage);
    expect(records.map(({ version }) => version)).toEqual([2]);
    slow.open();
    await eventually(
      () => records.map(({ version }) => version),
      (versions) => versions.length >= 3,
    );
    expect(records.map(({ version }) => version)).toEqual([2, 1, 2]);
    expect(records.at(-1)?.state).toEqual({ name: 'v2' });
    expect(await one.storage.outbox.depth()).toBe(0);
    // The version that was sent again does not repeat its changes.
    expect(names(records)).toEqual(['v2']);
  });

  test('when another relay has sent the queued change, then the newest version is last', async () => {
    const { one, two, records, slow } = await withVersion1UnderWay();
    // The first relay queues version 2; the second one sends it before version 1 has arrived.
    await one.groups.update('g1', rename('v2'));
    relay(two.storage, async (record) => void records.push(record));
    await empty(one.storage);
    expect(records.map(({ version }) => version)).toEqual([2]);
    slow.open();
    await eventually(
      () => records.map(({ version }) => version),
      (versions) => versions.length >= 3,
    );
    expect(records.map(({ version }) => version)).toEqual([2, 1, 2]);
    expect(names(records)).toEqual(['v2']);
  });

  test('when two relays are delayed, then no change is lost', async () => {
    const one = open();
    const two = open(one.database);
    const records: PublishedRecord[] = [];
    // Each record has a different delay, so that later records overtake earlier ones.
    let sent = 0;
    const publish = async (record: PublishedRecord) => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, (sent * 7) % 23));
      records.push(record);
    };
    relay(one.storage, publish);
    relay(two.storage, publish);
    await one.groups.create('g1', { name: 'v1' }, []);
    for (let index = 0; index < 40; index += 1) await (index % 2 ? one : two).groups.update('g1', rename(`${index}`));
    await empty(one.storage);
    await eventually(
      () => records.at(-1)?.version,
      (version) => version === 41,
    );
    expect(records.at(-1)).toMatchObject({ version: 41, state: { name: '39' } });
    expect(new Set(names(records)).size).toBe(40);
  });

  test('when the broker is unavailable, then the relay waits and loses nothing', async () => {
    const { storage, groups } = open();
    const topic = new Topic();
    const problems: unknown[] = [];
    let away = true;
    relay(
      storage,
      async (record) => {
        if (away) throw new Unavailable('no broker');
        await topic.publish(record);
      },
      problems,
    );
    for (let index = 0; index < 40; index += 1) await groups.create(`g${index}`, { name: 'v1' }, []);
    await eventually(
      () => problems.length,
      (count) => count > 0,
    );
    expect(await storage.outbox.depth()).toBe(40);
    away = false;
    await empty(storage);
    expect(new Set(topic.records.map(({ id }) => id)).size).toBe(40);
    expect(problems).toEqual([new Unavailable('no broker')]);
  });

  test('when the broker refuses a record, then it alone is retried', async () => {
    const { storage, groups } = open();
    const topic = new Topic();
    const problems: unknown[] = [];
    let refusing = true;
    relay(
      storage,
      async (record) => {
        if (record.id === 'huge' && refusing) throw new RangeError('too large');
        await topic.publish(record);
      },
      problems,
    );
    for (const id of ['huge', 'g1', 'g2']) await groups.create(id, { name: id }, []);
    await eventually(
      () => storage.outbox.depth(),
      (depth) => depth === 1,
    );
    // A sweep may have sent one again: a record arrives at least once.
    expect([...new Set(topic.records.map(({ id }) => id))]).toEqual(['g1', 'g2']);
    // A sweep may have retried it by now, and each refusal is reported.
    expect(new Set(problems.map(String))).toEqual(new Set(['RangeError: too large']));
    refusing = false;
    await empty(storage);
    expect([...new Set(topic.records.map(({ id }) => id))]).toEqual(['g1', 'g2', 'huge']);
  });

  test('when a record arrives late, then the newest version is sent again', async () => {
    const one = open();
    const two = open(one.database);
    const records: PublishedRecord[] = [];
    const late = gate();
    let tries = 0;
    // The first relay's acknowledgement times out while its record is under way: it arrives after the other relay has sent version 2.
    relay(one.storage, async (record) => {
      tries += 1;
      if (tries === 1) {
        await late.passed;
        records.push(record);
        throw new Unavailable('no answer in time');
      }
      records.push(record);
    });
    await one.groups.create('g1', { name: 'v1' }, []);
    await eventually(
      () => tries,
      (count) => count === 1,
    );
    // Version 2 is stored before the second relay starts: its first sweep cannot send version 1.
    await two.groups.update('g1', rename('v2'));
    relay(two.storage, async (record) => void records.push(record));
    await empty(one.storage);
    late.open();
    await eventually(
      () => records.map(({ version }) => version),
      (versions) => versions.length >= 3,
    );
    expect(records.map(({ version }) => version)).toEqual([2, 1, 2]);
    expect(await one.storage.outbox.depth()).toBe(0);
  });

  test('when a process ends before sending, then the next relay sends', async () => {
    const before = open();
    for (const id of ['g1', 'g2']) await before.groups.create(id, { name: id }, [{ name: 'group-created' }]);
    await before.storage.close();
    const after = open(before.database);
    const topic = new Topic();
    relay(after.storage, topic.publish);
    await empty(after.storage);
    expect(topic.records.map(({ id }) => id).sort()).toEqual(['g1', 'g2']);
  });

  test('when the relay closes, then what is being sent arrives', async () => {
    const { storage, groups } = open();
    const topic = new Topic();
    topic.hold();
    const running = relay(storage, topic.publish);
    await groups.create('g1', { name: 'v1' }, []);
    await eventually(
      () => topic.held,
      (held) => held.length === 1,
    );
    const closing = running.close();
    await groups.create('g2', { name: 'v1' }, []);
    topic.stopHolding();
    await closing;
    expect(topic.records.map(({ id }) => id)).toEqual(['g1']);
    expect((await storage.outbox.pending(10, 0)).map(({ id }) => id)).toEqual(['g2']);
  });
});
