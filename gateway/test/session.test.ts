import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { INVALID_TOKEN, createPeers, verifyInternalToken, type HttpError } from '@fairshare/service-kit';
import { eventually } from '@fairshare/testing';
import { sessionOf, startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const SECRET = 'opaque-session-secret';
const HASH = createHash('sha256').update(SECRET).digest('hex');
const cookie = (more = '') => ({ headers: { cookie: `session=${SECRET}${more}` } });
const lastSeen = () => gateway.seen.at(-1)?.headers ?? {};

describe("a guest's request", () => {
  const guest = { headers: { 'x-guest': '1', cookie: `session=${SECRET}; guest=round.secret; device=phone; at-least.games.g1=3` } };

  test('when a guest sends a session cookie, then only the guest cookie passes', async () => {
    gateway.exchange = () => sessionOf('ann');

    await gateway.send('/api/guest/round', guest);

    expect(gateway.exchanges).toEqual([]);
    expect(lastSeen()).toMatchObject({ 'x-guest': '1', cookie: 'guest=round.secret; at-least.games.g1=3' });
    expect(lastSeen().authorization).toBeUndefined();
  });

  test('when a guest calls services, then only groups sees the guest cookie', async () => {
    for (const path of ['/api/guest/keep', '/api/groups', '/api/auth/user', '/api/subscription/status', '/api/groups/g1/tab']) await gateway.send(path, guest);

    expect(gateway.seen.map(({ service, headers }) => [service, String(headers.cookie).includes('guest=')])).toEqual([
      ['groups', true],
      ['groups', true],
      ['auth', false],
      ['billing', false],
      ['settlement', false],
    ]);
  });
});

describe('a request with a session', () => {
  test('when a request has a session, then it goes on with a token', async () => {
    gateway.exchange = ({ sessionHash }) => (sessionHash === HASH ? sessionOf('ann') : null);

    await gateway.send('/api/groups', cookie('; at-least.groups.g1=3; theme=dark'));

    expect(lastSeen().authorization).toBe('Bearer token-of-ann-1-1');
    expect(lastSeen().cookie).toBe('at-least.groups.g1=3');
  });

  test('when the public address is https, then only the host-bound cookie counts', async () => {
    const secure = await startTestGateway({ publicUrl: 'https://golf.example' });
    secure.exchange = () => sessionOf('ann');
    try {
      await secure.send('/api/groups', cookie());
      await secure.send('/api/groups', { headers: { cookie: `__Host-session=${SECRET}` } });
      expect(secure.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer token-of-ann-1-1']);
    } finally {
      await secure.close();
    }
  });

  test('when requests of one session come together, then it is exchanged once', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    gateway.exchange = () => held.then(() => sessionOf('ann'));

    const together = Promise.all([1, 2, 3, 4].map(() => gateway.send('/api/groups', cookie())));
    await eventually(
      () => gateway.exchanges.length,
      (count) => count > 0,
    );
    letGo();
    await together;
    await gateway.send('/api/groups', cookie());

    expect(gateway.exchanges).toEqual([{ sessionHash: HASH }]);
    expect(gateway.seen.filter(({ headers }) => headers.authorization === 'Bearer token-of-ann-1-1')).toHaveLength(5);
  });

  test('when a token is over 10 seconds old, then it is exchanged again', async () => {
    gateway.exchange = () => sessionOf('ann', { billing: gateway.exchanges.length });
    await gateway.send('/api/groups', cookie());

    gateway.advance(9_900);
    await gateway.send('/api/groups', cookie());
    expect(lastSeen().authorization).toBe('Bearer token-of-ann-1-1');

    gateway.advance(101);
    await gateway.send('/api/groups', cookie());
    expect(lastSeen().authorization).toBe('Bearer token-of-ann-1-2');
  });

  test('when a session has ended, then auth is not asked', async () => {
    gateway.exchange = () => sessionOf('ann');
    await gateway.send('/api/groups', cookie());

    await gateway.cache.end(HASH);
    const answered = await gateway.send('/api/groups', cookie());

    expect(answered.status).toBe(200);
    expect(lastSeen().authorization).toBeUndefined();
    expect(gateway.exchanges).toHaveLength(1);
  });

  test('when auth does not know the session, then no token is passed', async () => {
    await gateway.send('/api/groups', cookie());

    expect(gateway.exchanges).toHaveLength(1);
    expect(lastSeen().authorization).toBeUndefined();
  });

  test.each([
    ['an account cookie', { cookie: `session=${SECRET}; at-least.accounts.ann=2` }, 'accounts/ann=2'],
    ['a billing cookie', { cookie: `session=${SECRET}; at-least.billing.ann=5` }, 'billing/ann=5'],
    ['the header', { cookie: `session=${SECRET}`, 'x-at-least': 'groups/g1=9, billing/ann=4' }, 'billing/ann=4'],
  ])('when a request names a newer version by %s, then its token is new', async (_by, headers, atLeast) => {
    gateway.exchange = (body) => sessionOf('ann', body.atLeast ? { account: 9, billing: 9 } : {});
    await gateway.send('/api/groups', cookie());

    await gateway.send('/api/groups', { headers });
    await gateway.send('/api/groups', { headers });

    expect(gateway.exchanges).toEqual([{ sessionHash: HASH }, { sessionHash: HASH, atLeast }]);
    expect(lastSeen().authorization).toBe('Bearer token-of-ann-9-9');
  });

  test("when a request names its token's version, then it keeps the token", async () => {
    gateway.exchange = () => sessionOf('ann', { account: 3 });
    await gateway.send('/api/groups', cookie());

    await gateway.send('/api/groups', cookie('; at-least.accounts.ann=3; at-least.accounts.bob=9'));

    expect(gateway.exchanges).toHaveLength(1);
  });

  test('when auth is unavailable, then only requests with a session get 503', async () => {
    await gateway.stopService('auth');

    const signedIn = await gateway.send('/api/groups', cookie());
    const anonymous = await gateway.send('/api/groups');

    expect(signedIn.status).toBe(503);
    expect(Number(signedIn.headers['retry-after'])).toBeGreaterThan(0);
    expect(signedIn.json).toMatchObject({ code: 'UNAVAILABLE', requestId: signedIn.headers['x-request-id'] });
    expect(anonymous.status).toBe(200);
  });

  test('when the cache is unavailable, then the session is exchanged on each request', async () => {
    const away = () => Promise.reject(new Error('away'));
    const cacheless = await startTestGateway({ sessionCache: { look: away, keep: away, end: away, invalidate: away, close: async () => undefined } });
    cacheless.exchange = () => sessionOf('ann');
    try {
      await cacheless.send('/api/groups', cookie());
      const answered = await cacheless.send('/api/groups', cookie());
      expect(answered.status).toBe(200);
      expect(cacheless.exchanges).toHaveLength(2);
    } finally {
      await cacheless.close();
    }
  });
});

describe('what a client says of itself', () => {
  test('when a client sends identity headers, then they never reach a service', async () => {
    await gateway.send('/api/groups', {
      headers: {
        authorization: 'Bearer forged',
        'X-User-Id': 'ann',
        'x-internal-token': 'forged',
        'x-auth-request-email': 'ann@golf.example',
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
        'x-real-ip': '203.0.113.7',
        forwarded: 'for=203.0.113.7',
        'x-request-id': 'chosen-by-the-client',
        traceparent: '00-11111111111111111111111111111111-1111111111111111-01',
        baggage: 'user=ann',
      },
    });

    const seen = lastSeen();
    expect(Object.keys(seen).filter((name) => /^(authorization|forwarded|x-user|x-internal|x-auth|x-real)/.test(name))).toEqual([]);
    expect(seen).not.toHaveProperty('baggage');
    expect(seen['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen['x-forwarded-proto']).toBe('http');
    expect(seen['x-forwarded-host']).toBe(new URL(gateway.url).host);
    expect(seen['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(seen['x-request-id']).not.toBe('1'.repeat(32));
    expect(seen.traceparent).toMatch(new RegExp(`^00-${String(seen['x-request-id'])}-[0-9a-f]{16}-01$`));
  });

  test('when a client names authorization in Connection, then the token still arrives', async () => {
    gateway.exchange = () => sessionOf('ann');

    await gateway.send('/api/groups', { headers: { cookie: `session=${SECRET}`, connection: 'authorization, x-request-id' } });

    expect(lastSeen().authorization).toBe('Bearer token-of-ann-1-1');
    expect(lastSeen()).toHaveProperty('x-request-id');
  });

  test('when the public address is https, then services receive https', async () => {
    const secure = await startTestGateway({ publicUrl: 'https://golf.example' });
    try {
      await secure.send('/api/groups');
      expect(secure.seen[0]?.headers['x-forwarded-proto']).toBe('https');
    } finally {
      await secure.close();
    }
  });

  test('when a trusted proxy sends forwarding headers, then they reach the service', async () => {
    const behindProxy = await startTestGateway({ trustedProxies: ['127.0.0.1/32'] });
    try {
      await behindProxy.send('/api/groups', {
        headers: { 'x-forwarded-for': '198.51.100.9, 203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'golf.example' },
      });
      expect(behindProxy.seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'golf.example' });
    } finally {
      await behindProxy.close();
    }
  });
});

test('when requests carry secrets in query, cookie or body, then no secret is logged', async () => {
  gateway.exchange = () => sessionOf('ann');
  await gateway.send('/api/auth/login?token=in-the-query', { method: 'POST', ...cookie(), body: '{"password":"in-the-body"}' });
  await gateway.stopService('groups');
  await gateway.send('/api/groups', cookie());

  const logged = gateway.logged.join('');
  expect(logged).toContain('"path":"/api/auth/login"');
  expect(logged).not.toMatch(/opaque-session-secret|token-of-ann|in-the-query|in-the-body/);
});

test("when a request carries a device's cookie, then only auth gets it", async () => {
  const sent = { headers: { cookie: 'device=known; at-least.groups.g1=3; theme=dark' } };

  await gateway.send('/api/auth/login', { method: 'POST', ...sent });
  expect(lastSeen().cookie).toBe('device=known; at-least.groups.g1=3');

  await gateway.send('/api/groups', sent);
  expect(lastSeen().cookie).toBe('at-least.groups.g1=3');
});

test('when auth rejects the internal token, then the request gets 503', async () => {
  const peers = createPeers({ self: 'gateway', urls: () => [`http://127.0.0.1:${(refusing.address() as AddressInfo).port}`], secret: 'another secret' });
  const refusing = createServer((request, response) => {
    try {
      verifyInternalToken('the secret of auth', request.headers.authorization?.slice('Bearer '.length) ?? '');
      response.end('{}');
    } catch (error) {
      const { status, code } = error as HttpError;
      response.writeHead(status).end(JSON.stringify({ code }));
    }
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const misled = await startTestGateway({ peers });
  try {
    expect(await misled.send('/api/groups', cookie())).toMatchObject({ status: 503 });
    expect(misled.logged.join('')).toContain('INTERNAL_SECRET');
    expect(misled.seen).toEqual([]);
  } finally {
    await misled.close();
    await peers.close();
    refusing.close();
  }
});

test('when a service finds the token out of time, then 503 follows', async () => {
  gateway.exchange = () => sessionOf('ann');
  gateway.answer.groups = (_request, response) => response.writeHead(401, { 'www-authenticate': INVALID_TOKEN }).end();
  gateway.answer.auth = (_request, response) => response.writeHead(401).end();

  expect(await gateway.send('/api/groups', cookie())).toMatchObject({ status: 503 });
  expect(gateway.logged.join('')).toContain('clocks');
  expect(await gateway.send('/api/auth/login', { method: 'POST', ...cookie() })).toMatchObject({ status: 401 });
  expect(await gateway.send('/api/groups')).toMatchObject({ status: 401 });
});
