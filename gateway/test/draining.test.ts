import type { Socket } from 'node:net';
import { eventually } from '@fairshare/testing';
import { answersIn, sayRaw, startTestGateway, watchGroups, type TestGateway } from './support';

const CLIENTS = 20;
const GET = 'GET /api/groups HTTP/1.1\r\nHost: x\r\n\r\n';

interface Client {
  readonly socket: Socket;
  heard: string;
}

let gateway: TestGateway;
let clients: Client[];
beforeEach(async () => {
  gateway = await startTestGateway();
  clients = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const { socket } of clients) socket.destroy();
  await gateway.close();
});

function ask(): Client {
  const client: Client = { socket: sayRaw(gateway, GET), heard: '' };
  client.socket.on('data', (chunk) => (client.heard += String(chunk)));
  clients.push(client);
  return client;
}

const answered = (client: Client, times: number) =>
  eventually(
    () => answersIn(client.heard),
    (answers) => answers.length === times,
  );
const closed = () => clients.filter(({ socket }) => socket.destroyed);

/** Opens connections that stay open for the next request after their first response. */
async function idleConnections(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await answered(ask(), 1);
}

test('when the gateway goes, then it closes idle connections one by one', async () => {
  await idleConnections(CLIENTS);

  // The time stands still after the first connection was closed, until all others have their response.
  const now = performance.now();
  const clock = jest
    .spyOn(performance, 'now')
    .mockReturnValue(now + 1)
    .mockReturnValueOnce(now);
  const draining = gateway.drain(1_000);
  await eventually(() => closed().length, Boolean);
  for (const client of clients) {
    client.heard = '';
    client.socket.write(GET);
  }
  const heard = () => clients.map((client) => client.heard).filter((text) => text !== '');
  await eventually(() => heard().length === CLIENTS - 1, Boolean);
  clock.mockRestore();
  await draining;
  await eventually(() => closed().length === CLIENTS, Boolean);

  for (const text of heard()) expect(text).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is);
});

test('when a request is under way, then its connection stays until it is answered', async () => {
  let answer = () => {};
  const groups = watchGroups(gateway, (_request, response) => void (answer = () => response.end('late')));
  const client = ask();
  await eventually(() => groups.underWay, Boolean);

  await gateway.drain(0);
  answer();

  expect(await answered(client, 1)).toEqual(['200']);
  expect(client.heard).toMatch(/late/);
});
