import type { Socket } from 'node:net';
import { eventually } from '@fairshare/testing';
import { answersIn, haveSaid, sayRaw, sessionOf, startTestGateway, watchGroups, type TestGateway } from './support';

const CLIENTS = 50;
/** This process copies the waiting response of each of them; with 50, it would do little else. */
const CLIENTS_OF_LONG_ANSWERS = 10;
/** More than the buffers between a service and a client that does not read can hold: forwarding has to wait. */
const LONG = Buffer.alloc(8 * 1024 * 1024, 'a');

let gateway: TestGateway;
let clients: Socket[];
beforeEach(async () => {
  gateway = await startTestGateway();
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await gateway.close();
});

function say(text: string): Socket {
  const client = sayRaw(gateway, text);
  clients.push(client);
  return client;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

test('when clients leave during their session look-up, then no service is reached', async () => {
  let letIn = () => {};
  const door = new Promise<void>((resolve) => (letIn = resolve));
  const groups = watchGroups(gateway, (_request, response) => void response.end(LONG));
  gateway.exchange = async () => {
    await door;
    return sessionOf('ann');
  };
  for (let index = 0; index < CLIENTS; index += 1) say(get('/api/groups', 'Cookie: session=abc\r\n'));
  await haveSaid(clients);
  await eventually(
    () => gateway.exchanges.length,
    (count) => count === 1,
  );

  for (const client of clients) client.destroy();
  await eventually(
    () => gateway.logged.filter((line) => line.includes('/api/groups')).length,
    (count) => count === CLIENTS,
  );
  letIn();

  expect((await gateway.send('/api/groups', { headers: { cookie: 'session=abc' } })).body).toHaveLength(LONG.length);
  expect(groups.asked).toBe(1);
});

test('when clients leave during a long answer, then its request is closed', async () => {
  const groups = watchGroups(gateway, (_request, response) => void response.end(LONG));
  for (let index = 0; index < CLIENTS_OF_LONG_ANSWERS; index += 1) say(get('/api/groups')).pause();
  await eventually(
    () => groups.asked,
    (count) => count === CLIENTS_OF_LONG_ANSWERS,
  );

  for (const client of clients) client.destroy();

  await eventually(
    () => groups.underWay,
    (count) => count === 0,
  );
});

test('when clients close their side early, then their requests are closed', async () => {
  const groups = watchGroups(gateway, () => undefined);
  for (let index = 0; index < CLIENTS; index += 1) say(get('/api/groups'));
  await eventually(
    () => groups.asked,
    (count) => count === CLIENTS,
  );

  for (const client of clients) client.end();

  await eventually(
    () => groups.underWay,
    (count) => count === 0,
  );
});

describe('requests that do not wait for answers', () => {
  test('when 50 requests are pipelined, then answers come in their order', async () => {
    let most = 0;
    const groups = watchGroups(gateway, (request, response) => {
      most = Math.max(most, groups.underWay);
      let body = '';
      request.on('data', (chunk) => (body += String(chunk))).once('end', () => response.end(`<${request.url} ${body}>`));
    });
    let heard = '';
    const client = say(Array.from({ length: CLIENTS }, (_, index) => `POST /api/groups/${index} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n${index + 10}`).join(''));
    client.on('data', (chunk) => (heard += String(chunk)));

    const answers = () => [...heard.matchAll(/<(.*?)>/g)].map(([, text]) => text);
    await eventually(
      () => answers().length,
      (count) => count === CLIENTS,
    );

    expect(answers()).toEqual(Array.from({ length: CLIENTS }, (_, index) => `/api/groups/${index} ${index + 10}`));
    expect(most).toBe(1);
  });

  test('when a pipelining client leaves, then its other requests reach no service', async () => {
    const groups = watchGroups(gateway, (_request, response) => void response.write('a beginning'));
    const client = say(get('/api/groups').repeat(CLIENTS));
    await new Promise((resolve) => client.once('data', resolve));

    client.destroy();

    await eventually(
      () => groups.underWay,
      (count) => count === 0,
    );
    expect(groups.asked).toBe(1);
  });

  test('when an upgrade follows a pipelined request, then the connection is closed', async () => {
    const groups = watchGroups(gateway, () => undefined);
    let heard = '';
    const client = say(get('/api/groups') + get('/ws/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'));
    client.on('data', (chunk) => (heard += String(chunk)));

    await new Promise((resolve) => client.once('close', resolve));

    expect(heard).toBe('');
    await eventually(
      () => groups.underWay,
      (count) => count === 0,
    );
  });

  test('when 1,000 requests are pipelined, then the connection is closed', async () => {
    const groups = watchGroups(gateway, () => undefined);
    const client = say(get('/api/groups').repeat(1_000));

    await new Promise((resolve) => client.once('close', resolve));

    await eventually(
      () => groups.underWay,
      (count) => count === 0,
    );
  });
});

describe('what cannot be read, behind a request', () => {
  test('when stray bytes come during an answer, then the connection is closed', async () => {
    gateway.answer.groups = (_request, response) => void response.writeHead(200, { 'content-length': 100 }).write('a beginning');
    let heard = '';
    const client = say(get('/api/groups'));
    client.on('data', (chunk) => (heard += String(chunk)));
    await eventually(
      () => heard,
      (text) => text.includes('a beginning'),
    );

    client.write('no request at all\r\n\r\n');
    await new Promise((resolve) => client.once('close', resolve));

    expect(answersIn(heard)).toEqual(['200']);
  });
});
