import { connect, createServer, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { describeOnEngines } from '@fairshare/testing';
import { openMongo, type Storage } from '@fairshare/store';
import { mongoForEach } from './mongo-under-test';

const counterType = { kind: 'counters', schema: 1 };
/** More requests than a document contains. */
const MANY = 100;

const count = (storage: Storage, index: number) =>
  storage.aggregates<{ count: number }>(counterType).update('c1', (state) => ({ state: { count: state.count + 1 }, changes: [] }), { request: { key: `k${index}`, hash: 'h' } });

/**
 * A proxy between a process and its server. It cuts the process off permanently once it has written to the collection that older requests
 * move to. The server is then in the state that a process leaves when it dies between its two writes.
 */
async function diesAfterMoving(url: string): Promise<{ url: string; hasDied: () => boolean; close: () => void }> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let [moving, dead] = [false, false];
  const server = createServer((client) => {
    if (dead) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [client, upstream].forEach((each) => each.destroy()));
    }
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      moving ||= text.includes('requests.counters') && !text.includes('createIndexes') && text.includes('update');
      if (!dead) upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!moving) return void client.write(chunk);
      dead = true;
      for (const socket of sockets) socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as { port: number };
  return { url: `mongodb://127.0.0.1:${own}/?directConnection=true`, hasDied: () => dead, close: () => server.close() };
}

describeOnEngines(['mongo'], 'requests beside a mongo document', () => {
  const mongo = mongoForEach();

  test('when a process dies while archiving requests, then each counts once', async () => {
    const whole = mongo.open();
    await whole.aggregates<{ count: number }>(counterType).create('c1', { count: 0 }, []);
    const proxy = await diesAfterMoving(mongo.url);
    const dying = openMongo({ url: proxy.url, database: mongo.database, clock: () => new Date('2026-05-02T10:00:00.000Z') });
    let sent = 0;
    try {
      for (; sent < MANY; sent += 1) await count(dying, sent);
    } catch {
      // This request's write of the document never reached the server.
    } finally {
      await dying.close();
      proxy.close();
    }
    expect(proxy.hasDied()).toBe(true);
    expect(sent).toBeLessThan(MANY);
    for (let index = 0; index <= sent; index += 1) await count(whole, index);
    for (let index = 0; index <= sent; index += 1) expect(await count(whole, index)).toMatchObject({ outcome: 'replayed' });
    expect((await whole.aggregates<{ count: number }>(counterType).get('c1'))?.state).toEqual({ count: sent + 1 });
  });

  test('when an aggregate has hundreds of requests, then its document stays small', async () => {
    const storage = mongo.open();
    const counters = storage.aggregates<{ count: number }>(counterType);
    await counters.create('c1', { count: 0 }, []);
    const connection = await mongoose.createConnection(mongo.url, { dbName: mongo.database }).asPromise();
    try {
      const rows = connection.collection<{ _id: string; requests?: object[] }>('aggregates.counters');
      const at = Date.parse('2026-05-02T09:00:00.000Z');
      const old = Array.from({ length: 500 }, (_, index) => ({ key: `k${index}`, hash: 'h', at }));
      // As release 0.1 left it.
      await rows.updateOne({ _id: 'c1' }, { $set: { requests: old }, $unset: { requestsMoved: '', readableFrom: '', additions: '' } });
      expect(await count(storage, 7)).toMatchObject({ outcome: 'replayed', version: 1 });
      for (let index = 500; index < 504; index += 1) expect(await count(storage, index)).toMatchObject({ outcome: 'written', version: index - 498 });
      expect((await rows.findOne({ _id: 'c1' }))?.requests?.length).toBeLessThan(64);
      for (const index of [0, 250, 499, 503]) expect(await count(storage, index)).toMatchObject({ outcome: 'replayed', version: 5 });
      mongo.advance(25 * 3_600_000);
      await storage.prune();
      expect(await connection.collection('requests.counters').countDocuments()).toBe(0);
      expect(await count(storage, 0)).toMatchObject({ outcome: 'written', version: 6 });
    } finally {
      await connection.destroy();
    }
  });
});
