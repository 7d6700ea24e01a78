import { randomBytes } from 'node:crypto';
import { request as begin, type IncomingMessage, type RequestListener } from 'node:http';
import { eventually } from '@fairshare/testing';
import { answersIn, sayRaw, startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

describe('a request that is passed on', () => {
  test('when a webhook is passed on, then its body stays byte for byte', async () => {
    const body = Buffer.concat([Buffer.from('{ "id" : "evt_1",\r\n  "amount":1e2 }\n'), randomBytes(64_000)]);

    await gateway.send('/api/webhooks/stripe', { method: 'POST', headers: { 'stripe-signature': 't=1,v1=abc', 'content-type': 'application/json' }, body });

    expect(gateway.seen[0]?.body.equals(body)).toBe(true);
    expect(gateway.seen[0]?.headers).toMatchObject({ 'stripe-signature': 't=1,v1=abc', 'content-length': String(body.length) });
  });

  test('when the length of a body is unknown, then it arrives whole', async () => {
    const body = randomBytes(200_000);

    await gateway.send('/api/groups', { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body });

    expect(gateway.seen[0]?.body.equals(body)).toBe(true);
  });

  test('when a request is passed on, then no connection header is', async () => {
    await gateway.send('/api/groups/g%201?b=2&a=%C3%A9', {
      method: 'DELETE',
      headers: { 'If-Match': '"3"', te: 'trailers', 'keep-alive': 'x', connection: 'x-hop', 'x-hop': '1' },
    });

    const [seen] = gateway.seen;
    expect(seen).toMatchObject({ method: 'DELETE', url: '/api/groups/g%201?b=2&a=%C3%A9' });
    expect(seen?.headers['if-match']).toBe('"3"');
    for (const name of ['te', 'x-hop']) expect(seen?.headers).not.toHaveProperty(name);
  });

  test('when the service answers, then status, headers and cookies reach the client', async () => {
    const body = randomBytes(100_000);
    gateway.answer.auth = (_request, response) => {
      response.writeHead(
        201,
        'Created',
        [
          ['Set-Cookie', 'a=1; Path=/'],
          ['Set-Cookie', 'b=2; Path=/'],
          ['X-Versions', 'accounts/ann=2'],
          ['Content-Type', 'text/csv'],
        ].flat(),
      );
      response.end(body);
    };

    const answered = await gateway.send('/api/auth/register', { method: 'POST' });

    expect(answered.status).toBe(201);
    expect(answered.headers).toMatchObject({ 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'], 'x-versions': 'accounts/ann=2', 'content-type': 'text/csv' });
    expect(answered.body.equals(body)).toBe(true);
    expect(answered.headers['x-content-type-options']).toBe('nosniff');
  });

  test('when service and gateway both set a header, then it comes once', async () => {
    gateway.answer.groups = (_request, response) => response.writeHead(200, { 'referrer-policy': 'same-origin' }).end();

    const answered = await gateway.send('/api/groups');

    expect(answered.headers['referrer-policy']).toBe('same-origin');
    expect(answered.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('when an answer exceeds the buffer, then it is passed on whole', async () => {
    const body = randomBytes(8 * 1024 * 1024);
    gateway.answer.groups = (_request, response) => void response.end(body);

    expect((await gateway.send('/api/groups')).body.equals(body)).toBe(true);
  });

  test('when the service sends early hints first, then its answer still reaches the client', async () => {
    gateway.answer.groups = (_request, response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      response.end('{}');
    };

    expect(await gateway.send('/api/groups')).toMatchObject({ status: 200, text: '{}' });
  });

  test('when the service answers a HEAD or 304, then no body comes', async () => {
    gateway.answer.groups = (request, response) => {
      if (request.method === 'HEAD') response.setHeader('content-length', 10).end();
      else response.writeHead(304).end();
    };

    expect(await gateway.send('/api/groups', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    expect(await gateway.send('/api/groups')).toMatchObject({ status: 304, text: '' });
  });
});

describe('a body beyond any limit', () => {
  test.each([['stated'], ['found out on the way']])('when the length of a too large body is %s, then it gets 413', async (how) => {
    const body = Buffer.alloc(3 * 1024 * 1024);

    const answered = await gateway.send('/api/groups', { method: 'POST', headers: how === 'stated' ? {} : { 'transfer-encoding': 'chunked' }, body });

    expect(answered.status).toBe(413);
    expect(answered.json).toHaveProperty('code', 'TOO_LARGE');
    expect(gateway.seen).toEqual([]);
  });
});

describe('an answer that is there before all of the request is', () => {
  const POSTS: readonly [string, number, RequestListener][] = [
    ['a service that does not read', 401, (_request, response) => void response.writeHead(401).end()],
    ['a service that breaks off', 503, (request) => void request.socket.destroy()],
    ['a body that is too large', 413, (_request, response) => void response.end()],
  ];
  test.each(POSTS)('when an answer comes early (%s), then the next request is answered', async (_what, status, answer) => {
    gateway.answer.groups = answer;
    const body = Buffer.alloc(status === 413 ? 4_000_000 : 1_900_000);
    let heard = '';

    const client = sayRaw(gateway, `POST /api/groups HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n`);
    client.on('data', (chunk) => (heard += String(chunk)));
    client.write(body);
    client.write('\r\n0\r\n\r\nGET /api/game-state HTTP/1.1\r\nHost: x\r\n\r\n');

    await eventually(
      () => answersIn(heard),
      (statuses) => statuses.join() === `${status},200`,
    );
    client.destroy();
  });
});

describe('a service that fails', () => {
  test('when a service is down, then only its calls get 503', async () => {
    await gateway.stopService('games');

    const down = await gateway.send('/api/game-state/s1');
    const up = await gateway.send('/api/groups');

    expect(down.status).toBe(503);
    expect(Number(down.headers['retry-after'])).toBeGreaterThan(0);
    expect(down.json).toMatchObject({ code: 'UNAVAILABLE', requestId: down.headers['x-request-id'] });
    expect(up.status).toBe(200);
  });

  test('when a service closes before it answers, then the client gets 503', async () => {
    gateway.answer.groups = (request) => request.socket.destroy();

    expect(await gateway.send('/api/groups')).toMatchObject({ status: 503 });
  });

  test('when a service fails mid-answer, then the answer is cut off', async () => {
    gateway.answer.groups = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    };

    await expect(gateway.send('/api/groups')).rejects.toThrow();
  });

  test('when a service fails while refusing an upgrade, then that is cut', async () => {
    gateway.answer.realtime = (_request, response) => {
      response.writeHead(400, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    };
    const upgrade = { connection: 'upgrade', upgrade: 'websocket' };

    await expect(gateway.send('/ws/?EIO=4', { headers: upgrade })).rejects.toThrow();
  });
});

describe('a client that goes away', () => {
  test.each([
    ['before the answer', false],
    ['during the answer', true],
  ])('when a client goes away %s, then its upstream request is closed', async (_when, answering) => {
    let upstream: IncomingMessage | undefined;
    let closed = false;
    gateway.answer.groups = (request, response) => {
      upstream = request;
      request.socket.once('close', () => (closed = true));
      if (answering) response.write('a beginning');
    };
    const { hostname, port } = new URL(gateway.url);
    const client = begin({ hostname, port, path: '/api/groups', agent: false });
    client.on('error', () => undefined);
    const answered = new Promise((resolve) => client.once('response', resolve));
    client.end();
    await eventually(() => upstream !== undefined, Boolean);
    if (answering) await answered;

    client.destroy();

    await eventually(() => closed, Boolean);
    expect(closed).toBe(true);
  });

  test('when a client leaves mid-body, then no service is asked', async () => {
    const { hostname, port } = new URL(gateway.url);
    const client = begin({ hostname, port, path: '/api/groups', method: 'POST', headers: { 'content-length': 1_000 }, agent: false });
    client.on('error', () => undefined);
    await new Promise((resolve) => client.write('a beginning', resolve));

    client.destroy();

    await eventually(() => gateway.logged.some((line) => line.includes('/api/groups')), Boolean);
    expect(gateway.seen).toEqual([]);
  });
});

test('when the gateway closes, then requests under way still finish', async () => {
  let answerNow = () => {};
  let arrived = false;
  gateway.answer.groups = (_request, response) => {
    answerNow = () => void response.end('done');
    arrived = true;
  };
  const underWay = gateway.send('/api/groups');
  await eventually(() => arrived, Boolean);

  const closed = gateway.close();
  answerNow();

  expect((await underWay).text).toBe('done');
  await closed;
  gateway = await startTestGateway();
});
