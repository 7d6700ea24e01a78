import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ManagerOptions, Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { eventually, standStill } from '@fairshare/testing';
import { TIMES } from '../src/config/limits';
import { sessionOf, startTestGateway, type TestGateway } from './support';

/** A service as its own process, so that it can hang as one. It responds with its name, after the milliseconds in the query, and supports Socket.IO. */
const SERVICE = `
const { createServer } = require('node:http');
const { Server } = require('socket.io');
const server = createServer((request, response) => {
  if (request.url === '/healthz') return response.end('{}');
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  const answer = () => response.setHeader('content-type', 'application/json').end(JSON.stringify({ name: process.argv[1], body }));
  request.on('end', () => setTimeout(answer, after(request)));
});
const after = ({ url }) => Number(new URL(url, 'http://service').searchParams.get('after'));
const allowRequest = (request, allow) => setTimeout(allow, after(request), null, true);
new Server(server, { path: '/ws', transports: ['websocket'], serveClient: false, allowRequest }).on('connection', (socket) => socket.on('who', (answer) => answer(process.argv[1])));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

interface Instance {
  readonly name: string;
  readonly url: string;
  pause(): void;
  resume(): void;
}

let children: ChildProcess[];
let gateway: TestGateway;
let sockets: Socket[];
beforeEach(() => {
  children = [];
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await gateway.close();
  for (const child of children) child.kill('SIGKILL');
});

async function startInstance(name: string): Promise<Instance> {
  const child = spawn(process.execPath, ['-e', SERVICE, name], { stdio: ['ignore', 'pipe', 'inherit'], cwd: __dirname });
  children.push(child);
  const [port] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer];
  return { name, url: `http://127.0.0.1:${String(port).trim()}`, pause: () => void child.kill('SIGSTOP'), resume: () => void child.kill('SIGCONT') };
}

async function startPair(): Promise<[Instance, Instance]> {
  const pair = [await startInstance('one'), await startInstance('two')] as [Instance, Instance];
  gateway = await startTestGateway({ serviceUrls: () => pair.map(({ url }) => url) });
  gateway.exchange = () => sessionOf('ann');
  return pair;
}

function open(query: Record<string, string> = {}, options: Partial<ManagerOptions> = {}): Socket {
  const socket = io(gateway.url, { path: '/ws', query, transports: ['websocket'], forceNew: true, reconnectionDelay: 50, extraHeaders: { cookie: 'session=abc' }, ...options });
  sockets.push(socket);
  return socket;
}
const who = (socket: Socket) =>
  socket
    .timeout(1_000)
    .emitWithAck('who')
    .catch(() => null) as Promise<string | null>;
/** So many rooms that each of two instances always gets some: the addresses, and with them the hashes, differ in each run. */
const ROOMS = Array.from({ length: 16 }, (_, index) => `r${index}`);

const ask = async () => {
  const { status, json } = await gateway.send('/api/game-state');
  return status === 200 ? (json as { name: string }).name : status;
};
const write = (headers: Record<string, string> = {}) =>
  gateway.send('/api/game-state', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{"a":1}' });

describe('an instance that hangs', () => {
  test('when one of two instances hangs, then reads go to the other', async () => {
    const [one, two] = await startPair();
    one.pause();

    expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual(Array(4).fill(two.name));
    for (let turn = 0; turn < 20; turn += 1) expect(await ask()).toBe(two.name);

    one.resume();
    await eventually(ask, (name) => name === one.name, { within: 30_000 });
  });

  test('when an instance hangs, then uncertain writes get 503, keyed ones succeed', async () => {
    const [one, two] = await startPair();
    one.pause();

    const [first, second] = await Promise.all([write(), write()]);
    const refused = [first, second].find(({ status }) => status === 503);
    expect([first.status, second.status].sort()).toEqual([200, 503]);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write()).json).toMatchObject({ name: two.name });
    one.resume();
    await eventually(ask, (name) => name === one.name, { within: 30_000 });

    one.pause();
    const keyed = await Promise.all([write({ 'idempotency-key': 'a' }), write({ 'idempotency-key': 'b' })]);
    expect(keyed.map(({ json }) => json)).toEqual(Array(2).fill({ name: two.name, body: '{"a":1}' }));
  });

  test('when the only instance hangs, then its requests get 503', async () => {
    const only = await startInstance('only');
    gateway = await startTestGateway({ serviceUrls: () => [only.url] });
    only.pause();
    expect(await Promise.all(Array.from({ length: 300 }, ask))).toEqual(Array(300).fill(503));
    await eventually(
      async () => [await ask(), gateway.logged.filter((line) => line.includes('No instance is there')).length],
      ([status, atOnce]) => status === 503 && Number(atOnce) > 0,
      { within: 30_000 },
    );

    only.resume();
    await eventually(ask, (name) => name === only.name, { within: 30_000 });
  });

  test('when an instance hangs, then its sockets reconnect through the other one', async () => {
    const [one, two] = await startPair();
    const both = [open(), open()];
    await eventually(
      async () => (await Promise.all(both.map(who))).sort(),
      (names) => names.join() === 'one,two',
      { within: 30_000 },
    );

    one.pause();
    await eventually(
      () => Promise.all(both.map(who)),
      (names) => names.every((name) => name === two.name),
      { within: 30_000 },
    );
    const late = [open(), open()];
    await eventually(
      () => Promise.all(late.map(who)),
      (names) => names.every((name) => name === two.name),
      { within: 30_000 },
    );
  });
});

describe('a gateway that stood still itself', () => {
  test('when responses came meanwhile, then they are passed on', async () => {
    const only = await startInstance('only');
    gateway = await startTestGateway({ serviceUrls: () => [only.url] });
    gateway.exchange = () => sessionOf('ann');
    await eventually(ask, (name) => name === only.name);

    const socket = open({ after: '500' }, { reconnection: false });
    const opened = new Promise((resolve, reject) => socket.once('connect', () => resolve('open')).once('connect_error', reject));
    const underWay = Promise.all([gateway.send('/api/game-state?after=500'), gateway.send('/api/game-state?after=500', { method: 'POST' })]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await standStill(TIMES.firstByte);
    expect((await underWay).map(({ status }) => status)).toEqual([200, 200]);
    expect(await opened).toBe('open');
    expect(await ask()).toBe(only.name);
  });
});

describe('sockets that name the room they are about to join', () => {
  test('when several sockets name one room, then one instance has them all', async () => {
    const pair = await startPair();
    const inRooms = ROOMS.map((room) => [open({ room }), open({ room })]);
    const places = () => Promise.all(inRooms.map(async (phones) => [...new Set(await Promise.all(phones.map(who)))]));
    const together = await eventually(places, (all) => all.every((names) => names.length === 1 && names[0] !== null), { within: 30_000 });
    expect(new Set(together.flat())).toEqual(new Set(['one', 'two']));

    const [hanging, other] = together[0]?.[0] === 'one' ? pair : ([pair[1], pair[0]] as const);
    hanging.pause();
    await eventually(places, (all) => all.every((names) => names.join() === other.name), { within: 30_000 });
  });
});
