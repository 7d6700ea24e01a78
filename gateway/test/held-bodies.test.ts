import type { Socket } from 'node:net';
import { eventually } from '@fairshare/testing';
import { BODIES, TIMES } from '../src/config/limits';
import { answersIn, haveSaid, sayRaw, sessionOf, startTestGateway, watchGroups, type TestGateway } from './support';

const SIZE = 1_900_000;
const CLIENTS = 300;

let gateway: TestGateway;
let clients: Socket[];
let heard: string[];
beforeEach(() => {
  clients = [];
  heard = [];
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await gateway.close();
  jest.restoreAllMocks();
});

/** Sends a whole body except its last byte. */
function sendUnfinished(path: string, headers: readonly string[] = []): void {
  const client = sayRaw(gateway, [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', `Content-Length: ${SIZE}`, ...headers, '', ''].join('\r\n'));
  const place = clients.push(client) - 1;
  heard[place] = '';
  client.on('data', (chunk) => (heard[place] += String(chunk)));
  client.write(Buffer.alloc(SIZE - 1, 'x'));
}
const statuses = () => heard.flatMap(answersIn);

describe('bodies of 1.9 MB that never end', () => {
  test('when 300 unfinished bodies lack a session, then a signed-in user is served', async () => {
    gateway = await startTestGateway({ trustedProxies: ['127.0.0.1'] });
    gateway.exchange = () => sessionOf('ann');
    for (let number = 0; number < CLIENTS; number += 1) sendUnfinished('/api/groups', [`X-Forwarded-For: 203.0.113.${number % 200}`]);
    await haveSaid(clients);
    await eventually(statuses, (answers) => answers.length > CLIENTS / 2, { within: 120_000 });

    expect(gateway.heldBytes()).toBeLessThanOrEqual(BODIES.anonymous);
    expect(new Set(statuses())).toEqual(new Set(['503']));
    expect(heard.filter((text) => text !== '').every((text) => /retry-after: \d/i.test(text))).toBe(true);
    const body = JSON.stringify({ text: 'x'.repeat(200_000) });
    expect(await gateway.send('/api/groups', { method: 'POST', headers: { cookie: 'session=abc', 'content-type': 'application/json' }, body })).toMatchObject({ status: 200 });

    for (const client of clients) client.destroy();
    await eventually(
      () => gateway.heldBytes(),
      (bytes) => bytes === 0,
    );
  });

  test('when one address sends 20 unfinished bodies, then it gets 429', async () => {
    gateway = await startTestGateway();
    gateway.exchange = () => sessionOf('ann');
    for (let number = 0; number < 20; number += 1) sendUnfinished('/api/groups', ['Cookie: session=abc']);
    await eventually(statuses, (answers) => answers.length > 5, { within: 120_000 });

    expect(new Set(statuses())).toEqual(new Set(['429']));
    expect(gateway.heldBytes()).toBeLessThanOrEqual(BODIES.address);
  });
});

describe('a body', () => {
  test.each(['/api/auth/login', '/api/auth/register', '/api/auth/forgot-password', '/api/auth/LOGIN/'])('when %s gets a body above 8 KB, then it is a 413', async (path) => {
    gateway = await startTestGateway();
    const post = (bytes: number) => gateway.send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: Buffer.alloc(bytes, 'x') });

    expect(await post(BODIES.publicCap)).toMatchObject({ status: 200 });
    expect(await post(BODIES.publicCap + 1)).toMatchObject({ status: 413, json: { code: 'TOO_LARGE' } });
    expect(gateway.seen).toHaveLength(1);
  });

  test('when a body is passed on, then it counts until answered', async () => {
    gateway = await startTestGateway();
    let release = () => {};
    const groups = watchGroups(gateway, (_request, response) => void (release = () => response.end('{}')));
    const answer = gateway.send('/api/groups', { method: 'POST', body: Buffer.alloc(100_000) });
    await eventually(
      () => groups.asked,
      (count) => count === 1,
    );
    expect(gateway.heldBytes()).toBeGreaterThanOrEqual(100_000);
    release();
    expect(await answer).toMatchObject({ status: 200 });
    await eventually(
      () => gateway.heldBytes(),
      (bytes) => bytes === 0,
    );
  });

  test('when a body comes too slowly, then it gets a 408', async () => {
    jest.replaceProperty(TIMES as { firstBodyPart: number }, 'firstBodyPart', 200);
    gateway = await startTestGateway();
    const client = sayRaw(gateway, 'POST /api/groups HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"a":');
    clients.push(client);
    let text = '';
    client.on('data', (chunk) => (text += String(chunk)));
    await eventually(
      () => text,
      (answer) => answer.startsWith('HTTP/1.1 408 '),
    );
    await eventually(() => client.destroyed || client.readableEnded, Boolean);
    expect(gateway.heldBytes()).toBe(0);
    expect(gateway.seen).toEqual([]);
  });

  test('when a body comes in small pieces, then each counts its cost', async () => {
    gateway = await startTestGateway();
    const client = sayRaw(gateway, 'POST /api/groups HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    clients.push(client);
    client.write('1\r\nx\r\n'.repeat(1_000));
    await eventually(
      () => gateway.heldBytes(),
      (bytes) => bytes >= 1_000 * BODIES.piece,
    );
  });
});
