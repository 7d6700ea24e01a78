import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { eventually } from '@fairshare/testing';
import { TIMES } from '../src/config/limits';
import { createUpstreams, type Upstreams } from '../src/upstream/upstreams';

/** Milliseconds that a connection is used and stays open in these tests. */
const KEPT = 200;
/** The most connections to one instance. */
const RUSH = 128;

let server: Server;
let upstreams: Upstreams;
let sockets: Set<Socket>;
let answer: RequestListener;
beforeEach(async () => {
  jest.replaceProperty(TIMES as { keepAliveUpstream: number }, 'keepAliveUpstream', KEPT);
  sockets = new Set();
  answer = (_request, response) => void response.end('{}');
  server = createServer((request, response) => answer(request, response)).on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  upstreams = createUpstreams(() => [url]);
});
afterEach(async () => {
  await upstreams.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  jest.restoreAllMocks();
});

const ask = async (): Promise<number> => {
  const [upstream] = upstreams.inOrder('groups');
  const answered = await upstream?.pool.request({ path: '/', method: 'GET' });
  await answered?.body.dump();
  return answered?.statusCode ?? 0;
};
const openNow = () => [...sockets].filter((socket) => !socket.destroyed).length;

test('when a request comes after a rush, then it is answered', async () => {
  const held: (() => void)[] = [];
  answer = (_request, response) => void held.push(() => response.end('{}'));
  const rush = Array.from({ length: RUSH }, ask);
  await eventually(
    () => held.length,
    (count) => count === RUSH,
  );
  for (const release of held) release();
  expect(new Set(await Promise.all(rush))).toEqual(new Set([200]));
  await eventually(openNow, (count) => count === 0);

  answer = (_request, response) => void response.end('{}');

  expect(await ask()).toBe(200);
});

test('when connections are in constant use, then new ones replace them', async () => {
  await eventually(
    async () => {
      expect(await ask()).toBe(200);
      return sockets.size;
    },
    (count) => count > 2,
    { every: 1 },
  );

  await eventually(openNow, (count) => count === 0);
});

test("when a request outlives its connection's use, then it is still answered", async () => {
  let release = () => {};
  answer = (_request, response) => void (release = () => response.end('{}'));
  const slow = ask();
  await eventually(
    () => sockets.size,
    (count) => count === 1,
  );
  answer = (_request, response) => void response.end('{}');
  await eventually(
    async () => (await ask(), sockets.size),
    (count) => count >= 4,
    { every: KEPT / 4 },
  );

  release();

  expect(await slow).toBe(200);
});

test('when connections to the services are closed, then no address is probed', async () => {
  let looks = 0;
  answer = (_request, response) => {
    looks += 1;
    response.destroy();
  };
  upstreams.inOrder('groups')[0]?.timedOut(Date.now());
  await eventually(
    () => looks,
    (count) => count >= 2,
  );

  await upstreams.close();
  const before = looks;
  await new Promise((later) => setTimeout(later, 1_200));

  expect(looks).toBe(before);
});
