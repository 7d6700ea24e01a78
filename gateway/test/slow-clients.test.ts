import type { Socket } from 'node:net';
import { eventually } from '@fairshare/testing';
import { TIMES } from '../src/config/limits';
import { haveSaid, sayRaw, startTestGateway, watchGroups, type TestGateway } from './support';

const CLIENTS = 50;

let gateway: TestGateway;
let clients: Socket[];
beforeEach(() => void (clients = []));
afterEach(async () => {
  for (const client of clients) client.destroy();
  await gateway.close();
  jest.restoreAllMocks();
});

const hurry = (time: 'stalledClient' | 'lingeringClose') => jest.replaceProperty(TIMES as Record<string, number>, time, 200);

/** A client that does not close its connection when the gateway closes its side. */
function say(text: string): Socket {
  const client = sayRaw(gateway, text, true);
  clients.push(client);
  return client;
}

const closed = (client: Socket) => new Promise((resolve) => client.once('close', resolve));

describe('a client that is slow on purpose', () => {
  it('when headers take more than 15 seconds, then the client gets 408', async () => {
    gateway = await startTestGateway();
    const began = Date.now();
    let heard = '';
    const slow = say('GET /api/groups HTTP/1.1\r\n');
    const dripping = setInterval(() => slow.write('X-Drip: a\r\n'), 500);
    slow.on('data', (chunk) => (heard += String(chunk)));

    expect(await gateway.send('/api/groups')).toMatchObject({ status: 200 });
    await closed(slow);
    clearInterval(dripping);

    expect(Date.now() - began).toBeGreaterThanOrEqual(TIMES.headersOfClient - 1_000);
    expect(Date.now() - began).toBeLessThan(TIMES.stalledClient);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(gateway.seen).toHaveLength(1);
  });

  it('when clients hold back their bodies, then no service is asked', async () => {
    gateway = await startTestGateway();
    const groups = watchGroups(gateway, (_request, response) => void response.end('{}'));
    for (let index = 0; index < CLIENTS; index += 1) say('POST /api/groups HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{');
    await haveSaid(clients);

    expect(await gateway.send('/api/game-state')).toMatchObject({ status: 200 });
    expect(groups.asked).toBe(0);
    for (const client of clients) client.write('}');

    await eventually(
      () => groups.asked,
      (count) => count === CLIENTS,
    );
  });

  it('when a client takes nothing of its answer, then its request ends', async () => {
    hurry('stalledClient');
    gateway = await startTestGateway();
    const groups = watchGroups(gateway, (_request, response) => void response.end(Buffer.alloc(16 * 1024 * 1024)));

    for (let index = 0; index < 3; index += 1) say('GET /api/groups HTTP/1.1\r\nHost: x\r\n\r\n').pause();
    await eventually(
      () => groups.asked,
      (count) => count === 3,
    );

    await eventually(
      () => groups.underWay,
      (count) => count === 0,
      { within: 20_000 },
    );
  });

  it.each([
    ['what cannot be read', 'no request at all\r\n\r\n', 400],
    ['an upgrade to nothing', 'GET /api/groups HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 404],
    ['an upgrade that realtime refuses', 'GET /ws/?EIO=4 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 200],
  ])('when a client stays after an answer to %s, then it is cut off', async (_what, text, status) => {
    hurry('lingeringClose');
    gateway = await startTestGateway();
    let heard = '';
    const client = say(text);
    client.on('data', (chunk) => (heard += String(chunk)));

    await eventually(
      () => heard,
      (text) => text.startsWith(`HTTP/1.1 ${status} `),
    );

    await eventually(() => (client.write('and more'), client.destroyed), Boolean);
  });

  it('when a client still sends too large headers, then it receives its 431', async () => {
    jest.replaceProperty(TIMES as Record<string, number>, 'lingeringClose', 30_000);
    gateway = await startTestGateway();
    let heard = '';
    const client = say(`GET /api/groups HTTP/1.1\r\nX-Big: ${'a'.repeat(4 * 1024 * 1024)}\r\n\r\n`);
    client.on('data', (chunk) => (heard += String(chunk))).once('end', () => client.end());

    await closed(client);

    expect(heard).toMatch(/^HTTP\/1\.1 431 /);
    expect(client.bytesWritten).toBeGreaterThan(4 * 1024 * 1024);
  });
});
