import { connect, type Socket } from 'node:net';
import { eventually } from '@fairshare/testing';
import { sessionOf, startTestGateway, type TestGateway } from './support';

const CLIENTS = 50;
/** More than fits between a service and a client who does not read: what is passed on of it has to wait. */
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
  const { hostname, port } = new URL(gateway.url);
  const client = connect(Number(port), hostname, () => client.write(text));
  client.on('error', () => undefined);
  clients.push(client);
  return client;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const answersIn = (heard: string): string[] => [...heard.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status = '']) => status);
const connectionsTo = (service: 'groups'): Promise<number> => new Promise((resolve) => gateway.servers[service].getConnections((_error, count) => resolve(count)));

test('whoever leaves while the session is looked for asks nothing of a service any more', async () => {
  let letIn = () => {};
  const door = new Promise<void>((resolve) => (letIn = resolve));
  let asked = 0;
  gateway.answer.groups = (_request, response) => {
    asked += 1;
    response.end(LONG);
  };
  gateway.exchange = async () => {
    await door;
    return sessionOf('ann');
  };
  for (let index = 0; index < CLIENTS; index += 1) say(get('/api/groups', 'Cookie: session=abc\r\n'));
  await eventually(() => gateway.exchanges.length, (count) => count === 1);
  await gateway.send('/api/game-state');

  for (const client of clients) client.destroy();
  await eventually(() => gateway.logged.filter((line) => line.includes('/api/groups')).length, (count) => count === CLIENTS);
  letIn();

  expect((await gateway.send('/api/groups', { headers: { cookie: 'session=abc' } })).body).toHaveLength(LONG.length);
  expect(asked).toBe(1);
  expect(await connectionsTo('groups')).toBe(1);
});

test('whoever leaves in the middle of a long answer lets go of the service', async () => {
  let asked = 0;
  gateway.answer.groups = (_request, response) => {
    asked += 1;
    response.end(LONG);
  };
  for (let index = 0; index < CLIENTS; index += 1) say(get('/api/groups')).pause();
  await eventually(() => asked, (count) => count === CLIENTS);

  for (const client of clients) client.destroy();

  await eventually(() => connectionsTo('groups'), (count) => count === 0);
});

describe('requests that do not wait for answers', () => {
  test('are answered one after the other, in their order', async () => {
    let underWay = 0;
    let most = 0;
    gateway.answer.groups = (request, response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      let body = '';
      request.on('data', (chunk) => (body += String(chunk))).once('end', () => {
        underWay -= 1;
        response.end(`<${request.url} ${body}>`);
      });
    };
    let heard = '';
    const client = say(Array.from({ length: CLIENTS }, (_, index) => `POST /api/groups/${index} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n${index + 10}`).join(''));
    client.on('data', (chunk) => (heard += String(chunk)));

    const answers = () => [...heard.matchAll(/<(.*?)>/g)].map(([, text]) => text);
    await eventually(() => answers().length, (count) => count === CLIENTS);

    expect(answers()).toEqual(Array.from({ length: CLIENTS }, (_, index) => `/api/groups/${index} ${index + 10}`));
    expect(most).toBe(1);
  });

  test('are forgotten when their client leaves', async () => {
    let asked = 0;
    gateway.answer.groups = (_request, response) => {
      asked += 1;
      response.write('a beginning');
    };
    const client = say(get('/api/groups').repeat(CLIENTS));
    await new Promise((resolve) => client.once('data', resolve));

    client.destroy();

    await eventually(() => connectionsTo('groups'), (count) => count === 0);
    expect(asked).toBe(1);
  });

  test('cost their client the connection when there are too many of them', async () => {
    gateway.answer.groups = () => undefined;
    const client = say(get('/api/groups').repeat(1_000));

    await new Promise((resolve) => client.once('close', resolve));

    await eventually(() => connectionsTo('groups'), (count) => count === 0);
  });
});

describe('what cannot be read, behind a request', () => {
  test('is never answered inside that request\'s answer', async () => {
    gateway.answer.groups = (_request, response) => void response.writeHead(200, { 'content-length': 100 }).write('a beginning');
    let heard = '';
    const client = say(get('/api/groups'));
    client.on('data', (chunk) => (heard += String(chunk)));
    await eventually(() => heard, (text) => text.includes('a beginning'));

    client.write('no request at all\r\n\r\n');
    await new Promise((resolve) => client.once('close', resolve));

    expect(answersIn(heard)).toEqual(['200']);
  });
});
