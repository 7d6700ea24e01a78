import { RATE_LIMITS } from '../src/config/limits';
import { sessionOf, startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
afterEach(() => gateway.close());

/** Scales every limit so that this one allows three requests. */
const threeOf = (limit: keyof typeof RATE_LIMITS) => startTestGateway({ rateLimitMultiplier: 3 / RATE_LIMITS[limit].requests, trustedProxies: ['127.0.0.1'] });

const from = (address: string, cookie?: string) => ({ headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) } });
async function statuses(count: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await send()).status);
  return seen;
}

test('when an address goes beyond its limit, then it gets 429', async () => {
  gateway = await threeOf('address');

  expect(await statuses(3, () => gateway.send('/api/groups', from('203.0.113.7')))).toEqual([200, 200, 200]);
  const refused = await gateway.send('/api/groups', from('203.0.113.7'));

  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.json).toMatchObject({ code: 'TOO_MANY_REQUESTS', requestId: refused.headers['x-request-id'] });
  expect(await gateway.send('/api/groups', from('203.0.113.8'))).toMatchObject({ status: 200 });
});

test('when addresses share an IPv6 network, then they share one limit', async () => {
  gateway = await threeOf('address');

  await statuses(3, () => gateway.send('/api/groups', from('2001:db8:1:2::1')));

  expect(await gateway.send('/api/groups', from('2001:db8:1:2:ffff::9'))).toMatchObject({ status: 429 });
  expect(await gateway.send('/api/groups', from('2001:db8:1:3::1'))).toMatchObject({ status: 200 });
});

test('when a user goes beyond the limit, then any address gets 429', async () => {
  gateway = await threeOf('user');
  gateway.exchange = () => sessionOf('ann');

  expect(await statuses(3, () => gateway.send('/api/groups', from('203.0.113.7', 'session=abc')))).toEqual([200, 200, 200]);

  expect(await gateway.send('/api/groups', from('203.0.113.99', 'session=abc'))).toMatchObject({ status: 429 });
  expect(await gateway.send('/api/groups', from('203.0.113.7'))).toMatchObject({ status: 200 });
});

test.each([
  ['login', '/api/auth/login', ['/api/auth/LOGIN', '/api/auth/login/']],
  ['register', '/api/auth/register', ['/api/auth/register?x=1']],
  ['forgot-password', '/api/auth/forgot-password', ['/api/Auth/forgot-password']],
  ['join', '/api/groups/join', ['/api/groups/join/']],
] as const)('when calls to %s go beyond their limit, then any spelling gets 429', async (limit, path, spellings) => {
  gateway = await threeOf(limit);
  const post = (to: string) => gateway.send(to, { method: 'POST', ...from('203.0.113.7') });

  expect(await statuses(3, () => post(path))).toEqual([200, 200, 200]);

  for (const spelling of [path, ...spellings]) expect(await post(spelling)).toMatchObject({ status: 429 });
  expect(await gateway.send('/api/auth/user', from('203.0.113.7'))).toMatchObject({ status: 200 });
});
