import { connect } from 'node:net';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { eventually } from '@fairshare/testing';
import { sessionOf, startTestGateway, type TestGateway } from './support';

const AT_ONCE = 3;
const SIGNED_IN = { Cookie: 'session=abc' };
const UPGRADE = '/ws/?EIO=4&transport=websocket';

let gateway: TestGateway;
let realtime: Server;
let clients: Socket[];
let accepted: ServerSocket[];

beforeEach(async () => {
  gateway = await startTestGateway({ upgradesAtOnce: AT_ONCE });
  gateway.exchange = () => sessionOf('ann');
  clients = [];
  accepted = [];
  realtime = new Server(gateway.servers.realtime, { path: '/ws', transports: ['websocket'], serveClient: false });
  realtime.use((socket, next) => next(socket.handshake.headers.authorization === 'Bearer token-of-ann-1-1' ? undefined : new Error('Unauthorized')));
  realtime.on('connection', (socket) => {
    accepted.push(socket);
    socket.on('echo', (value: unknown, answer: (value: unknown) => void) => answer(value));
  });
});

afterEach(async () => {
  for (const client of clients) client.close();
  await gateway.close();
  await realtime.close();
});

function open(headers: Record<string, string>): Promise<Socket> {
  const client = io(gateway.url, { path: '/ws', transports: ['websocket'], extraHeaders: headers, forceNew: true, reconnection: false });
  clients.push(client);
  return new Promise((resolve, reject) => {
    client.once('connect', () => resolve(client));
    client.once('connect_error', reject);
  });
}

/** The first line of the response to a hand-written upgrade request. */
function upgrade(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  const lines = Object.entries({
    Host: `${hostname}:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  });
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`));
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.once('error', reject);
    socket.once('close', () => resolve(text));
  });
}

describe('live updates', () => {
  test('when a client has a session, then messages go both ways', async () => {
    const client = await open({ cookie: 'session=abc; at-least.groups.g1=2', origin: 'http://golf.example' });

    const long = 'fore '.repeat(20_000);
    expect(await client.emitWithAck('echo', long)).toBe(long);
    const { headers } = accepted[0]?.handshake ?? {};
    expect(headers?.cookie).toBe('at-least.groups.g1=2');
    expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
  });

  test('when a client has no session, then realtime refuses it as Unauthorized', async () => {
    await expect(open({})).rejects.toThrow('Unauthorized');
    await expect(open({ authorization: 'Bearer token-of-ann-1-1' })).rejects.toThrow('Unauthorized');
  });

  test('when another site opens a connection, then it is a 403', async () => {
    await expect(open({ cookie: 'session=abc', origin: 'https://evil.example' })).rejects.toThrow();
    expect(await upgrade('/ws/?EIO=4&transport=websocket', { Origin: 'https://evil.example', Cookie: 'session=abc' })).toMatch(/^HTTP\/1\.1 403 .*FOREIGN_ORIGIN/s);
    expect(accepted).toHaveLength(0);
  });

  test.each(['/', '/api/groups', '/ws/../internal', '/socket.io/?EIO=4&transport=websocket', '//evil.example/ws'])('when an upgrade names %s, then it is a 404', async (path) => {
    expect(await upgrade(path)).toMatch(/^HTTP\/1\.1 404 .*NOT_FOUND/s);
  });

  test.each(['/ws', '/ws/', '/WS//'])('when an upgrade of unknown transport comes at %s, then it gets 400', async (path) => {
    expect(await upgrade(`${path}?EIO=3&transport=nonsense`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('when a client speaks plain WebSocket, then the 400 names Socket.IO', async () => {
    expect(await upgrade('/ws')).toMatch(/^HTTP\/1\.1 400 .*Socket\.IO 4.*SOCKET_IO_EXPECTED/s);
  });

  test('when an upgrade names two hosts, then it is a 400', async () => {
    expect(await upgrade('/ws/?EIO=4&transport=websocket', { host: 'other.example' })).toMatch(/^HTTP\/1\.1 400 .*one Host/s);
  });

  test('when auth or realtime is unavailable, then an upgrade is a 503', async () => {
    await realtime.close();
    expect(await upgrade('/ws/?EIO=4&transport=websocket')).toMatch(/^HTTP\/1\.1 503 .*Retry-After: \d/s);

    await gateway.stopService('auth');
    expect(await upgrade('/ws/?EIO=4&transport=websocket', { Cookie: 'session=new' })).toMatch(/^HTTP\/1\.1 503 /);
  });

  test('when realtime refuses an upgrade, then the client gets its 400', async () => {
    expect(await upgrade('/ws/?EIO=3&transport=nonsense')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('many connections at once', () => {
  test('when one session opens several, then auth is asked once', async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => open({ cookie: 'session=abc' })));
    expect(gateway.exchanges).toHaveLength(1);
  });

  test('when too many come at once, then the others get 503', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    gateway.exchange = () => held.then(() => sessionOf('ann'));
    const waiting = Array.from({ length: AT_ONCE }, () => open({ cookie: 'session=abc' }));
    const refused = await eventually(
      () => upgrade(UPGRADE, SIGNED_IN),
      (text) => text.includes('503'),
    );
    expect(refused).toMatch(/^HTTP\/1\.1 503 .*Retry-After: [1-4]\r\n.*UNAVAILABLE/s);
    expect(accepted).toHaveLength(0);

    answer();
    await Promise.all(waiting);
    expect((await open({ cookie: 'session=abc' })).connected).toBe(true);
  });

  test('when realtime answers 503, then the client gets its Retry-After', async () => {
    const upgrades = gateway.servers.realtime.listeners('upgrade') as ((...given: unknown[]) => void)[];
    gateway.servers.realtime.removeAllListeners('upgrade');
    gateway.servers.realtime.on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 3\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
    );
    expect(await upgrade(UPGRADE, SIGNED_IN)).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 3\r\n/s);

    gateway.servers.realtime.removeAllListeners('upgrade');
    for (const take of upgrades) gateway.servers.realtime.on('upgrade', take);
    expect((await open({ cookie: 'session=abc' })).connected).toBe(true);
  });

  test('when the gateway drains its sockets, then it takes no new ones', async () => {
    const several = await Promise.all(Array.from({ length: AT_ONCE }, () => open({ cookie: 'session=abc' })));

    await gateway.drain(0);
    expect(several.every(({ connected }) => connected)).toBe(true);
    await gateway.drainSockets(50);

    await eventually(() => several.every(({ disconnected }) => disconnected), Boolean);
    expect(await upgrade(UPGRADE, SIGNED_IN)).toMatch(/^HTTP\/1\.1 503 .*Retry-After: \d/s);
    expect((await gateway.send('/api/groups', { headers: { cookie: 'session=abc' } })).status).toBe(200);
  });
});

describe('the end of a connection', () => {
  test('when the client ends a connection, then it ends at realtime', async () => {
    const client = await open({ cookie: 'session=abc' });

    client.io.engine.close();

    await eventually(
      () => accepted[0]?.disconnected,
      (gone) => gone === true,
    );
    expect(accepted[0]?.disconnected).toBe(true);
  });

  test('when realtime ends a connection, then it ends at the client', async () => {
    const client = await open({ cookie: 'session=abc' });

    accepted[0]?.conn.close();

    await eventually(() => client.disconnected, Boolean);
    expect(client.connected).toBe(false);
  });

  test('when the gateway ends a connection, then it ends at both sides', async () => {
    const client = await open({ cookie: 'session=abc' });
    const { close } = gateway;
    gateway.close = async () => undefined;

    const closing = close();
    await eventually(
      () => [client.disconnected, accepted[0]?.disconnected],
      (gone) => gone.every(Boolean),
    );
    await closing;

    expect(client.connected).toBe(false);
  });
});
